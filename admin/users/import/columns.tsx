import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { NotYet } from '../../shared/not-yet';
import { ColumnForm, type Begun } from './column-form';
import { FileNotes } from './file-notes';
import type { Mapping } from './mapping';
import type { Spreadsheet } from './spreadsheet/read';
import { Step } from './step';
import { rowsText } from './texts';
import { useColumns } from './use-columns';

/** A file, the sheet of it that is imported, and how; null before it was matched. */
export interface ChosenFile {
	sheets: Spreadsheet[];
	spreadsheet: Spreadsheet;
	mapping: Mapping | null;
}

interface Props {
	file: ChosenFile;
	onSheet: ( spreadsheet: Spreadsheet ) => void;
	onBegun: ( begun: Begun ) => void;
}

/** The second step: which column of the file is which field, and the options. */
export function Columns( { file, onSheet, onBegun }: Props ) {
	const { sheets, spreadsheet, mapping } = file;
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
			{ sheets.length > 1 && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Sheet', 'svc' ) }
					value={ String( sheets.indexOf( spreadsheet ) ) }
					options={ sheets.map( ( { sheet, rows }, at ) => ( {
						value: String( at ),
						label: sprintf(
							/* translators: 1: name of a sheet, 2: how many rows, such as "500 rows". */
							__( '%1$s (%2$s)', 'svc' ),
							sheet,
							rowsText( rows.length )
						),
					} ) ) }
					onChange={ ( at ) => {
						const chosen = sheets[ Number( at ) ];
						if ( chosen ) {
							onSheet( chosen );
						}
					} }
				/>
			) }
			<FileNotes spreadsheet={ spreadsheet } />
			{ known ? (
				<ColumnForm
					key={ spreadsheet.sheet }
					spreadsheet={ spreadsheet }
					known={ known }
					before={ mapping }
					onBegun={ onBegun }
				/>
			) : (
				<NotYet { ...asked } />
			) }
		</Step>
	);
}
