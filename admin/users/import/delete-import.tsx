import { __, _n, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { deleteImport } from '../../../client/src/users/imports.js';
import { notify } from '../../shared/notices';
import { transport } from '../../shared/transport';
import { ConfirmDialog } from './confirm-dialog';
import { nameOf } from './texts';

const isOver = ( { status }: Import ) =>
	status === 'finished' || status === 'cancelled';

interface Props {
	import_: Import;
	onClose: () => void;
	onDeleted: () => void;
}

/** Asks before an import is deleted. */
export function DeleteImport( { import_, onClose, onDeleted }: Props ) {
	return (
		<ConfirmDialog
			title={ __( 'Delete this import?', 'svc' ) }
			no={ __( 'Keep', 'svc' ) }
			yes={ __( 'Delete', 'svc' ) }
			onNo={ onClose }
			onYes={ async () => {
				await deleteImport( transport, import_.id );
				notify( __( 'Import deleted.', 'svc' ) );
				onDeleted();
			} }
		>
			<p className="svc-names">{ nameOf( import_ ) }</p>
			<p>
				{ isOver( import_ )
					? __(
							'Its report is deleted. Profiles are not changed.',
							'svc'
						)
					: __(
							'The uploaded rows are deleted, and the import cannot be resumed. Changes that it has made are kept.',
							'svc'
						) }
			</p>
			{ import_.to_invite > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of people. */
						_n(
							'%d person is still waiting for an invitation, which will not be sent.',
							'%d people are still waiting for an invitation, which will not be sent.',
							import_.to_invite,
							'svc'
						),
						import_.to_invite
					) }
				</p>
			) }
		</ConfirmDialog>
	);
}
