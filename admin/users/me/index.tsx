import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { readVersion } from '../shared/profile/read';
import { NotYet } from '../../shared/not-yet';
import { Screen } from '../../shared/screen';
import { useAnswer } from '../../shared/use-answer';
import { EditMe } from './edit-me';

/** The own profile: what an owner may change, and the rest to look at. */
export function Me() {
	const id = boot().me.profileId ?? 0;
	const { value, ...asked } = useAnswer( String( id ), ( signal ) =>
		readVersion( id, signal )
	);
	if ( value ) {
		return <EditMe start={ value } />;
	}
	return (
		<Screen title={ __( 'My profile', 'svc' ) }>
			<NotYet { ...asked } />
		</Screen>
	);
}
