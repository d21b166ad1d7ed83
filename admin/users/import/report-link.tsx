import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { importReportPath } from '../../../client/src/users/imports.js';
import { fileAddress } from '../../shared/file-address';

/** Downloads the outcome of each row as a file. */
export const ReportLink = ( { now: { id } }: { now: Import } ) => (
	<Button
		__next40pxDefaultSize
		variant="secondary"
		// The address is made when it is clicked: WordPress renews the nonce while the page is open.
		onClick={ () =>
			window.location.assign( fileAddress( importReportPath( id ) ) )
		}
	>
		{ __( 'Download report (CSV)', 'svc' ) }
	</Button>
);
