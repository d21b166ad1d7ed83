import { dispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { store } from '@wordpress/preferences';
import { currentQuery } from '../../../shared/location';

const scope = 'svc/people';
const name = 'isWelcomeDismissed';

const keep = ( isDismissed: boolean ) =>
	void dispatch( store ).set( scope, name, isDismissed );

/** Whether the account wants to see the welcome on this site; `welcome=1` in the address brings it back. */
export function useWelcome() {
	const [ isAsked ] = useState( () => currentQuery().has( 'welcome' ) );
	const isDismissed = useSelect(
		( select ) => select( store ).get( scope, name ) === true,
		[]
	);
	useEffect( () => {
		if ( isAsked ) {
			keep( false );
		}
	}, [ isAsked ] );
	return { isShown: ! isDismissed, dismiss: () => keep( true ) };
}
