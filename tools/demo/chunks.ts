/** Arrays of up to `size` items. */
export function* chunks< T >(
	items: Iterable< T >,
	size: number
): Generator< T[], void, undefined > {
	let chunk: T[] = [];
	for ( const item of items ) {
		chunk.push( item );
		if ( chunk.length === size ) {
			yield chunk;
			chunk = [];
		}
	}
	if ( chunk.length > 0 ) {
		yield chunk;
	}
}
