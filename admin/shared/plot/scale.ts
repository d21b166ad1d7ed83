/** The whole numbers at which an axis has lines: 0, and steps of 1, 2 or 5 times a power of ten up to the largest value. */
export function ticksFor( largest: number, most = 4 ): number[] {
	const rough = Math.max( largest, 1 ) / most;
	const power = 10 ** Math.floor( Math.log10( rough ) );
	const step = Math.max(
		1,
		[ 1, 2, 5, 10 ]
			.map( ( times ) => times * power )
			.find( ( one ) => one >= rough ) ?? rough
	);
	const count = Math.ceil( Math.max( largest, 1 ) / step );
	return Array.from( { length: count + 1 }, ( _none, at ) => at * step );
}

/** Which of so many labels are shown where there is room for some: the first, and every n-th. */
export const shownLabels = ( count: number, room: number ): number[] => {
	const every = Math.max( 1, Math.ceil( count / room ) );
	return Array.from(
		{ length: Math.ceil( count / every ) },
		( _none, at ) => at * every
	);
};
