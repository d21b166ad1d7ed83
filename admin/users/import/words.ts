import { __, _n, sprintf } from '@wordpress/i18n';
import { ContractError } from '../../../client/src/errors.js';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { textOf } from '../../shared/failure';
import {
	largestFile,
	longestCell,
	mostColumns,
	mostRows,
	type Refusal,
} from './sheet/read';

export const number = ( value: number ): string =>
	new Intl.NumberFormat( document.documentElement.lang || undefined ).format(
		value
	);

const saveAsCsv = () =>
	__(
		'In your spreadsheet program, save it as “CSV UTF-8” and choose that file.',
		'svc'
	);

/** Why a file cannot be taken, and what to do. */
export function refusalText( refusal: Refusal ): string {
	switch ( refusal.why ) {
		case 'too-big':
			return sprintf(
				/* translators: %d: how many megabytes. */
				__(
					'This file is larger than %d MB. Divide it into several.',
					'svc'
				),
				largestFile / 1_000_000
			);
		case 'empty':
			return __( 'This file is empty.', 'svc' );
		case 'header-alone':
			return __(
				'This file has one row. The first row is for the headers of the columns; below it, each row is a person.',
				'svc'
			);
		case 'too-many-rows':
			return sprintf(
				/* translators: %s: a number. */
				__(
					'This file has more than %s rows. Divide it into several.',
					'svc'
				),
				number( mostRows )
			);
		case 'too-many-columns':
			return sprintf(
				/* translators: %d: a number. */
				__(
					'This file has more than %d columns. Delete those that you do not need.',
					'svc'
				),
				mostColumns
			);
		case 'workbook':
			return `${ __( 'This is a workbook of a spreadsheet program, not a CSV file.', 'svc' ) } ${ saveAsCsv() }`;
		case 'no-text':
			return `${ __( 'This file is not text.', 'svc' ) } ${ saveAsCsv() }`;
		case 'unreadable':
			return __(
				'The browser could not read this file. It may have been moved or is not allowed to be read.',
				'svc'
			);
		case 'unclosed-quote':
			return sprintf(
				/* translators: %d: number of a row. */
				__(
					'In row %d a quotation mark is opened and never closed, so it cannot be told where the cell ends.',
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

/** Whether somebody has to log in before it can go on. */
export const isSessionOver = ( failure: unknown ): boolean =>
	failure instanceof ContractError &&
	( failure.status === 401 || failure.code === 'rest_cookie_invalid_nonce' );

export const failureText = ( failure: unknown ): string =>
	isSessionOver( failure )
		? __(
				'You have been logged out. Log in again in another tab, come back here and try again: nothing is lost.',
				'svc'
			)
		: textOf( failure );

export function statusText( { status, progress }: Import ): string {
	switch ( status ) {
		case 'open':
			return __( 'Not sent whole', 'svc' );
		case 'checking':
			return __( 'Being checked', 'svc' );
		case 'checked':
			return __( 'Checked, not imported yet', 'svc' );
		case 'running':
		case 'linking':
			return sprintf(
				/* translators: %d: percent. */
				__( 'Under way, %d %%', 'svc' ),
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
