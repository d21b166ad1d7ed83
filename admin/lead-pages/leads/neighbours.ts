/** The item after or before one of a list; the first or last where it is not in the list, and null at the ends. */
export function neighbour(
	ids: readonly number[],
	id: number | null,
	step: 1 | -1
): number | null {
	const at = id === null ? -1 : ids.indexOf( id );
	if ( at === -1 ) {
		return ( step === 1 ? ids[ 0 ] : ids.at( -1 ) ) ?? null;
	}
	return ids[ at + step ] ?? null;
}
