import { __ } from '@wordpress/i18n';
import { NotYet } from '../../shared/not-yet';
import { Screen } from '../../shared/screen';
import { useAnswer } from '../../shared/use-answer';
import { EditSettings } from './edit-settings';
import { readSettings } from './stored';

export function Settings() {
	const { value, ...asked } = useAnswer( 'settings', readSettings );
	if ( value ) {
		return <EditSettings start={ value } />;
	}
	return (
		<Screen title={ __( 'People settings', 'svc' ) }>
			<NotYet { ...asked } />
		</Screen>
	);
}
