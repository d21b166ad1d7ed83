import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { listCalls } from '../../../../client/src/modern-data/assistants.js';
import { hasStatus } from '../../../shared/failure';
import { addressOf } from '../../../shared/location';
import { transport } from '../../../shared/transport';
import { useAnswer } from '../../../shared/use-answer';
import { Step } from './step';

/** Done when an assistant has called a tool. Callers who may not manage assistants are not offered the step. */
export function AssistantStep() {
	const { value, failure } = useAnswer(
		'welcome assistant',
		async ( signal ) => {
			const { body } = await listCalls(
				transport,
				{ per_page: 1 },
				{ signal }
			);
			return body.total > 0;
		}
	);
	return hasStatus( failure, 403 ) ? null : (
		<Step title={ __( 'Connect an assistant', 'svc' ) } isDone={ value }>
			<p>
				{ __(
					'AI assistants find colleagues and act with the rights of the account that they sign in with. The settings have the address to connect to, and which tools assistants are offered.',
					'svc'
				) }
			</p>
			<div className="svc-welcome__actions">
				<Button
					variant="secondary"
					size="compact"
					href={ addressOf( 'svc-people-settings' ) }
				>
					{ __( 'Open the settings of assistants', 'svc' ) }
				</Button>
			</div>
		</Step>
	);
}
