import type {
	EngineSettings,
	LoanType,
} from '../../client/src/mortgage-calculator/engine/index';
import { levelPayment, rateOf } from './reference-annuity';

/**
 * The calculator once more, written differently: fractions of big integers and closed forms instead of floating point,
 * arrays by month instead of rows. Two equal engines share their mistakes; this one would have to make them anew.
 */

type Raw = Record< string, unknown >;

export interface ReferenceBasis {
	settings: EngineSettings;
	rates: readonly {
		loan_type: string;
		term_months: number;
		rate: string;
		arm: unknown;
	}[];
	month: string;
}

/** Half up. */
export const round = ( numerator: bigint, denominator: bigint ): bigint =>
	( 2n * numerator + denominator ) / ( 2n * denominator );

const scaled = ( value: unknown, places: number ): bigint =>
	BigInt( Math.round( Number( value ) * 10 ** places ) );
const cents = ( value: unknown ): bigint => scaled( value ?? 0, 2 );
const mills = ( value: unknown ): bigint => scaled( value ?? 0, 3 );

export const dollars = ( value: bigint ): string => {
	const digits = String( value < 0n ? -value : value ).padStart( 3, '0' );
	return `${ value < 0n ? '-' : '' }${ digits.slice( 0, -2 ) }.${ digits.slice( -2 ) }`;
};

export const percentText = ( value: bigint ): string => {
	const digits = String( value ).padStart( 4, '0' );
	return `${ digits.slice( 0, -3 ) }.${ digits.slice( -3 ) }`;
};

const sum = ( values: readonly bigint[] ): bigint =>
	values.reduce( ( total, one ) => total + one, 0n );

/** A schedule as columns; item k is payment k + 1. */
export interface Columns {
	month: number[];
	paid: bigint[];
	interest: bigint[];
	extra: bigint[];
	/** Before the payment. */
	owed: bigint[];
}

interface Plan {
	amount: bigint;
	/** The rate of each payment. */
	rates: bigint[];
	perYear: 12 | 26;
	payment?: bigint;
	/** Paid besides with each payment. */
	extras?: bigint[];
}

function columnsOf( {
	amount,
	rates,
	perYear,
	payment,
	extras,
}: Plan ): Columns {
	const columns: Columns = {
		month: [],
		paid: [],
		interest: [],
		extra: [],
		owed: [],
	};
	const perCent = 100000n * BigInt( perYear );
	let left = amount;
	let level = payment ?? levelPayment( amount, rates[ 0 ]!, rates.length );
	rates.forEach( ( rate, k ) => {
		if ( left === 0n ) {
			return;
		}
		if ( k > 0 && rate !== rates[ k - 1 ] ) {
			level = levelPayment( left, rate, rates.length - k );
		}
		const interest = round( left * rate, perCent );
		const isLast = k === rates.length - 1 || left + interest < level;
		const paid = isLast ? left + interest : level;
		const rest = left + interest - paid;
		const wanted = extras?.[ k ] ?? 0n;
		const extra = wanted < rest ? wanted : rest;
		columns.month.push(
			perYear === 12 ? k + 1 : Math.ceil( ( 12 * ( k + 1 ) ) / 26 )
		);
		columns.paid.push( paid );
		columns.interest.push( interest );
		columns.extra.push( extra );
		columns.owed.push( left );
		left = rest - extra;
	} );
	return columns;
}

/** The rate of each month, which does not depend on the balance. */
function ratesOf(
	first: bigint,
	months: number,
	arm: Raw | null,
	index?: bigint
): bigint[] {
	const rates = Array< bigint >( months ).fill( first );
	if ( ! arm ) {
		return rates;
	}
	const clamp = ( value: bigint, low: bigint, high: bigint ) => {
		const raised = value < low ? low : value;
		return raised > high ? high : raised;
	};
	const life = mills( arm.life_cap );
	let cap = mills( arm.first_cap );
	let rate = first;
	for (
		let k = Number( arm.fixed_months );
		k < months;
		k += Number( arm.adjust_months )
	) {
		const near = clamp(
			index ?? mills( arm.index_rate ),
			rate - cap,
			rate + cap
		);
		rate = clamp( near, first - life, first + life );
		rate = rate < 0n ? 0n : rate;
		cap = mills( arm.periodic_cap );
		rates.fill( rate, k );
	}
	return rates;
}

