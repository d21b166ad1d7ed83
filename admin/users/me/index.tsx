import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { Screen } from '../../shared/screen';
import { ScreenNotYet } from '../../shared/skeleton';
import { useAnswer } from '../../shared/use-answer';
import { readPerson } from '../shared/profile/read';
import { EditMe } from './edit-me';

/** One's own profile: the fields that its owner may change, and the others to read. */
export function Me() {
	const id = boot().me.profileId ?? 0;
	const { value, ...asked } = useAnswer( String( id ), ( signal ) =>
		readPerson( id, signal )
	);
	if ( value ) {
		return <EditMe start={ value } />;
	}
	return (
		<Screen title={ __( 'My profile', 'svc' ) }>
			<ScreenNotYet { ...asked } />
		</Screen>
	);
}
