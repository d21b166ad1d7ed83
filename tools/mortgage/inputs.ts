import type { Random } from '../demo/random';

export type Question =
	'calculate' | 'amortize' | 'afford' | 'refinance' | 'compare' | 'apr';

export interface Asked {
	question: Question;
	input: Record< string, unknown >;
}

/** Amounts are sent as numbers and as texts; small ones are as likely as large ones. */
const amount = ( random: Random, min: number, max: number ) => {
	const low = Math.log( min + 1 );
	const spread = Math.log( max + 1 ) - low;
	const value = Math.exp( low + random.next() * spread ) - 1;
	const text = Math.min( max, Math.max( min, value ) ).toFixed( 2 );
	return random.chance( 0.5 ) ? text : Number( text );
};

const percent = ( random: Random, min: number, max: number ) => {
	const text = ( random.int( min * 1000, max * 1000 ) / 1000 ).toFixed( 3 );
	return random.chance( 0.5 ) ? text : Number( text );
};

const month = ( random: Random ) =>
	`${ random.int( 1900, 2199 ) }-${ String( random.int( 1, 12 ) ).padStart( 2, '0' ) }`;

const arm = ( random: Random ) => ( {
	fixed_months: random.pick( [ 12, 36, 60, 84, 120, random.int( 12, 180 ) ] ),
	adjust_months: random.pick( [ 6, 12 ] ),
	index_rate: percent( random, 0, 20 ),
	first_cap: percent( random, 0, 10 ),
	periodic_cap: percent( random, 0, 5 ),
	life_cap: percent( random, 0, 10 ),
} );

const once = ( random: Random ) =>
	Array.from( { length: random.int( 0, 4 ) }, () => ( {
		payment: random.int( 1, 1040 ),
		amount: amount( random, 0, 300000 ),
	} ) );

/** Each field is there or not, so that the defaults are tried as well. */
function optional(
	random: Random,
	fields: Record< string, () => unknown >,
	probability: number
): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( fields )
			.filter( () => random.chance( probability ) )
			.map( ( [ name, make ] ) => [ name, make() ] )
	);
}

const terms = ( random: Random ) => ( {
	...optional( random, { rate: () => percent( random, 0, 20 ) }, 0.97 ),
	...optional(
		random,
		{
			loan_type: () =>
				random.pick( [ 'conventional', 'fha', 'va', 'usda' ] ),
			term_months: () =>
				random.pick( [ 360, 180, 240, random.int( 12, 480 ) ] ),
		},
		0.8
	),
	...optional(
		random,
		{
			purpose: () => random.pick( [ 'purchase', 'refinance' ] ),
			[ random.pick( [ 'tax_annual', 'tax_rate' ] ) ]: () =>
				percent( random, 0, 10 ),
			[ random.pick( [ 'insurance_annual', 'insurance_rate' ] ) ]: () =>
				percent( random, 0, 10 ),
			state: () => random.pick( [ 'CO', 'TX', 'ZZ', null ] ),
			hoa_monthly: () => amount( random, 0, 2000 ),
			points: () => percent( random, 0, 10 ),
			lender_fees: () => amount( random, 0, 20000 ),
			closing_costs: () => amount( random, 0, 50000 ),
			prepaid_interest: () => amount( random, 0, 5000 ),
			pmi_rate: () => percent( random, 0, 5 ),
			va_use: () =>
				random.pick( [ 'first', 'subsequent', 'irrrl', 'exempt' ] ),
			finance_fee: () => random.chance( 0.5 ),
			extra_monthly: () => amount( random, 0, 3000 ),
			extra_yearly: () => amount( random, 0, 20000 ),
			extra_once: () => once( random ),
			start: () => month( random ),
		},
		0.25
	),
	...( random.chance( 0.2 )
		? { arm: arm( random ) }
		: optional(
				random,
				{ frequency: () => random.pick( [ 'biweekly', 'monthly' ] ) },
				0.3
			) ),
} );

function loan( random: Random ): Record< string, unknown > {
	const price = amount(
		random,
		random.chance( 0.05 ) ? 1000 : 20000,
		random.chance( 0.1 ) ? 50000000 : 2000000
	);
	const down = random.chance( 0.5 )
		? { down_percent: percent( random, 0, 40 ) }
		: {
				down_payment: ( Number( price ) * random.next() * 0.6 ).toFixed(
					2
				),
			};
	return {
		price,
		...( random.chance( 0.9 ) && down ),
		...terms( random ),
	};
}

