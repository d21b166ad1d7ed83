import { __ } from '@wordpress/i18n';
import {
	byName,
	type FieldRow,
	type FieldRows,
} from '../../shared/form/field-row';
import { loanTypes, terms, termText } from '../vocabulary';

type Row = Omit< FieldRow, 'required' | 'editor' > & { required?: boolean };

const complete = ( row: Row ): FieldRow => ( {
	required: true,
	editor: 'administrator',
	...row,
} );

const percent = ( name: string, label: string, max: number ): FieldRow =>
	complete( { name, label, kind: 'decimal', unit: '%', places: 3, max } );

const dollars = ( name: string, label: string, min = 0 ): FieldRow =>
	complete( {
		...{ name, label, kind: 'decimal', unit: '$', places: 2 },
		...{ min, max: 50_000_000 },
	} );

/** The cells of a rate, in the order of the columns. */
export const rateCells = (): FieldRow[] => [
	complete( {
		name: 'label',
		label: __( 'Loan', 'svc' ),
		kind: 'text',
		max: 60,
	} ),
	complete( {
		name: 'loan_type',
		label: __( 'Type', 'svc' ),
		kind: 'choice',
		choices: loanTypes(),
	} ),
	complete( {
		name: 'term_months',
		label: __( 'Term', 'svc' ),
		kind: 'choice',
		choices: terms(),
		otherChoice: ( months ) => termText( Number( months ) ),
	} ),
	percent( 'rate', __( 'Rate', 'svc' ), 20 ),
	percent( 'points', __( 'Points', 'svc' ), 10 ),
	dollars( 'lender_fees', __( 'Lender fees', 'svc' ) ),
];

/** The further cells of an adjustable rate. */
export const armCells = (): FieldRow[] => [
	complete( {
		name: 'arm.fixed_months',
		label: __( 'Fixed for', 'svc' ),
		kind: 'choice',
		choices: terms().slice( 0, 15 ),
		otherChoice: ( months ) => termText( Number( months ) ),
	} ),
	complete( {
		name: 'arm.adjust_months',
		label: __( 'Then adjusts every', 'svc' ),
		kind: 'choice',
		choices: [ 6, 12 ].map( ( months ) => ( {
			value: String( months ),
			label: termText( months ),
		} ) ),
	} ),
	percent( 'arm.index_rate', __( 'Index plus margin today', 'svc' ), 20 ),
	percent( 'arm.first_cap', __( 'Cap at first adjustment', 'svc' ), 10 ),
	percent( 'arm.periodic_cap', __( 'Cap at later adjustments', 'svc' ), 10 ),
	percent( 'arm.life_cap', __( 'Cap for the whole term', 'svc' ), 10 ),
];

/** The fields of the rates table, with the limits of the server. */
export const rateRows = (): FieldRows =>
	byName( [
		complete( {
			name: 'as_of',
			label: __( 'Rates as of', 'svc' ),
			kind: 'date',
		} ),
		complete( {
			name: 'rates',
			label: __( 'Rates', 'svc' ),
			kind: 'rows',
			required: false,
			max: 24,
			cells: [ ...rateCells(), ...armCells() ],
		} ),
		dollars( 'assumptions.price', __( 'Home price', 'svc' ), 1000 ),
		percent( 'assumptions.down_percent', __( 'Down payment', 'svc' ), 100 ),
		complete( {
			name: 'note',
			label: __( 'Note', 'svc' ),
			kind: 'text',
			required: false,
			max: 300,
			help: __( 'Shown below the rates.', 'svc' ),
		} ),
	] );
