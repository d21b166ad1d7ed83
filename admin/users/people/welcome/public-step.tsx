import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { getSettings } from '../../../../client/src/settings/settings.js';
import { addressOf } from '../../../shared/location';
import { roleName } from '../../../shared/people/roles';
import { transport } from '../../../shared/transport';
import { useAnswer } from '../../../shared/use-answer';
import { Step } from './step';

/** Done when people with at least one role are public. */
export function PublicStep() {
	const { value } = useAnswer( 'welcome public', async ( signal ) => {
		const { body } = await getSettings( transport, { signal } );
		return body.public_roles;
	} );
	const isDone = value && value.length > 0;
	return (
		<Step title={ __( 'Choose who is public', 'svc' ) } isDone={ isDone }>
			<p>
				{ isDone
					? sprintf(
							/* translators: %s: names of roles, separated by commas. */
							__(
								'Signed-out visitors see people with these roles: %s.',
								'svc'
							),
							value.map( roleName ).join( ', ' )
						)
					: __(
							'Until you choose, only colleagues who have signed in see people. Leave it so for an intranet.',
							'svc'
						) }
			</p>
			<div className="svc-welcome__actions">
				<Button
					variant="secondary"
					size="compact"
					href={ addressOf( 'svc-people-settings' ) }
				>
					{ __( 'Choose public roles and fields', 'svc' ) }
				</Button>
			</div>
		</Step>
	);
}