const affordability = ( random: Random ) => ( {
	income_annual: amount( random, 0, 600000 ),
	down_payment: amount( random, 0, 300000 ),
	...optional(
		random,
		{
			debts_monthly: () => amount( random, 0, 3000 ),
			front_ratio: () => percent( random, 0, 60 ),
			back_ratio: () => percent( random, 0, 60 ),
		},
		0.4
	),
	...terms( random ),
} );

const refinancing = ( random: Random ) => ( {
	current: {
		balance: amount( random, 1000, 2000000 ),
		rate: percent( random, 0, 20 ),
		months_left: random.int( 1, 480 ),
		...optional(
			random,
			{ payment: () => amount( random, 0, 30000 ) },
			0.2
		),
	},
	new: { rate: percent( random, 0, 20 ), term_months: random.int( 12, 480 ) },
	...optional(
		random,
		{
			cash_out: () => amount( random, 0, 100000 ),
			closing_costs: () => amount( random, 0, 20000 ),
			finance_costs: () => random.chance( 0.5 ),
		},
		0.6
	),
} );

const comparison = ( random: Random ) => ( {
	loans: Array.from( { length: random.int( 2, 4 ) }, ( _one, index ) => ( {
		label: `Loan ${ index + 1 }`,
		...loan( random ),
	} ) ),
	...optional( random, { months: () => random.int( 1, 480 ) }, 0.6 ),
} );

function annualRate( random: Random ) {
	const payments = Array.from( { length: random.int( 1, 4 ) }, () => ( {
		amount: amount( random, 0, 5000 ),
		count: random.int( 1, 200 ),
	} ) );
	const total = payments.reduce(
		( sum, one ) => sum + Number( one.amount ) * one.count,
		0
	);
	return {
		amount_financed: Math.max(
			0.01,
			total * ( 0.1 + random.next() )
		).toFixed( 2 ),
		payments,
		...optional(
			random,
			{
				per_year: () =>
					random.pick( [ 12, 24, 52, 26, 13, 6, 4, 2, 1 ] ),
				periods_before_first: () => random.int( 0, 12 ),
				odd_days: () => random.int( 0, 365 ),
			},
			0.5
		),
	};
}

const amortization = ( random: Random ) => ( {
	...loan( random ),
	group: random.pick( [ 'payment', 'year' ] ),
} );

const makers: Record<
	Question,
	( random: Random ) => Record< string, unknown >
> = {
	calculate: loan,
	amortize: amortization,
	afford: affordability,
	refinance: refinancing,
	compare: comparison,
	apr: annualRate,
};

/** Each is refused in every field of a number. */
export const hostile = [
	'1e3',
	' 5',
	'5 ',
	'0x10',
	'NaN',
	'-1.5',
	'-0',
	'+5',
	'1,000',
	'1.',
	'.5',
	'٣',
	-1,
	0.1 + 0.2,
	1e21,
	12345678901234567000,
	true,
	[],
	[ 5 ],
	{},
] as const;

/** A form with one mistake in one place. */
function spoilt( random: Random, input: Record< string, unknown > ) {
	const names = Object.keys( input ).filter( ( name ) => name !== 'group' );
	const name = names[ random.int( 0, names.length - 1 ) ]!;
	const nested = input[ name ];
	if (
		Array.isArray( nested ) &&
		nested.length > 0 &&
		random.chance( 0.7 )
	) {
		spoilt( random, nested[ random.int( 0, nested.length - 1 ) ] );
	} else if ( random.chance( 0.1 ) ) {
		input.no_such_field = 1;
	} else if ( random.chance( 0.1 ) ) {
		delete input[ name ];
	} else {
		input[ name ] = random.pick( [ null, 'x', ...hostile ] );
	}
}

/** Mostly loans; one in twenty is wrong somewhere. */
export function randomInput( random: Random ): Asked {
	const question = random.pick< Question >( [
		'calculate',
		'calculate',
		'calculate',
		'amortize',
		'afford',
		'refinance',
		'compare',
		'apr',
	] );
	const input = makers[ question ]( random );
	if ( random.chance( 0.05 ) ) {
		spoilt( random, input );
	}
	return { question, input };
}
