import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type {
	Import,
	ImportColumn,
} from '../../../client/src/users/import-schemas.js';
import { CancelButton } from './cancel';
import { chunksOf, type Chunk } from './spreadsheet/chunks';
import { firstMapping } from './mapping-memory';
import { correctedNames } from './name-memory';
import { prepared } from './prepare';
import type { Reading } from './reading';
import type { Spreadsheet } from './spreadsheet/read';
import type { Numbered } from './spreadsheet/records';
import { ChooseFile } from './start';
import { Step } from './step';
import { ImportErrors } from './errors';
import type { ImportTask } from './use-import';
import { rowsText, nameOf } from './texts';
import { useColumns } from './use-columns';
import { useReading } from './use-reading';

interface Props {
	now: Import;
	importTask: ImportTask;
	onRead: ( chunks: Chunk[] ) => void;
	onCancel: () => void;
}

/** The rows of the file as they were sent before, or null where it is another file. */
function rowsFor(
	{ id, columns, total }: Import,
	spreadsheet: Spreadsheet,
	known: readonly ImportColumn[],
	reading: Reading
): Numbered[] | null {
	if ( spreadsheet.rows.length < total ) {
		return null;
	}
	const { mapping } = firstMapping( spreadsheet, known, reading );
	const names = correctedNames( id );
	const sent = prepared( spreadsheet, { ...mapping, names }, reading );
	if ( sent.columns.join() === columns.join() ) {
		return sent.rows;
	}
	// An import that was begun by REST, with the columns of the file.
	return spreadsheet.headers.length === columns.length
		? spreadsheet.rows
		: null;
}

/** An import whose upload is incomplete: the file must be chosen again. */
export function Unsent( { now, importTask, onRead, onCancel }: Props ) {
	const [ other, setOther ] = useState< Spreadsheet | null >( null );
	const width = now.columns.length;
	const reading = useReading();
	const { value: known } = useColumns();
	const take = ( sheets: Spreadsheet[] ) => {
		const found = sheets
			.map( ( sheet ) => rowsFor( now, sheet, known ?? [], reading ) )
			.find( ( rows ) => rows !== null );
		if ( found ) {
			onRead( chunksOf( found, width ) );
		} else {
			setOther( sheets[ 0 ] ?? null );
		}
	};
	return (
		<Step at="file" title={ __( 'Choose the file again', 'svc' ) }>
			<p>
				{ sprintf(
					/* translators: 1: name of a file, 2: how many rows. */
					__(
						'The upload of %1$s was interrupted after %2$s. Choose the same file again: your settings for columns and names are kept, and no row is uploaded twice.',
						'svc'
					),
					nameOf( now ),
					rowsText( now.total )
				) }{ ' ' }
				{ importTask.isMoving &&
					__( 'Another window is uploading it now.', 'svc' ) }
			</p>
			<ImportErrors importTask={ importTask } />
			<div aria-live="assertive">
				{ other && (
					<Notice status="error" isDismissible={ false }>
						{ sprintf(
							/* translators: 1: name of a file, 2: how many columns, 3: how many rows. */
							__(
								'%1$s is a different file: this import has %2$d columns, and %3$s have been uploaded. Choose the original file, or start a new import.',
								'svc'
							),
							other.name,
							width,
							rowsText( now.total )
						) }
					</Notice>
				) }
			</div>
			<ChooseFile onRead={ take } />
			<div className="svc-import__buttons">
				<CancelButton onClick={ onCancel } />
			</div>
		</Step>
	);
}
