import type { Basis } from './basis.js';
import {
	amountFinanced,
	contractApr,
	financeCharge,
	pointsCost,
	tipOf,
	worstOf,
	type Contract,
} from './contract.js';
import { amount, percent } from './decimals.js';
import { inputOf, type Loan } from './loan.js';
import { monthlyCost } from './monthly-cost.js';
import { monthText } from './months.js';
import { insuranceCancelAfter, paidLoan } from './paid-loan.js';
import { monthlyPayment } from './payment.js';
import { div, sum } from './rounding.js';
import { total } from './schedule.js';
import { warningsOf } from './warnings.js';

export type Calculation = ReturnType< typeof calculationOf >;

/**
 * The answer to a loan: what it costs a month, in all, and by the year.
 *
 * @param loan
 * @param basis
 */
export function calculationOf( loan: Loan, basis: Basis ) {
	const paid = paidLoan( loan, basis );
	const { contract, rows, last, insurance } = paid;
	const apr = contractApr( contract );
	const worst = worstOf( contract );
	const payment = monthlyPayment( contract.amount, loan.rate, loan.months );
	const interest = total( rows, 'interest' );
	return {
		input: inputOf( loan ),
		base_loan: amount( loan.base ),
		upfront_fee: amount( contract.fee ),
		loan_amount: amount( contract.amount ),
		ltv: percent( div( 100000 * loan.base, loan.price ) ),
		monthly: monthlyAnswer( contract, payment ),
		biweekly_payment: loan.isBiweekly ? amount( div( payment, 2 ) ) : null,
		payments: rows.length,
		months: last.month,
		last_payment: amount( last.payment ),
		first_month: monthText( loan.start ),
		last_month: monthText( loan.start + last.month - 1 ),
		total_interest: amount( interest ),
		total_mortgage_insurance: amount( sum( insurance ) ),
		insurance_months: insurance.filter( ( one ) => one > 0 ).length,
		insurance_cancel_after: insuranceCancelAfter( paid ),
		saved: {
			interest: amount( total( contract.rows, 'interest' ) - interest ),
			months: contract.rows.length - last.month,
		},
		points_cost: amount( pointsCost( contract ) ),
		cash_to_close: amount( cashToClose( contract ) ),
		amount_financed: amount( amountFinanced( contract ) ),
		finance_charge: amount( financeCharge( contract ) ),
		apr: apr === null ? null : percent( apr ),
		tip: percent( tipOf( contract ) ),
		arm: worst && {
			highest_rate: percent( worst.rate ),
			highest_payment: amount( worst.payment ),
		},
		warnings: warningsOf( loan, basis ),
		disclosure: basis.settings.disclosure,
	};
}

function monthlyAnswer( { loan, insurance }: Contract, payment: number ) {
	const cost = monthlyCost( loan, payment, insurance[ 0 ] ?? 0 );
	return {
		principal_interest: amount( cost.principalInterest ),
		mortgage_insurance: amount( cost.mortgageInsurance ),
		tax: amount( cost.tax ),
		insurance: amount( cost.insurance ),
		hoa: amount( cost.hoa ),
		total: amount( cost.total ),
	};
}

/** The fee is paid at closing unless the loan pays it; equity in a refinanced home is not paid at all. */
function cashToClose( contract: Contract ): number {
	const { loan, fee } = contract;
	return (
		( loan.purpose === 'purchase' ? loan.down : 0 ) +
		pointsCost( contract ) +
		loan.lenderFees +
		loan.closingCosts +
		loan.prepaidInterest +
		( loan.financesFee ? 0 : fee )
	);
}
