/** What became of each of several things. */
export interface Outcome< Item > {
	done: Item[];
	refused: { item: Item; failure: unknown }[];
}

/**
 * One after the other, as the server writes them: what is refused does not keep the others from being done.
 *
 * @param items
 * @param work
 * @param progress Hears how many are through.
 * @param signal   Stops before the next one.
 */
export async function oneByOne< Item >(
	items: readonly Item[],
	work: ( item: Item ) => Promise< unknown >,
	progress: ( through: number ) => void,
	signal: AbortSignal
): Promise< Outcome< Item > > {
	const outcome: Outcome< Item > = { done: [], refused: [] };
	for ( const item of items ) {
		if ( signal.aborted ) {
			break;
		}
		try {
			await work( item );
			outcome.done.push( item );
		} catch ( failure ) {
			outcome.refused.push( { item, failure } );
		}
		progress( outcome.done.length + outcome.refused.length );
	}
	return outcome;
}
