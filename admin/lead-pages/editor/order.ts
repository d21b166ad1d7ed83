/** The list with one item a place up (-1) or down (1); the same where there is no such place. */
export function moved< Item >(
	items: readonly Item[],
	from: number,
	by: -1 | 1
): Item[] {
	const all = [ ...items ];
	const to = from + by;
	if ( from >= 0 && from < all.length && to >= 0 && to < all.length ) {
		all.splice( to, 0, ...all.splice( from, 1 ) );
	}
	return all;
}

export const replaced = < Item >(
	items: readonly Item[],
	at: number,
	next: Item
): Item[] => items.map( ( item, index ) => ( index === at ? next : item ) );

export const without = < Item >( items: readonly Item[], at: number ): Item[] =>
	items.filter( ( _item, index ) => index !== at );
