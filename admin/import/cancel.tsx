import { Button, Modal, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Import } from '../../client/src/users/import-schemas.js';
import { cancelImport } from '../../client/src/users/imports.js';
import { transport } from '../shared/transport';
import { failureText, number } from './words';

interface Props {
	now: Import;
	onClose: () => void;
	onCancelled: ( cancelled: Import ) => void;
}

function consequence( { status, done, total }: Import ): string {
	if ( status === 'running' ) {
		return sprintf(
			/* translators: 1: how many rows, 2: of how many. */
			__(
				'%1$s of %2$s rows are done, and stay so. The others are left out, and the managers of the file are not set.',
				'svc'
			),
			number( done ),
			number( total )
		);
	}
	return status === 'linking'
		? __(
				'All people are imported, and stay so. Managers who are not set yet are left out.',
				'svc'
			)
		: __( 'Nobody has been changed.', 'svc' );
}

/** Asked before an import ends before its end. */
export function Cancel( { now, onClose, onCancelled }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< unknown >( null );
	async function cancel() {
		setBusy( true );
		try {
			onCancelled( ( await cancelImport( transport, now.id ) ).body );
		} catch ( thrown ) {
			setFailure( thrown );
			setBusy( false );
		}
	}
	return (
		<Modal
			title={ __( 'Cancel this import?', 'svc' ) }
			size="small"
			onRequestClose={ onClose }
		>
			<div className="svc-dialog">
				<p>{ consequence( now ) }</p>
				<p>
					{ __(
						'The rows that were sent are deleted, so it cannot be gone on with afterwards.',
						'svc'
					) }
				</p>
				{ failure !== null && (
					<Notice status="error" isDismissible={ false }>
						{ failureText( failure ) }
					</Notice>
				) }
				<div className="svc-dialog__buttons">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Keep it', 'svc' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isDestructive
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void cancel() }
					>
						{ __( 'Cancel import', 'svc' ) }
					</Button>
				</div>
			</div>
		</Modal>
	);
}