export interface ReferenceLoan {
	price: bigint;
	down: bigint;
	base: bigint;
	fee: bigint;
	amount: bigint;
	rate: bigint;
	months: number;
	type: LoanType;
	isBiweekly: boolean;
	arm: Raw | null;
	contract: Columns;
	actual: Columns;
	/** By contract month. */
	insurance: bigint[];
	isPrivate: boolean;
	yearly: { tax: bigint; insurance: bigint };
	raw: Raw;
}

export function referenceLoan(
	raw: Raw,
	basis: ReferenceBasis
): ReferenceLoan {
	const { settings } = basis;
	const price = cents( raw.price );
	const months = Number( raw.term_months ?? settings.defaults.term_months );
	const type = ( raw.loan_type ?? 'conventional' ) as LoanType;
	const down =
		'down_payment' in raw
			? cents( raw.down_payment )
			: round(
					price *
						mills(
							raw.down_percent ?? settings.defaults.down_percent
						),
					100000n
				);
	const base = price - down;
	const rate = mills(
		raw.rate ??
			basis.rates.filter(
				( row ) =>
					row.arm === null &&
					row.loan_type === type &&
					row.term_months === months
			)[ 0 ]?.rate
	);
	const isFinanced = raw.finance_fee !== false;
	const fee = feeOf( raw, { price, down, base, type }, settings, isFinanced );
	const amount = isFinanced ? base + fee : base;
	const arm = ( raw.arm ?? null ) as Raw | null;
	const isBiweekly = raw.frequency === 'biweekly';
	const contract = columnsOf( {
		amount,
		rates: ratesOf( rate, months, arm ),
		perYear: 12,
	} );
	const actual = isBiweekly
		? columnsOf( {
				amount,
				rates: Array< bigint >(
					Math.ceil( ( 26 * months ) / 12 )
				).fill( rate ),
				perYear: 26,
				payment: round( levelPayment( amount, rate, months ), 2n ),
				extras: extrasOf( raw, 26, months ),
			} )
		: columnsOf( {
				amount,
				rates: ratesOf( rate, months, arm ),
				perYear: 12,
				extras: extrasOf( raw, 12, months ),
			} );
	const pmi = mills( raw.pmi_rate ?? settings.defaults.pmi_rate );
	const isPrivate =
		type === 'conventional' && pmi > 0n && base * 10n > price * 8n;
	const yearly = {
		tax: yearlyOf( raw, 'tax', price, settings ),
		insurance: yearlyOf( raw, 'insurance', price, settings ),
	};
	const loan = {
		price,
		down,
		base,
		fee,
		amount,
		rate,
		months,
		type,
		isBiweekly,
		arm,
		contract,
		actual,
		isPrivate,
		yearly,
		raw,
	};
	return {
		...loan,
		insurance: insuranceOf( loan, pmi, settings, isFinanced ),
	};
}

function yearlyOf(
	raw: Raw,
	what: 'tax' | 'insurance',
	price: bigint,
	settings: EngineSettings
): bigint {
	const ofState =
		settings.states[ String( raw.state ) ]?.[ `${ what }_rate` ];
	return `${ what }_annual` in raw
		? cents( raw[ `${ what }_annual` ] )
		: round(
				price *
					mills(
						raw[ `${ what }_rate` ] ??
							ofState ??
							settings.defaults[ `${ what }_rate` ]
					),
				100000n
			);
}

/** By the calendar of payments: the one of which twelve of 26 come with a monthly extra is the first of each month. */
function extrasOf( raw: Raw, perYear: 12 | 26, months: number ): bigint[] {
	const count = perYear === 12 ? months : Math.ceil( ( 26 * months ) / 12 );
	const extras = Array< bigint >( count ).fill( 0n );
	let due = 0;
	for ( let k = 1; k <= count; k++ ) {
		const isDue = Math.floor( ( 12 * k ) / perYear ) > due;
		if ( isDue ) {
			due += 1;
			extras[ k - 1 ]! += cents( raw.extra_monthly );
		}
		if ( isDue && due % 12 === 0 ) {
			extras[ k - 1 ]! += cents( raw.extra_yearly );
		}
	}
	for ( const one of ( raw.extra_once ?? [] ) as Raw[] ) {
		const place = Number( one.payment ) - 1;
		if ( place < count ) {
			extras[ place ]! += cents( one.amount );
		}
	}
	return extras;
}

