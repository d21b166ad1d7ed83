import {
	createContext,
	useContext,
	useEffect,
	useState,
} from '@wordpress/element';
import {
	getLeadPageStats,
	type PageStats,
} from '../../../client/src/lead-pages/index';
import { isAbort } from '../../shared/failure';
import { transport } from '../../shared/transport';

/** The figures of pages of the last 30 days, by page ID; null where they cannot be read. */
export type Figures = ReadonlyMap< number, PageStats | null >;

const FiguresContext = createContext< Figures >( new Map() );

export const FiguresProvider = FiguresContext.Provider;

/** Undefined until they have been read. */
export const useFiguresOf = ( id: number ): PageStats | null | undefined =>
	useContext( FiguresContext ).get( id );

/** Reads the figures of these pages, one page after the other, so that the list itself never waits for them. */
export function useFigures( ids: readonly number[] ): Figures {
	const [ figures, setFigures ] = useState< Figures >( new Map() );
	const key = ids.join();
	useEffect( () => {
		const abort = new AbortController();
		void readAll(
			key.split( ',' ).map( Number ),
			abort.signal,
			( id, stats ) =>
				setFigures( ( last ) => new Map( [ ...last, [ id, stats ] ] ) )
		);
		return () => abort.abort();
	}, [ key ] );
	return figures;
}

async function readAll(
	ids: readonly number[],
	signal: AbortSignal,
	found: ( id: number, stats: PageStats | null ) => void
) {
	for ( const id of ids.filter( ( one ) => one > 0 ) ) {
		try {
			const { body } = await getLeadPageStats(
				transport,
				id,
				{},
				{
					signal,
				}
			);
			found( id, body );
		} catch ( thrown ) {
			if ( isAbort( thrown ) || signal.aborted ) {
				return;
			}
			found( id, null );
		}
	}
}
