import { __ } from '@wordpress/i18n';
import {
	byName,
	type FieldRow,
	type FieldRows,
} from '../../shared/form/field-row';
import { loanTypes, terms, termText } from '../vocabulary';
import { stateChoices } from './state-names';

type Row = Omit< FieldRow, 'required' | 'editor' > & { required?: boolean };

const field = ( row: Row ): FieldRow => ( {
	required: true,
	editor: 'administrator',
	...row,
} );

const percent = ( name: string, label: string, max: number ): Row => ( {
	...{ name, label, kind: 'decimal', unit: '%', places: 3, max },
} );

const dollars = ( name: string, label: string, min = 0 ): Row => ( {
	...{ name, label, kind: 'decimal', unit: '$', places: 2 },
	...{ min, max: 50_000_000 },
} );

const taxRate = ( name: string ): Row => ( {
	...percent( name, __( 'Property tax a year', 'svc' ), 10 ),
	help: __( 'Of the price of the home.', 'svc' ),
} );

const insuranceRate = ( name: string ): Row => ( {
	...percent( name, __( 'Homeowners insurance a year', 'svc' ), 10 ),
	help: __( 'Of the price of the home.', 'svc' ),
} );

const startValues = (): Row[] => [
	dollars( 'defaults.price', __( 'Home price', 'svc' ), 1000 ),
	percent( 'defaults.down_percent', __( 'Down payment', 'svc' ), 100 ),
	{
		name: 'defaults.term_months',
		label: __( 'Term', 'svc' ),
		kind: 'choice',
		choices: terms(),
		otherChoice: ( months ) => termText( Number( months ) ),
	},
	{
		...percent(
			'defaults.pmi_rate',
			__( 'Mortgage insurance a year', 'svc' ),
			5
		),
		help: __(
			'Of a conventional loan above 80 percent of the price.',
			'svc'
		),
	},
	taxRate( 'defaults.tax_rate' ),
	insuranceRate( 'defaults.insurance_rate' ),
	{
		name: 'states',
		label: __( 'Taxes and insurance by state', 'svc' ),
		kind: 'rows',
		required: false,
		keyCell: 'state',
		cells: stateCells(),
	},
];

export const stateCells = (): FieldRow[] =>
	[
		{
			name: 'state',
			label: __( 'State', 'svc' ),
			kind: 'choice' as const,
			choices: stateChoices(),
		},
		taxRate( 'tax_rate' ),
		insuranceRate( 'insurance_rate' ),
	].map( field );

const limits = (): Row[] => [
	...loanTypes().flatMap( ( { value, label: group } ): Row[] => [
		{
			...percent(
				`minimum_down.${ value }`,
				__( 'Minimum down payment', 'svc' ),
				100
			),
			group,
		},
		{
			...percent(
				`ratios.${ value }.front`,
				__( 'Income for housing, at most', 'svc' ),
				100
			),
			group,
		},
		{
			...percent(
				`ratios.${ value }.back`,
				__( 'Income for housing and debts, at most', 'svc' ),
				100
			),
			group,
		},
	] ),
	dollars( 'conforming_limit.amount', __( 'Conforming loan limit', 'svc' ) ),
	{
		name: 'conforming_limit.year',
		label: __( 'Year for which it holds', 'svc' ),
		kind: 'whole',
		min: 2000,
		max: 2199,
	},
	...origin( 'conforming_limit', __( 'Conforming loan limit', 'svc' ) ),
];

const origin = ( of: string, group: string ): Row[] => [
	{
		name: `${ of }.as_of`,
		label: __( 'In force since', 'svc' ),
		kind: 'date',
		group,
	},
	{
		name: `${ of }.source`,
		label: __( 'Source', 'svc' ),
		kind: 'text',
		max: 200,
		required: false,
		group,
	},
];

