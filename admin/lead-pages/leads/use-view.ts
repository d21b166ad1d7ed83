import { useCallback, useMemo } from '@wordpress/element';
import { addressOfState } from '../../shared/list/address';
import {
	addressOf,
	currentQuery,
	pushAddress,
	replaceAddress,
	useQuery,
} from '../../shared/location';
import { leadShape, type LeadState } from './list';
import { addressOfView, viewOf, type View } from './view';

/** The address of the list with another view. */
export const addressWith = (
	view: View,
	state: LeadState | null = null
): string =>
	addressOf( 'svc-leads', {
		...( state && addressOfState( leadShape, state ) ),
		...addressOfView( view ),
	} );

/** The view that the address names, and the lead that is open beside the list. */
export function useView() {
	const query = useQuery().toString();
	const view = useMemo(
		() => viewOf( new URLSearchParams( query ) ),
		[ query ]
	);
	/** An open lead has an entry in the browser's history, so that the way back closes it; the next one replaces it. */
	const open = useCallback( ( lead: number | null ) => {
		const now = currentQuery();
		const isOpen = viewOf( now ).lead !== null;
		now.delete( 'lead' );
		now.delete( 'page' );
		const address = addressOf( 'svc-leads', {
			...Object.fromEntries( now ),
			...( lead !== null && { lead } ),
		} );
		if ( isOpen || lead === null ) {
			replaceAddress( address );
		} else {
			pushAddress( address );
		}
	}, [] );
	return { view, open };
}