function feeOf(
	raw: Raw,
	{
		price,
		down,
		base,
		type,
	}: Pick< ReferenceLoan, 'price' | 'down' | 'base' | 'type' >,
	{ fees }: EngineSettings,
	isFinanced: boolean
): bigint {
	if ( type === 'fha' ) {
		return round( base * mills( fees.fha.upfront ), 100000n );
	}
	if ( type === 'usda' ) {
		const rate = mills( fees.usda.upfront );
		return isFinanced
			? round( base * rate, 100000n - rate )
			: round( base * rate, 100000n );
	}
	const use = String( raw.va_use ?? 'first' );
	if ( type !== 'va' || use === 'exempt' ) {
		return 0n;
	}
	const share = Number( down ) / Number( price );
	const step = [ 0.05, 0.1 ].filter( ( least ) => share >= least ).length;
	const byUse: Record< string, string | undefined > = {
		irrrl: fees.va.irrrl,
		first:
			raw.purpose === 'refinance'
				? fees.va.refinance[ 0 ]
				: fees.va.first[ step ],
		subsequent:
			raw.purpose === 'refinance'
				? fees.va.refinance[ 1 ]
				: fees.va.subsequent[ step ],
	};
	return round( base * mills( byUse[ use ] ), 100000n );
}

function insuranceOf(
	loan: Omit< ReferenceLoan, 'insurance' >,
	pmi: bigint,
	{ fees }: EngineSettings,
	isFinanced: boolean
): bigint[] {
	const { owed } = loan.contract;
	if ( loan.type === 'conventional' ) {
		const reached = owed.findIndex(
			( one ) => 100n * one <= 78n * loan.price
		);
		const natural = reached < 0 ? owed.length : reached;
		const last = loan.isPrivate
			? Math.min( natural, Math.ceil( loan.months / 2 ) )
			: 0;
		return Array< bigint >( last ).fill(
			round( loan.base * pmi, 1200000n )
		);
	}
	if ( loan.type === 'va' ) {
		return [];
	}
	const isFha = loan.type === 'fha';
	const row = isFha
		? fhaRow( loan, fees.fha )
		: { rate: fees.usda.annual, months: null };
	const without = isFha && isFinanced ? mills( fees.fha.upfront ) : 0n;
	const byMonth = owed.map( ( _one, k ) => {
		const first = k - ( k % 12 );
		const year = owed.slice( first, first + 12 );
		const annual = round(
			sum( year ) * mills( row.rate ),
			100000n * BigInt( year.length )
		);
		return round( round( annual * 100000n, 100000n + without ), 12n );
	} );
	return byMonth.slice( 0, row.months ?? byMonth.length );
}

function fhaRow(
	loan: Omit< ReferenceLoan, 'insurance' >,
	fha: EngineSettings[ 'fees' ][ 'fha' ]
) {
	const candidates = fha.rows
		.filter( ( row ) => row.over_180 === loan.months > 180 )
		.filter( ( row ) => row.large === loan.base > cents( fha.large_loan ) )
		.filter(
			( row ) => loan.base * 100000n <= loan.price * mills( row.max_ltv )
		);
	return candidates[ 0 ] ?? { rate: '0', months: null };
}

const later = ( start: string, months: number ): string => {
	const [ year = 0, month = 0 ] = start.split( '-' ).map( Number );
	const date = new Date( Date.UTC( year, month - 1 + months, 1 ) );
	return date.toISOString().slice( 0, 7 );
};

