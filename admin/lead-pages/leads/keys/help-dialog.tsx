import { Modal, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { leadStatuses } from '../../../../client/src/lead-pages/vocabulary.js';
import { statusText } from '../../shared/vocabulary';
import { areKeysOn, setKeysOn } from './preference';

const keys = (): [ string, string ][] => [
	[ 'j', __( 'Open the next lead', 'svc' ) ],
	[ 'k', __( 'Open the previous lead', 'svc' ) ],
	[ 'n', __( 'Write a note', 'svc' ) ],
	...leadStatuses.map( ( status, at ): [ string, string ] => [
		String( at + 1 ),
		sprintf(
			/* translators: %s: a status. */
			__( 'Set the status: %s', 'svc' ),
			statusText( status )
		),
	] ),
	[ 'Esc', __( 'Close the lead', 'svc' ) ],
	[ '?', __( 'Show this list', 'svc' ) ],
];

/** The keys of the screen, and a switch that turns them off. */
export function HelpDialog( { close }: { close: () => void } ) {
	const [ isOn, setOn ] = useState( areKeysOn );
	return (
		<Modal
			title={ __( 'Keyboard shortcuts', 'svc' ) }
			size="small"
			onRequestClose={ close }
		>
			<div className="svc-dialog">
				<dl className="svc-lead-keys">
					{ keys().map( ( [ key, text ] ) => (
						<div key={ key }>
							<dt>
								<kbd>{ key }</kbd>
							</dt>
							<dd>{ text }</dd>
						</div>
					) ) }
				</dl>
				<ToggleControl
					label={ __( 'Use keyboard shortcuts', 'svc' ) }
					checked={ isOn }
					onChange={ ( next ) => {
						setOn( next );
						setKeysOn( next );
					} }
				/>
			</div>
		</Modal>
	);
}
