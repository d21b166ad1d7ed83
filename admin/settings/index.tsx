import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { textOf } from '../shared/failure';
import { Screen } from '../shared/screen';
import { useAnswer } from '../shared/use-answer';
import { EditSettings } from './edit-settings';
import { readSettings } from './stored';

export function Settings() {
	const { value, failure, again } = useAnswer( 'settings', readSettings );
	if ( value ) {
		return <EditSettings start={ value } />;
	}
	return (
		<Screen title={ __( 'People settings', 'svc' ) }>
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