/** The figures of a calculation, without what is text or only repeats the input. */
export function referenceCalculation(
	loan: ReferenceLoan,
	basis: ReferenceBasis
) {
	const { raw, contract, actual, amount, fee } = loan;
	const months = actual.month.at( -1 ) ?? 0;
	const start = String( raw.start ?? later( basis.month, 2 ) );
	const points = round( amount * mills( raw.points ), 100000n );
	const lender = cents( raw.lender_fees );
	const prepaid = cents( raw.prepaid_interest );
	const charge = points + lender + prepaid + fee;
	const paidInsurance = loan.insurance.slice( 0, months );
	const contractInsurance = loan.insurance.slice( 0, contract.paid.length );
	const interest = sum( actual.interest );
	const after = ( k: number ) => actual.owed[ k + 1 ] ?? 0n;
	const cancel = actual.owed.findIndex(
		( _one, k ) => 5n * after( k ) <= 4n * loan.price
	);
	const level = levelPayment( amount, loan.rate, loan.months );
	const tax = round( loan.yearly.tax, 12n );
	const homeowners = round( loan.yearly.insurance, 12n );
	const hoa = cents( raw.hoa_monthly );
	const mortgage = loan.insurance[ 0 ] ?? 0n;
	const rate = rateOf(
		amount - charge,
		contract.paid.map( ( paid, k ) => paid + ( loan.insurance[ k ] ?? 0n ) )
	);
	const down = raw.purpose === 'refinance' ? 0n : loan.down;
	const isFinanced = raw.finance_fee !== false;
	return {
		base_loan: dollars( loan.base ),
		upfront_fee: dollars( fee ),
		loan_amount: dollars( amount ),
		ltv: percentText( round( loan.base * 100000n, loan.price ) ),
		monthly: {
			principal_interest: dollars( level ),
			mortgage_insurance: dollars( mortgage ),
			tax: dollars( tax ),
			insurance: dollars( homeowners ),
			hoa: dollars( hoa ),
			total: dollars( level + mortgage + tax + homeowners + hoa ),
		},
		biweekly_payment: loan.isBiweekly
			? dollars( round( level, 2n ) )
			: null,
		payments: actual.paid.length,
		months,
		last_payment: dollars( actual.paid.at( -1 ) ?? 0n ),
		first_month: start,
		last_month: later( start, months - 1 ),
		total_interest: dollars( interest ),
		total_mortgage_insurance: dollars( sum( paidInsurance ) ),
		insurance_months: paidInsurance.filter( ( one ) => one > 0n ).length,
		insurance_cancel_after:
			loan.isPrivate && cancel >= 0 ? cancel + 1 : null,
		saved: {
			interest: dollars( sum( contract.interest ) - interest ),
			months: contract.paid.length - months,
		},
		points_cost: dollars( points ),
		cash_to_close: dollars(
			down +
				points +
				lender +
				cents( raw.closing_costs ) +
				prepaid +
				( isFinanced ? 0n : fee )
		),
		amount_financed: dollars( amount - charge ),
		finance_charge: dollars(
			sum( contract.interest ) + sum( contractInsurance ) + charge
		),
		apr: rate === null ? null : percentText( rate ),
		tip: percentText(
			round( ( sum( contract.interest ) + prepaid ) * 100000n, amount )
		),
		arm: worstOf( loan ),
	};
}

function worstOf( { arm, amount, rate, months }: ReferenceLoan ) {
	if ( ! arm ) {
		return null;
	}
	const rates = ratesOf( rate, months, arm, 10n ** 9n );
	const { paid } = columnsOf( { amount, rates, perYear: 12 } );
	const largest = ( all: readonly bigint[] ) =>
		all.reduce( ( found, one ) => ( one > found ? one : found ), 0n );
	return {
		highest_rate: percentText( largest( rates.slice( 0, paid.length ) ) ),
		highest_payment: dollars( largest( paid.slice( 0, -1 ) ) ),
	};
}

