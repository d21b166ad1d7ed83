/** An item of the tree that can be seen, as far as the keyboard is concerned. */
export interface Row {
	level: number;
	/** Null where there is nothing to open. */
	isOpen: boolean | null;
	label: string;
}

export type Act =
	| { focus: number }
	| 'open'
	| 'close'
	| 'toggle'
	| 'openSiblings'
	| 'activate';

/** The action of a key in a tree, by the ARIA Authoring Practices; null for none. */
export function act(
	rows: Row[],
	at: number,
	key: string,
	isRtl = false
): Act | null {
	const row = rows[ at ];
	const inwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const outwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
	const to = ( index: number ) =>
		index in rows && index !== at ? { focus: index } : null;
	switch ( row ? key : '' ) {
		case 'ArrowDown':
			return to( at + 1 );
		case 'ArrowUp':
			return to( at - 1 );
		case 'Home':
			return to( 0 );
		case 'End':
			return to( rows.length - 1 );
		case inwards:
			if ( row?.isOpen ) {
				return ( rows[ at + 1 ]?.level ?? 0 ) > row.level
					? to( at + 1 )
					: null;
			}
			return row?.isOpen === false ? 'open' : null;
		case outwards:
			return row?.isOpen ? 'close' : to( above( rows, at ) );
		case 'Enter':
			return 'activate';
		case ' ':
			return row?.isOpen === null ? 'activate' : 'toggle';
		case '*':
			return 'openSiblings';
		default:
			return null;
	}
}

/** The row of the manager. */
function above( rows: Row[], at: number ): number {
	const level = rows[ at ]?.level ?? 0;
	return rows.findLastIndex(
		( row, index ) => index < at && row.level < level
	);
}

/** The next row that begins with what was typed, from the top again at the end; -1 for none. */
export function typed( rows: Row[], at: number, text: string ): number {
	const sought = fold( text );
	const start = text.length === 1 ? at + 1 : at;
	const order = rows.map( ( _, index ) => ( start + index ) % rows.length );
	return (
		order.find( ( index ) =>
			fold( rows[ index ]?.label ?? '' ).startsWith( sought )
		) ?? -1
	);
}

const fold = ( text: string ) =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();
