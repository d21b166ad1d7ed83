/** Which items an action was carried out for, and which it was refused for. */
export interface Outcome< Item > {
	done: Item[];
	refused: { item: Item; failure: unknown }[];
}

/**
 * Carries an action out for each item, one request after the other. A refusal does not stop the others.
 *
 * @param items
 * @param run
 * @param progress Called with the number of items tried so far.
 * @param signal   Stops before the next item.
 */
export async function oneByOne< Item >(
	items: readonly Item[],
	run: ( item: Item ) => Promise< unknown >,
	progress: ( tried: number ) => void = () => {},
	signal?: AbortSignal
): Promise< Outcome< Item > > {
	const outcome: Outcome< Item > = { done: [], refused: [] };
	for ( const item of items ) {
		if ( signal?.aborted ) {
			break;
		}
		try {
			await run( item );
			outcome.done.push( item );
		} catch ( failure ) {
			outcome.refused.push( { item, failure } );
		}
		progress( outcome.done.length + outcome.refused.length );
	}
	return outcome;
}
