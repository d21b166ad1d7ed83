import { Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { DialogButtons } from '../../shared/dialog-buttons';
import { isChanged, type Tool } from './tools';

interface Props {
	tools: readonly Tool[];
	onReset: () => void;
	onClose: () => void;
}

/** Names the tools that would be switched. */
export const ResetDialog = ( { tools, onReset, onClose }: Props ) => (
	<Modal
		title={ __( 'Reset tools to their defaults?', 'svc' ) }
		size="small"
		onRequestClose={ onClose }
	>
		<div className="svc-dialog">
			<p>
				{ __(
					'These tools are switched. Nothing changes for assistants until you save.',
					'svc'
				) }
			</p>
			<ul className="svc-reset">
				{ tools.filter( isChanged ).map( ( tool ) => (
					<li key={ tool.name }>{ switchText( tool ) }</li>
				) ) }
			</ul>
			<DialogButtons
				label={ __( 'Reset tools', 'svc' ) }
				onAction={ () => {
					onReset();
					onClose();
				} }
				onCancel={ onClose }
			/>
		</div>
	</Modal>
);

const switchText = ( { title, is_on_by_default: isOn }: Tool ): string =>
	isOn
		? sprintf(
				/* translators: %s: title of a tool. */
				__( '%s: on', 'svc' ),
				title
			)
		: sprintf(
				/* translators: %s: title of a tool. */
				__( '%s: off', 'svc' ),
				title
			);
