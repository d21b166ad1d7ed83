import { useCallback, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasStatus, textOf } from '../../shared/failure';
import { notifyError } from '../../shared/notices';
import type { ChartStore } from './data/chart-store';
import { useAddress } from './use-address';

/** Opens the teams down to a person and shows the person; `lastUser` is the user ID that it has put into the address. */
export function useGoTo( store: ChartStore, arrive: ( id: number ) => void ) {
	const lastUser = useRef( 0 );
	const { update } = useAddress();
	const arrived = useRef( arrive );
	arrived.current = arrive;
	const goTo = useCallback(
		async ( id: number ) => {
			lastUser.current = id;
			update( { user: id } );
			try {
				await store.find( id );
				arrived.current( id );
			} catch ( thrown ) {
				notifyError(
					hasStatus( thrown, 404 )
						? __(
								'This person is not in the org chart: the profile was deleted or is of a realtor partner.',
								'svc'
							)
						: textOf( thrown )
				);
			}
		},
		[ store, update ]
	);
	return { goTo, lastUser };
}
