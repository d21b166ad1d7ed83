import { __, _n, sprintf } from '@wordpress/i18n';
import type { FieldChoice } from '../shared/form/field-row';

export const loanTypes = () => [
	{ value: 'conventional', label: __( 'Conventional', 'svc' ) },
	{ value: 'fha', label: __( 'FHA', 'svc' ) },
	{ value: 'va', label: __( 'VA', 'svc' ) },
	{ value: 'usda', label: __( 'USDA', 'svc' ) },
];

/** A term in years, or in months where these are no whole years. */
export const termText = ( months: number ): string =>
	months % 12 === 0
		? sprintf(
				/* translators: %d: number of years. */
				_n( '%d year', '%d years', months / 12, 'svc' ),
				months / 12
			)
		: sprintf(
				/* translators: %d: number of months. */
				_n( '%d month', '%d months', months, 'svc' ),
				months
			);

/** The terms that a loan can have, in whole years. */
export const terms = (): FieldChoice[] =>
	Array.from( { length: 40 }, ( _none, index ) => ( {
		value: String( 12 * ( index + 1 ) ),
		label: termText( 12 * ( index + 1 ) ),
	} ) );
