import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { deleteImport } from '../../../client/src/users/imports.js';
import { notify } from '../../shared/notices';
import { transport } from '../../shared/transport';
import { failureText } from './texts';

interface Props {
	now: Import;
	onDone: () => void;
}

/** Goes back from the dry run to the columns. The rows are sent anew then, so this import is deleted. */
export function ChangeColumns( { now, onDone }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	async function change() {
		setBusy( true );
		try {
			await deleteImport( transport, now.id );
			onDone();
		} catch ( thrown ) {
			notify( failureText( thrown ) );
			setBusy( false );
		}
	}
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ () => void change() }
		>
			{ __( 'Change columns or names', 'svc' ) }
		</Button>
	);
}
