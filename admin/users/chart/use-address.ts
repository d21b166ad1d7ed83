import { useCallback } from '@wordpress/element';
import {
	addressOf,
	currentQuery,
	rename,
	useQuery,
} from '../../shared/location';

export type View = 'tree' | 'list';

const read = ( query: URLSearchParams ): { view: View; user: number } => ( {
	view: query.get( 'view' ) === 'list' ? 'list' : 'tree',
	/** Whom the chart is to show. */
	user: Number( query.get( 'user' ) ?? 0 ),
} );

/** What the address says of the screen, and how it is made to say something else. */
export function useAddress() {
	const say = useCallback( ( news: { view?: View; user?: number } ) => {
		const { view, user } = { ...read( currentQuery() ), ...news };
		rename(
			addressOf( 'svc-people-chart', {
				...( view === 'list' && { view } ),
				...( user > 0 && { user } ),
			} )
		);
	}, [] );
	return { ...read( useQuery() ), say };
}