export const fhaCells = (): FieldRow[] =>
	[
		{
			name: 'over_180',
			label: __( 'Term', 'svc' ),
			kind: 'choice' as const,
			choices: [
				{ value: 'yes', label: __( 'Over 15 years', 'svc' ) },
				{ value: 'no', label: __( 'Up to 15 years', 'svc' ) },
			],
		},
		{
			name: 'large',
			label: __( 'Loan', 'svc' ),
			kind: 'choice' as const,
			choices: [
				{ value: 'no', label: __( 'Up to the limit', 'svc' ) },
				{ value: 'yes', label: __( 'Above the limit', 'svc' ) },
			],
		},
		percent( 'max_ltv', __( 'Loan to value up to', 'svc' ), 100 ),
		percent( 'rate', __( 'Premium a year', 'svc' ), 10 ),
		{
			name: 'months',
			label: __( 'Months due', 'svc' ),
			kind: 'whole' as const,
			required: false,
			min: 1,
			max: 480,
		},
	].map( field );

const fees = (): Row[] => {
	const fha = __( 'FHA', 'svc' );
	const va = __( 'VA', 'svc' );
	const usda = __( 'USDA', 'svc' );
	const down = [
		__( 'First use, less than 5 percent down', 'svc' ),
		__( 'First use, 5 percent down or more', 'svc' ),
		__( 'First use, 10 percent down or more', 'svc' ),
		__( 'Later use, less than 5 percent down', 'svc' ),
		__( 'Later use, 5 percent down or more', 'svc' ),
		__( 'Later use, 10 percent down or more', 'svc' ),
	];
	const grouped = ( group: string, row: Row ): Row => ( { ...row, group } );
	return [
		grouped(
			fha,
			percent( 'fees.fha.upfront', __( 'Upfront premium', 'svc' ), 20 )
		),
		grouped(
			fha,
			dollars(
				'fees.fha.large_loan',
				__( 'Limit of large loans', 'svc' )
			)
		),
		...origin( 'fees.fha', fha ),
		{
			name: 'fees.fha.rows',
			label: __( 'Annual premiums', 'svc' ),
			kind: 'rows',
			required: false,
			group: fha,
			max: 40,
			cells: fhaCells(),
		},
		...down.map( ( label, index ) =>
			grouped(
				va,
				percent(
					`fees.va.${ index < 3 ? 'first' : 'subsequent' }[${ index % 3 }]`,
					label,
					20
				)
			)
		),
		grouped(
			va,
			percent(
				'fees.va.refinance[0]',
				__( 'Refinance, first use', 'svc' ),
				20
			)
		),
		grouped(
			va,
			percent(
				'fees.va.refinance[1]',
				__( 'Refinance, later use', 'svc' ),
				20
			)
		),
		grouped(
			va,
			percent(
				'fees.va.irrrl',
				__( 'Interest rate reduction refinance', 'svc' ),
				20
			)
		),
		...origin( 'fees.va', va ),
		grouped(
			usda,
			percent( 'fees.usda.upfront', __( 'Guarantee fee', 'svc' ), 20 )
		),
		grouped(
			usda,
			percent( 'fees.usda.annual', __( 'Annual fee', 'svc' ), 10 )
		),
		...origin( 'fees.usda', usda ),
	];
};

const publication = (): Row[] => [
	{
		name: 'stale_after_days',
		label: __( 'Show rates for how many days', 'svc' ),
		kind: 'whole',
		min: 1,
		max: 365,
		help: __(
			'Rates that are older are hidden from visitors, and calculators do not start from them.',
			'svc'
		),
	},
	{
		name: 'disclosure',
		label: __( 'Disclosure', 'svc' ),
		kind: 'multiline',
		required: false,
		max: 1000,
		help: __(
			'Shown below every calculator and the rates. The names, NMLS numbers and Equal Housing line come from the company’s details.',
			'svc'
		),
	},
	{
		name: 'send_reports',
		label: __(
			'E-mail the calculation to visitors who ask about it',
			'svc'
		),
		kind: 'flag',
		required: false,
		help: __(
			'By the template for calculation reports, once a day. For calculators that have a lead page.',
			'svc'
		),
	},
];

/** The settings by their paths, with the limits of the server. */
export const settingRows = (): FieldRows =>
	byName(
		[ ...startValues(), ...limits(), ...fees(), ...publication() ].map(
			field
		)
	);