/** All rows, grouped or not. */
export function referenceRows(
	loan: ReferenceLoan,
	basis: ReferenceBasis,
	group: unknown
) {
	const { actual, insurance } = loan;
	const start = String( loan.raw.start ?? later( basis.month, 2 ) );
	const year = loan.isBiweekly ? 26 : 12;
	const size = group === 'year' ? year : 1;
	const count = Math.ceil( actual.paid.length / size );
	return Array.from( { length: count }, ( _row, index ) => {
		const from = index * size;
		const to = Math.min( from + size, actual.paid.length );
		const part = ( column: readonly bigint[] ) =>
			sum( column.slice( from, to ) );
		const months = actual.month
			.slice( 0, to )
			.filter(
				( month, k ) => k >= from && actual.month.indexOf( month ) === k
			);
		const left = actual.owed[ to ] ?? 0n;
		return {
			number: index + 1,
			month: later( start, actual.month[ to - 1 ]! - 1 ),
			payment: dollars( part( actual.paid ) ),
			interest: dollars( part( actual.interest ) ),
			principal: dollars(
				actual.owed[ from ]! - left - part( actual.extra )
			),
			extra: dollars( part( actual.extra ) ),
			mortgage_insurance: dollars(
				sum( months.map( ( month ) => insurance[ month - 1 ] ?? 0n ) )
			),
			balance: dollars( left ),
		};
	} );
}

export function referenceCost( loan: ReferenceLoan, months: number ) {
	const { raw, actual, amount, fee } = loan;
	const count = actual.month.filter( ( month ) => month <= months ).length;
	const lasts = Math.min( months, actual.month.at( -1 ) ?? 0 );
	const cost =
		sum( actual.interest.slice( 0, count ) ) +
		sum( loan.insurance.slice( 0, lasts ) ) +
		round( amount * mills( raw.points ), 100000n ) +
		cents( raw.lender_fees ) +
		cents( raw.closing_costs ) +
		cents( raw.prepaid_interest ) +
		fee;
	return {
		cost: dollars( cost ),
		principal_paid: dollars( amount - ( actual.owed[ count ] ?? 0n ) ),
	};
}

export function referenceRefinance( raw: Raw ) {
	const current = raw.current as Raw;
	const next = raw.new as Raw;
	const balance = cents( current.balance );
	const costs = cents( raw.closing_costs );
	const cash = ( raw.finance_costs ? 0n : costs ) - cents( raw.cash_out );
	const amount =
		balance + cents( raw.cash_out ) + ( raw.finance_costs ? costs : 0n );
	const planOf = (
		owed: bigint,
		rate: unknown,
		months: unknown,
		payment?: bigint
	) =>
		columnsOf( {
			amount: owed,
			rates: Array< bigint >( Number( months ) ).fill( mills( rate ) ),
			perYear: 12,
			...( payment !== undefined && { payment } ),
		} );
	const before =
		'payment' in current
			? cents( current.payment )
			: levelPayment(
					balance,
					mills( current.rate ),
					Number( current.months_left )
				);
	const after = levelPayment(
		amount,
		mills( next.rate ),
		Number( next.term_months )
	);
	const old = planOf( balance, current.rate, current.months_left, before );
	const made = planOf( amount, next.rate, next.term_months );
	const spent = ( { paid, owed }: Columns, months: number ) =>
		sum( paid.slice( 0, months ) ) + ( owed[ months ] ?? 0n );
	const saving = before - after;
	const all = Math.max( old.paid.length, made.paid.length );
	const even = Array.from( { length: all }, ( _one, k ) => k + 1 ).find(
		( months ) => spent( made, months ) + cash <= spent( old, months )
	);
	return {
		current_payment: dollars( before ),
		new_payment: dollars( after ),
		monthly_saving: dollars( saving ),
		break_even_months:
			saving > 0n ? Number( ( costs + saving - 1n ) / saving ) : null,
		net_break_even_months: even ?? null,
		current_interest: dollars( sum( old.paid ) - balance ),
		new_interest: dollars( sum( made.paid ) - amount ),
		lifetime_saving: dollars( sum( old.paid ) - sum( made.paid ) - cash ),
		new_loan_amount: dollars( amount ),
	};
}

/** What the first month costs at a price, by the whole schedule. */
export const referenceMonthly = (
	raw: Raw,
	price: bigint,
	basis: ReferenceBasis
): bigint => {
	const { monthly } = referenceCalculation(
		referenceLoan( { ...raw, price: dollars( price ) }, basis ),
		basis
	);
	return cents( monthly.total );
};
