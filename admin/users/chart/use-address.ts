import { useCallback } from '@wordpress/element';
import {
	addressOf,
	currentQuery,
	replaceAddress,
	useQuery,
} from '../../shared/location';

export type View = 'tree' | 'list';

const read = ( query: URLSearchParams ): { view: View; user: number } => ( {
	view: query.get( 'view' ) === 'list' ? 'list' : 'tree',
	/** User ID of the person to show. */
	user: Number( query.get( 'user' ) ?? 0 ),
} );

/** The view and the person in the address. */
export function useAddress() {
	const update = useCallback( ( changes: { view?: View; user?: number } ) => {
		const { view, user } = { ...read( currentQuery() ), ...changes };
		replaceAddress(
			addressOf( 'svc-people-chart', {
				...( view === 'list' && { view } ),
				...( user > 0 && { user } ),
			} )
		);
	}, [] );
	return { ...read( useQuery() ), update };
}
