import { useCallback, useEffect, useState } from '@wordpress/element';
import { isAbort } from './failure';

export interface Asked< Value > {
	/** The last answer, also while the next is under way. */
	value: Value | null;
	failure: unknown;
	isWaiting: boolean;
	again: () => void;
}

/**
 * The answer to a question that changes with its key; only that to the last question counts.
 *
 * @param key Without one nothing is asked.
 * @param ask
 */
export function useAnswer< Value >(
	key: string | null,
	ask: ( signal: AbortSignal ) => Promise< Value >
): Asked< Value > {
	const [ round, setRound ] = useState( 0 );
	const [ state, setState ] = useState< {
		of: string | null;
		value: Value | null;
		failure: unknown;
	} >( { of: null, value: null, failure: null } );
	const question = key === null ? null : `${ round } ${ key }`;

	useEffect( () => {
		if ( question === null ) {
			return undefined;
		}
		const abort = new AbortController();
		ask( abort.signal ).then(
			( value ) => {
				if ( ! abort.signal.aborted ) {
					setState( { of: question, value, failure: null } );
				}
			},
			( failure: unknown ) => {
				if ( ! abort.signal.aborted && ! isAbort( failure ) ) {
					setState( ( { value } ) => ( {
						of: question,
						value,
						failure,
					} ) );
				}
			}
		);
		return () => abort.abort();
		// The key stands for all that the question depends on.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ question ] );

	const again = useCallback( () => setRound( ( last ) => last + 1 ), [] );
	return {
		value: state.value,
		failure: state.of === question ? state.failure : null,
		isWaiting: question !== null && state.of !== question,
		again,
	};
}
