import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { cancelImport } from '../../../client/src/users/imports.js';
import { transport } from '../../shared/transport';
import { Ask } from './ask';
import { number } from './words';

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
	return (
		<Ask
			title={ __( 'Cancel this import?', 'svc' ) }
			no={ __( 'Keep it', 'svc' ) }
			yes={ __( 'Cancel import', 'svc' ) }
			onNo={ onClose }
			onYes={ async () =>
				onCancelled( ( await cancelImport( transport, now.id ) ).body )
			}
		>
			<p>{ consequence( now ) }</p>
			<p>
				{ __(
					'The rows that were sent are deleted, so it cannot be gone on with afterwards.',
					'svc'
				) }
			</p>
		</Ask>
	);
}

/** Asks for it. */
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
