import type { AdjustableRate } from './adjustable-rate.js';
import type { ArmTerms, Basis, LoanType } from './basis.js';
import { amount, percent, whole } from './decimals.js';
import { monthNumber, monthText } from './months.js';
import { div, floorDiv } from './rounding.js';

export interface Once {
	payment: number;
	amount: string;
}

/** Checked input: decimal strings with all their places, each field within its limits. */
export interface LoanInput {
	price: string;
	down_payment?: string;
	down_percent?: string;
	loan_type?: LoanType;
	purpose?: 'purchase' | 'refinance';
	rate?: string;
	term_months?: number;
	tax_annual?: string;
	tax_rate?: string;
	insurance_annual?: string;
	insurance_rate?: string;
	state?: string | null;
	hoa_monthly?: string;
	points?: string;
	lender_fees?: string;
	closing_costs?: string;
	prepaid_interest?: string;
	pmi_rate?: string;
	va_use?: 'first' | 'subsequent' | 'irrrl' | 'exempt';
	finance_fee?: boolean;
	frequency?: 'monthly' | 'biweekly';
	extra_monthly?: string;
	extra_yearly?: string;
	extra_once?: Once[];
	arm?: ArmTerms | null;
	start?: string;
}

/** The input with every default filled in. Amounts are cents, percentages are thousandths. */
export interface Loan {
	price: number;
	down: number;
	/** The loan without a financed fee. */
	base: number;
	type: LoanType;
	purpose: 'purchase' | 'refinance';
	rate: number;
	months: number;
	tax: number;
	insurance: number;
	state: string | null;
	hoa: number;
	points: number;
	lenderFees: number;
	closingCosts: number;
	prepaidInterest: number;
	pmiRate: number;
	vaUse: 'first' | 'subsequent' | 'irrrl' | 'exempt';
	financesFee: boolean;
	isBiweekly: boolean;
	extraMonthly: number;
	extraYearly: number;
	extraOnce: Map< number, number >;
	onceAsSent: Once[];
	arm: AdjustableRate | null;
	armTerms: ArmTerms | null;
	/** Number of the month of the first payment. */
	start: number;
}

/** Code of the text, by field: fields that are well formed each, but do not fit together. */
export type Problems = Record< string, string >;

export class InvalidInput extends Error {
	constructor( readonly problems: Problems ) {
		super( Object.keys( problems ).join( ' ' ) );
	}
}

/** The smallest loan without a fee, in cents. */
export const minBase = 100000;

/**
 * Fills in the defaults, turns rates into amounts, and compares the fields with each other.
 *
 * @param input
 * @param basis
 */
export function readLoan( input: LoanInput, basis: Basis ): Loan {
	const { defaults } = basis.settings;
	const price = whole( input.price );
	const months = input.term_months ?? defaults.term_months;
	const type = input.loan_type ?? 'conventional';
	const down =
		input.down_payment === undefined
			? div(
					price *
						whole( input.down_percent ?? defaults.down_percent ),
					100000
				)
			: whole( input.down_payment );
	const rate = input.rate ?? defaultRate( input, type, months, basis );
	const problems = misfits( input, price - down, rate );
	if ( rate === undefined || Object.keys( problems ).length > 0 ) {
		throw new InvalidInput( problems );
	}
	const once = input.extra_once ?? [];
	return {
		price,
		down,
		base: price - down,
		type,
		purpose: input.purpose ?? 'purchase',
		rate: whole( rate ),
		months,
		tax: yearly( input, price, 'tax', basis ),
		insurance: yearly( input, price, 'insurance', basis ),
		state: input.state ?? null,
		hoa: whole( input.hoa_monthly ?? '0' ),
		points: whole( input.points ?? '0' ),
		lenderFees: whole( input.lender_fees ?? '0' ),
		closingCosts: whole( input.closing_costs ?? '0' ),
		prepaidInterest: whole( input.prepaid_interest ?? '0' ),
		pmiRate: whole( input.pmi_rate ?? defaults.pmi_rate ),
		vaUse: input.va_use ?? 'first',
		financesFee: input.finance_fee ?? true,
		isBiweekly: input.frequency === 'biweekly',
		extraMonthly: whole( input.extra_monthly ?? '0' ),
		extraYearly: whole( input.extra_yearly ?? '0' ),
		extraOnce: sums( once ),
		onceAsSent: once,
		arm: input.arm ? adjustableRate( input.arm ) : null,
		armTerms: input.arm ?? null,
		start: input.start
			? monthNumber( input.start )
			: monthNumber( basis.month ) + 2,
	};
}

