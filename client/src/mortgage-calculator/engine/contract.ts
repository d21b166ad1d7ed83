import { atWorst } from './adjustable-rate.js';
import { aprOf } from './apr.js';
import type { Basis } from './basis.js';
import type { Loan } from './loan.js';
import { monthlyInsurance } from './mortgage-insurance.js';
import { div, sum } from './rounding.js';
import { contractRows, total, type ScheduleRow } from './schedule.js';
import { upfrontFee } from './upfront-fee.js';

/** What is agreed at closing. APR and finance charge go by it. Amounts are cents. */
export interface Contract {
	loan: Loan;
	fee: number;
	amount: number;
	rows: ScheduleRow[];
	/** By month. */
	insurance: number[];
}

export function contractOf( loan: Loan, basis: Basis ): Contract {
	const fee = upfrontFee( loan, basis );
	const amount = amountOf( loan, fee );
	const rows = [
		...contractRows( amount, loan.rate, loan.months, loan.arm ),
	];
	const insurance = monthlyInsurance( loan, basis, starts( amount, rows ) );
	return { loan, fee, amount, rows, insurance };
}

/** The insurance of the first month, by the first year alone. */
export function firstInsurance( loan: Loan, basis: Basis ): number {
	const amount = amountOf( loan, upfrontFee( loan, basis ) );
	const rows: ScheduleRow[] = [];
	for ( const row of contractRows(
		amount,
		loan.rate,
		loan.months,
		loan.arm
	) ) {
		rows.push( row );
		if ( row.number === 12 ) {
			break;
		}
	}
	return monthlyInsurance( loan, basis, starts( amount, rows ) )[ 0 ] ?? 0;
}

export const amountOf = ( loan: Loan, fee: number ): number =>
	loan.base + ( loan.financesFee ? fee : 0 );

export const pointsCost = ( { amount, loan }: Contract ): number =>
	div( amount * loan.points, 100000 );

/** The costs of the credit that are paid at closing (12 CFR 1026.4), a financed fee included. */
export const prepaidCharge = ( contract: Contract ): number =>
	pointsCost( contract ) +
	contract.loan.lenderFees +
	contract.loan.prepaidInterest +
	contract.fee;

export const amountFinanced = ( contract: Contract ): number =>
	contract.amount - prepaidCharge( contract );

export const financeCharge = ( contract: Contract ): number =>
	total( contract.rows, 'interest' ) +
	sum( contract.insurance.slice( 0, contract.rows.length ) ) +
	prepaidCharge( contract );

export const contractApr = ( contract: Contract ): number | null =>
	aprOf(
		amountFinanced( contract ),
		contract.rows.map(
			( row, index ) => row.payment + ( contract.insurance[ index ] ?? 0 )
		)
	);

/** Total interest percentage: 12 CFR 1026.37(l)(3). */
export const tipOf = ( { amount, rows, loan }: Contract ): number =>
	div(
		( total( rows, 'interest' ) + loan.prepaidInterest ) * 100000,
		amount
	);

/** The highest rate and payment that the caps allow; the last payment, which settles the rest, is left out. */
export function worstOf( { amount, loan }: Contract ) {
	if ( ! loan.arm ) {
		return null;
	}
	let { rate } = loan;
	let payment = 0;
	let last = 0;
	for ( const row of contractRows(
		amount,
		loan.rate,
		loan.months,
		atWorst( loan.arm )
	) ) {
		rate = Math.max( rate, row.rate );
		payment = Math.max( payment, last );
		last = row.payment;
	}
	return { rate, payment };
}

const starts = ( amount: number, rows: readonly ScheduleRow[] ): number[] =>
	[ amount, ...rows.map( ( row ) => row.balance ) ].slice( 0, rows.length );
