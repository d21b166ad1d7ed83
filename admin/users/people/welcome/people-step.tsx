import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { listProfiles } from '../../../../client/src/users/profiles.js';
import { addressOf } from '../../../shared/location';
import { transport } from '../../../shared/transport';
import { useAnswer } from '../../../shared/use-answer';
import { Step } from './step';

/** Done when there is a profile. */
export function PeopleStep() {
	const { value } = useAnswer( 'welcome people', async ( signal ) => {
		const { body } = await listProfiles(
			transport,
			{ per_page: 1, context: 'edit' },
			{ signal }
		);
		return body.total > 0;
	} );
	return (
		<Step title={ __( 'Import or add people', 'svc' ) } isDone={ value }>
			<p>
				{ __(
					'An Excel workbook or a CSV file of your HR system will do: you see what would happen to each row before anything is changed.',
					'svc'
				) }
			</p>
			<div className="svc-welcome__actions">
				<Button
					variant={ value ? 'secondary' : 'primary' }
					size="compact"
					href={ addressOf( 'svc-people-import' ) }
				>
					{ __( 'Import people', 'svc' ) }
				</Button>
				<Button
					variant="secondary"
					size="compact"
					href={ addressOf( 'svc-people-add' ) }
				>
					{ __( 'Add one person', 'svc' ) }
				</Button>
			</div>
		</Step>
	);
}