const alternatives = [
	[ 'down_payment', 'down_percent' ],
	[ 'tax_annual', 'tax_rate' ],
	[ 'insurance_annual', 'insurance_rate' ],
] as const;

function misfits(
	input: LoanInput,
	base: number,
	rate: string | undefined
): Problems {
	const problems: Problems = {};
	for ( const [ one, other ] of alternatives ) {
		if ( input[ one ] !== undefined && input[ other ] !== undefined ) {
			problems[ other ] = 'both';
		}
	}
	if ( Object.keys( problems ).length === 0 && base < minBase ) {
		problems[
			input.down_percent === undefined ? 'down_payment' : 'down_percent'
		] = 'small_loan';
	}
	if ( rate === undefined ) {
		problems.rate = 'no_rate';
	}
	if ( input.arm && input.frequency === 'biweekly' ) {
		problems.arm = 'biweekly_arm';
	}
	return problems;
}

/**
 * That of the first row of the rates table for type and term. A row of an adjustable rate has its own terms and is no
 * default.
 *
 * @param input
 * @param type
 * @param months
 * @param basis
 */
function defaultRate(
	input: LoanInput,
	type: LoanType,
	months: number,
	basis: Basis
): string | undefined {
	return input.arm
		? undefined
		: basis.rates.find(
				( row ) =>
					! row.arm &&
					row.loan_type === type &&
					row.term_months === months
			)?.rate;
}

function yearly(
	input: LoanInput,
	price: number,
	what: 'tax' | 'insurance',
	{ settings }: Basis
): number {
	const sent = input[ `${ what }_annual` ];
	if ( sent !== undefined ) {
		return whole( sent );
	}
	const name = `${ what }_rate` as const;
	const rate =
		input[ name ] ??
		settings.states[ input.state ?? '' ]?.[ name ] ??
		settings.defaults[ name ];
	return div( price * whole( rate ), 100000 );
}

function sums( once: readonly Once[] ): Map< number, number > {
	const found = new Map< number, number >();
	for ( const extra of once ) {
		found.set(
			extra.payment,
			( found.get( extra.payment ) ?? 0 ) + whole( extra.amount )
		);
	}
	return found;
}

const adjustableRate = ( terms: ArmTerms ): AdjustableRate => ( {
	fixedMonths: terms.fixed_months,
	adjustMonths: terms.adjust_months,
	indexRate: whole( terms.index_rate ),
	firstCap: whole( terms.first_cap ),
	periodicCap: whole( terms.periodic_cap ),
	lifeCap: whole( terms.life_cap ),
} );

/**
 * The input as it is answered: sent again, it gives the same answer.
 *
 * @param loan
 */
export const inputOf = ( loan: Loan ) => ( {
	price: amount( loan.price ),
	down_payment: amount( loan.down ),
	loan_type: loan.type,
	purpose: loan.purpose,
	rate: percent( loan.rate ),
	term_months: loan.months,
	tax_annual: amount( loan.tax ),
	insurance_annual: amount( loan.insurance ),
	state: loan.state,
	hoa_monthly: amount( loan.hoa ),
	points: percent( loan.points ),
	lender_fees: amount( loan.lenderFees ),
	closing_costs: amount( loan.closingCosts ),
	prepaid_interest: amount( loan.prepaidInterest ),
	pmi_rate: percent( loan.pmiRate ),
	va_use: loan.vaUse,
	finance_fee: loan.financesFee,
	frequency: loan.isBiweekly
		? ( 'biweekly' as const )
		: ( 'monthly' as const ),
	extra_monthly: amount( loan.extraMonthly ),
	extra_yearly: amount( loan.extraYearly ),
	extra_once: loan.onceAsSent,
	arm: loan.armTerms,
	start: monthText( loan.start ),
} );

/**
 * The lowest whole-dollar price above a down payment.
 *
 * @param down Cents.
 */
export const lowestPrice = ( down: number ): number =>
	Math.max( 1000, floorDiv( down + minBase + 99, 100 ) );
