import { __ } from '@wordpress/i18n';
import { addressOf } from '../app/location';
import { Link } from '../shared/link';
import { NotYet } from '../shared/not-yet';
import { Screen } from '../shared/screen';
import { useAnswer } from '../shared/use-answer';
import { EditPerson } from './edit-person';
import { readVersion } from './read';

const back = (
	<Link className="svc-back" href={ addressOf( 'svc-people' ) }>
		{ __( 'All people', 'svc' ) }
	</Link>
);

export function Person( { id }: { id: number } ) {
	const { value, ...asked } = useAnswer( String( id ), ( signal ) =>
		readVersion( id, signal )
	);
	if ( value ) {
		return <EditPerson start={ value } back={ back } />;
	}
	return (
		<Screen title={ __( 'Person', 'svc' ) } back={ back }>
			<NotYet { ...asked } />
		</Screen>
	);
}
