import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getProfileByUser } from '../../../client/src/users/profiles.js';
import { addressOf, replaceAddress } from '../../shared/location';
import { Link } from '../../shared/link';
import { Screen } from '../../shared/screen';
import { ScreenNotYet } from '../../shared/skeleton';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { EditPerson } from './edit-person';
import { readPerson } from '../shared/profile/read';

const back = (
	<Link className="svc-back" href={ addressOf( 'svc-people' ) }>
		{ __( 'All people', 'svc' ) }
	</Link>
);

export function Person( { id }: { id: number } ) {
	const { value, ...asked } = useAnswer( String( id ), ( signal ) =>
		readPerson( id, signal )
	);
	if ( value ) {
		return <EditPerson start={ value } back={ back } />;
	}
	return (
		<Screen title={ __( 'Person', 'svc' ) } back={ back }>
			<ScreenNotYet { ...asked } />
		</Screen>
	);
}

/** The same by user ID: the address becomes that of the profile. */
export function PersonOfUser( { id }: { id: number } ) {
	const { value, ...asked } = useAnswer( String( id ), async ( signal ) => {
		const { body } = await getProfileByUser( transport, id, { signal } );
		return body.id;
	} );
	useEffect( () => {
		if ( value ) {
			replaceAddress( addressOf( 'svc-people', { person: value } ) );
		}
	}, [ value ] );
	return (
		<Screen title={ __( 'Person', 'svc' ) } back={ back }>
			<ScreenNotYet { ...asked } />
		</Screen>
	);
}
