import { useCallback, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasStatus, textOf } from '../../shared/failure';
import { notifyError } from '../../shared/notices';
import type { Company } from './company';
import { useAddress } from './use-address';

/** Opens the way to somebody and shows them there. */
export function useGoingTo( company: Company, arrive: ( id: number ) => void ) {
	const gone = useRef( 0 );
	const { say } = useAddress();
	const arrived = useRef( arrive );
	arrived.current = arrive;
	const goTo = useCallback(
		async ( id: number ) => {
			gone.current = id;
			say( { user: id } );
			try {
				await company.find( id );
				arrived.current( id );
			} catch ( thrown ) {
				notifyError(
					hasStatus( thrown, 404 )
						? __(
								'This person is not part of the chart: they have left, or are a realtor partner.',
								'svc'
							)
						: textOf( thrown )
				);
			}
		},
		[ company, say ]
	);
	return { goTo, gone };
}
