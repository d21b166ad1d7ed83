const least = 0.25;
const most = 2;

/** Limited to readable sizes, and exactly 1 if it is close to 1. */
export const held = ( zoom: number ) => {
	const kept = Math.min( most, Math.max( least, zoom ) );
	return Math.abs( kept - 1 ) < 0.02 ? 1 : kept;
};

/** How far to scroll so that the content under a point stays there: the point's place in the tree, before and after. */
export const drift = (
	point: number,
	before: { start: number; size: number },
	after: { start: number; size: number }
) =>
	before.size === 0
		? 0
		: after.start +
			( ( point - before.start ) / before.size ) * after.size -
			point;
