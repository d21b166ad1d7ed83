import type { Basis } from './basis.js';
import { amountOf, firstInsurance } from './contract.js';
import type { Loan } from './loan.js';
import { monthlyPayment } from './payment.js';
import { div } from './rounding.js';
import { upfrontFee } from './upfront-fee.js';

/** What the home costs in the first month, in cents. */
export interface MonthlyCost {
	principalInterest: number;
	mortgageInsurance: number;
	tax: number;
	insurance: number;
	hoa: number;
	total: number;
}

export function monthlyCost(
	loan: Loan,
	principalInterest: number,
	mortgageInsurance: number
): MonthlyCost {
	const tax = div( loan.tax, 12 );
	const insurance = div( loan.insurance, 12 );
	return {
		principalInterest,
		mortgageInsurance,
		tax,
		insurance,
		hoa: loan.hoa,
		total:
			principalInterest + mortgageInsurance + tax + insurance + loan.hoa,
	};
}

/**
 * Without the whole schedule: affordability asks for many prices.
 *
 * @param loan
 * @param basis
 */
export const firstMonth = ( loan: Loan, basis: Basis ): MonthlyCost =>
	monthlyCost(
		loan,
		monthlyPayment(
			amountOf( loan, upfrontFee( loan, basis ) ),
			loan.rate,
			loan.months
		),
		firstInsurance( loan, basis )
	);
