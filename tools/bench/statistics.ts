/** Result of a row of pairs: ratios of a request’s time to that of the request that it is compared with. */
export interface Verdict {
	median: number;
	low: number;
	high: number;
	/** Of the tenth percentiles: the least disturbed requests of both. */
	p10: number;
	milliseconds: number;
}

export interface Pair {
	route: number;
	empty: number;
}

/** @param batches Pairs by the workers that answered them. The interval is as wide as the batches differ. */
export function judge( batches: readonly ( readonly Pair[] )[] ): Verdict {
	const pairs = batches.flat();
	const ratiosOf = ( some: readonly Pair[] ) =>
		some.map( ( { route, empty } ) => route / empty );
	const ratios = ratiosOf( pairs );
	const resampled = sorted(
		Array.from( { length: 1000 }, ( _, round ) =>
			median( resample( batches, round ).flatMap( ratiosOf ) )
		)
	);
	return {
		median: median( ratios ),
		low: quantile( resampled, 0.025 ),
		high: quantile( resampled, 0.975 ),
		p10:
			quantile( sorted( pairs.map( ( pair ) => pair.route ) ), 0.1 ) /
			quantile( sorted( pairs.map( ( pair ) => pair.empty ) ), 0.1 ),
		milliseconds: median( pairs.map( ( pair ) => pair.route ) ),
	};
}

export function median( values: readonly number[] ): number {
	return quantile( sorted( values ), 0.5 );
}

function sorted( values: readonly number[] ): number[] {
	return [ ...values ].sort( ( a, b ) => a - b );
}

/** Of sorted values, linear between neighbours. */
function quantile( values: readonly number[], share: number ): number {
	const position = ( values.length - 1 ) * share;
	const below = values[ Math.floor( position ) ] ?? NaN;
	const above = values[ Math.ceil( position ) ] ?? NaN;
	return below + ( above - below ) * ( position % 1 );
}

/** A linear congruential generator: the same interval for the same pairs. */
function resample< T >( values: readonly T[], seed: number ): T[] {
	let state = seed + 1;
	return values.flatMap( () => {
		state = ( state * 1664525 + 1013904223 ) % 4294967296;
		const index = Math.floor( ( state / 4294967296 ) * values.length );
		return values.slice( index, index + 1 );
	} );
}
