import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Spreadsheet } from './spreadsheet/read';

/** Warnings about how the file was read. */
export const FileNotes = ( { spreadsheet }: { spreadsheet: Spreadsheet } ) => (
	<>
		{ spreadsheet.encoding === 'Windows-1252' && (
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'This file is not in UTF-8, so it was read as Windows-1252 (Western European). Check the letters below. If they are wrong, save the file as “CSV UTF-8” and choose it again.',
					'svc'
				) }
			</Notice>
		) }
		{ spreadsheet.overlong !== null && (
			<Notice status="warning" isDismissible={ false }>
				{ sprintf(
					/* translators: %d: number of a row. */
					__(
						'Row %d has more cells than there are headers. The extra cells are not imported. A comma outside quotation marks may have shifted the other cells.',
						'svc'
					),
					spreadsheet.overlong
				) }
			</Notice>
		) }
	</>
);
