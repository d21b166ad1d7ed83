import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { importReportPath } from '../../../client/src/users/imports.js';
import { fileAddress } from '../../shared/file-address';

/** Saves what becomes of each row as a file. */
export const ReportLink = ( { now: { id } }: { now: Import } ) => (
	<Button
		__next40pxDefaultSize
		variant="secondary"
		// The proof of who asks is renewed while the page is open.
		onClick={ () =>
			window.location.assign( fileAddress( importReportPath( id ) ) )
		}
	>
		{ __( 'Save report (CSV)', 'svc' ) }
	</Button>
);
