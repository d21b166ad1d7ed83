import { __, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { NotYet } from '../../shared/not-yet';
import { ColumnForm } from './column-form';
import { FileNotes } from './file-notes';
import type { Spreadsheet } from './spreadsheet/read';
import { Step } from './step';
import { rowsText } from './texts';
import { useColumns } from './use-columns';

interface Props {
	spreadsheet: Spreadsheet;
	onBegun: ( begun: Import ) => void;
}

/** The second step: which column of the file is which field, and the options. */
export function Columns( { spreadsheet, onBegun }: Props ) {
	const { value: known, ...asked } = useColumns();
	return (
		<Step at="columns" title={ __( 'Match your columns', 'svc' ) }>
			<p>
				{ sprintf(
					/* translators: 1: name of a file, 2: how many rows, such as "500 rows". */
					__( '%1$s, %2$s.', 'svc' ),
					spreadsheet.name,
					rowsText( spreadsheet.rows.length )
				) }
			</p>
			<FileNotes spreadsheet={ spreadsheet } />
			{ known ? (
				<ColumnForm
					spreadsheet={ spreadsheet }
					known={ known }
					onBegun={ onBegun }
				/>
			) : (
				<NotYet { ...asked } />
			) }
		</Step>
	);
}
