import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { cancelImport } from '../../../client/src/users/imports.js';
import { transport } from '../../shared/transport';
import { ConfirmDialog } from './confirm-dialog';
import { number } from './texts';

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
				'%1$s of %2$s rows have been imported and stay. The other rows are not imported, and no managers are set.',
				'svc'
			),
			number( done ),
			number( total )
		);
	}
	return status === 'linking'
		? __(
				'All people have been imported and stay. Managers who have not been set yet are left out.',
				'svc'
			)
		: __( 'No profiles have been changed.', 'svc' );
}

/** Asks before an import is cancelled. */
export function Cancel( { now, onClose, onCancelled }: Props ) {
	return (
		<ConfirmDialog
			title={ __( 'Cancel this import?', 'svc' ) }
			no={ __( 'Keep import', 'svc' ) }
			yes={ __( 'Cancel import', 'svc' ) }
			onNo={ onClose }
			onYes={ async () =>
				onCancelled( ( await cancelImport( transport, now.id ) ).body )
			}
		>
			<p>{ consequence( now ) }</p>
			<p>
				{ __(
					'The uploaded rows are deleted, so the import cannot be resumed.',
					'svc'
				) }
			</p>
		</ConfirmDialog>
	);
}

export function CancelButton( { onClick }: { onClick: () => void } ) {
	return (
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			isDestructive
			onClick={ onClick }
		>
			{ __( 'Cancel import', 'svc' ) }
		</Button>
	);
}
