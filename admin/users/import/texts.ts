import { __, _n, sprintf } from '@wordpress/i18n';
import { ContractError } from '../../../client/src/errors.js';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { textOf } from '../../shared/failure';
import { numberText } from '../../shared/number';
import {
	largestFile,
	longestCell,
	mostColumns,
	mostRows,
	type Refusal,
} from './spreadsheet/read';

export const number = numberText;

const saveAnew = () =>
	__(
		'In your spreadsheet program, save it as “Excel workbook (.xlsx)” or “CSV UTF-8” and choose that file.',
		'svc'
	);

/** Why a file cannot be imported, and what to do. */
export function refusalText( refusal: Refusal ): string {
	switch ( refusal.why ) {
		case 'too-big':
			return sprintf(
				/* translators: %d: how many megabytes. */
				__(
					'This file is larger than %d MB. Split it into smaller files.',
					'svc'
				),
				largestFile / 1_000_000
			);
		case 'empty':
			return __( 'This file is empty.', 'svc' );
		case 'header-alone':
			return __(
				'This file has only one row. The first row must have the column headers, and each row below it is a person.',
				'svc'
			);
		case 'too-many-rows':
			return sprintf(
				/* translators: %s: a number. */
				__(
					'This file has more than %s rows. Split it into smaller files.',
					'svc'
				),
				number( mostRows )
			);
		case 'too-many-columns':
			return sprintf(
				/* translators: %d: a number. */
				__(
					'This file has more than %d columns. Delete the columns that you do not need.',
					'svc'
				),
				mostColumns
			);
		case 'locked':
			return __(
				'This workbook is protected by a password. Open it in your spreadsheet program, remove the password, and save it.',
				'svc'
			);
		case 'old-workbook':
			return `${ __( 'This is a workbook in the format of Excel 2003 or older.', 'svc' ) } ${ saveAnew() }`;
		case 'broken-workbook':
			return `${ __( 'This file is not a workbook that can be read. It may be damaged or in another format.', 'svc' ) } ${ saveAnew() }`;
		case 'no-text':
			return `${ __( 'This file is not a spreadsheet.', 'svc' ) } ${ saveAnew() }`;
		case 'unreadable':
			return __(
				'The browser could not read this file. It may have been moved, or you may not have permission to read it.',
				'svc'
			);
		case 'unclosed-quote':
			return sprintf(
				/* translators: %d: number of a row. */
				__(
					'Row %d has an opening quotation mark without a closing one.',
					'svc'
				),
				refusal.row
			);
		case 'long-cell':
			return sprintf(
				/* translators: 1: number of a row, 2: a number. */
				__(
					'Row %1$d has a cell of more than %2$s characters. Shorten it.',
					'svc'
				),
				refusal.row,
				number( longestCell )
			);
	}
}

/** Whether the user has to log in again. */
export const isSessionOver = ( failure: unknown ): boolean =>
	failure instanceof ContractError &&
	( failure.status === 401 || failure.code === 'rest_cookie_invalid_nonce' );

export const failureText = ( failure: unknown ): string =>
	isSessionOver( failure )
		? __(
				'You have been logged out. Log in again in another tab, then come back here and try again. Nothing is lost.',
				'svc'
			)
		: textOf( failure );

export function statusText( { status, progress }: Import ): string {
	switch ( status ) {
		case 'open':
			return __( 'Upload incomplete', 'svc' );
		case 'checking':
			return __( 'Checking', 'svc' );
		case 'checked':
			return __( 'Checked, not imported', 'svc' );
		case 'running':
		case 'linking':
			return sprintf(
				/* translators: %d: percent. */
				__( 'In progress, %d%%', 'svc' ),
				progress
			);
		case 'finished':
			return __( 'Finished', 'svc' );
		case 'cancelled':
			return __( 'Cancelled', 'svc' );
	}
}

export const rowsText = ( count: number ): string =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s row', '%s rows', count, 'svc' ),
		number( count )
	);

export const instantText = ( instant: string ): string =>
	new Intl.DateTimeFormat( document.documentElement.lang || undefined, {
		dateStyle: 'medium',
		timeStyle: 'short',
	} ).format( new Date( instant ) );

/** The name of the file, or the number of an import without one. */
export const nameOf = ( { id, name }: Import ): string =>
	name ||
	sprintf(
		/* translators: %d: number of an import. */
		__( 'Import %d', 'svc' ),
		id
	);
