import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { boot } from '../app/boot';
import { readVersion } from '../person/read';
import { textOf } from '../shared/failure';
import { Screen } from '../shared/screen';
import { useAnswer } from '../shared/use-answer';
import { EditMe } from './edit-me';

/** The own profile: what an owner may change, and the rest to look at. */
export function Me() {
	const id = boot().me.profileId ?? 0;
	const { value, failure, again } = useAnswer( String( id ), ( signal ) =>
		readVersion( id, signal )
	);
	if ( value ) {
		return <EditMe start={ value } />;
	}
	return (
		<Screen title={ __( 'My profile', 'svc' ) }>
			{ failure === null ? (
				<Spinner />
			) : (
				<>
					<Notice status="error" isDismissible={ false }>
						{ textOf( failure ) }
					</Notice>
					<Button variant="secondary" onClick={ again }>
						{ __( 'Try again', 'svc' ) }
					</Button>
				</>
			) }
		</Screen>
	);
}
