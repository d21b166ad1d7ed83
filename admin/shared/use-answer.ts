import { useCallback, useEffect, useState } from '@wordpress/element';
import { isAbort } from './failure';

export interface Asked< Value > {
	/** The last answer, kept while the next is awaited. */
	value: Value | null;
	failure: unknown;
	isWaiting: boolean;
	again: () => void;
}

/**
 * The answer to a request that is sent again when its key changes. Answers to earlier requests are dropped.
 *
 * @param key Without a key, no request is sent.
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
		// The key has all that the request depends on.
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
