import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { CancelButton } from './cancel';
import { chunksOf, type Chunk } from './spreadsheet/chunks';
import type { Spreadsheet } from './spreadsheet/read';
import { ChooseFile } from './start';
import { Step } from './step';
import { ImportErrors } from './errors';
import type { ImportTask } from './use-import';
import { rowsText, nameOf } from './texts';

interface Props {
	now: Import;
	importTask: ImportTask;
	onRead: ( chunks: Chunk[] ) => void;
	onCancel: () => void;
}

/** An import whose upload is incomplete: the file must be chosen again. */
export function Unsent( { now, importTask, onRead, onCancel }: Props ) {
	const [ other, setOther ] = useState< Spreadsheet | null >( null );
	const width = now.columns.length;
	const take = ( spreadsheet: Spreadsheet ) => {
		if (
			spreadsheet.headers.length === width &&
			spreadsheet.rows.length >= now.total
		) {
			onRead( chunksOf( spreadsheet.rows, width ) );
		} else {
			setOther( spreadsheet );
		}
	};
	return (
		<Step at="file" title={ __( 'Choose the file again', 'svc' ) }>
			<p>
				{ sprintf(
					/* translators: 1: name of a file, 2: how many rows. */
					__(
						'The upload of %1$s was interrupted after %2$s. Choose the same file again: your column settings are kept, and no row is uploaded twice.',
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
