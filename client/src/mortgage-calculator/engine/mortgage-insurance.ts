import type { Basis } from './basis.js';
import { whole } from './decimals.js';
import type { Loan } from './loan.js';
import { div, floorDiv, sum } from './rounding.js';

/**
 * The monthly mortgage insurance by the contract schedule, which extra payments do not change, in cents by month.
 *
 * Sources: private insurance ends by the Homeowners Protection Act (12 U.S.C. 4902): when the schedule reaches 78 % of the
 * value, at the latest at the midpoint of the term. FHA: HUD Mortgagee Letter 2023-05. USDA: 7 CFR 3555.107.
 *
 * @param loan
 * @param basis
 * @param starts The balance with which each contract month begins.
 */
export function monthlyInsurance(
	loan: Loan,
	basis: Basis,
	starts: readonly number[]
): number[] {
	switch ( loan.type ) {
		case 'conventional':
			return privateInsurance( loan, starts );
		case 'fha':
		case 'usda':
			return premiums( loan, basis, starts );
		case 'va':
			return [];
	}
}

/**
 * Whether private insurance is due, which ends at a loan-to-value ratio.
 *
 * @param loan
 */
export const hasPrivateInsurance = ( loan: Loan ): boolean =>
	loan.type === 'conventional' &&
	loan.pmiRate > 0 &&
	100 * loan.base > 80 * loan.price;

/** Through the first payment after which the balance is at most 78 % of the price. */
function privateInsurance( loan: Loan, starts: readonly number[] ): number[] {
	if ( ! hasPrivateInsurance( loan ) ) {
		return [];
	}
	const above = starts.filter( ( start ) => 100 * start > 78 * loan.price );
	return Array< number >(
		Math.min( above.length, floorDiv( loan.months + 1, 2 ) )
	).fill( div( loan.base * loan.pmiRate, 1200000 ) );
}

function premiums(
	loan: Loan,
	{ settings: { fees } }: Basis,
	starts: readonly number[]
): number[] {
	const isFha = loan.type === 'fha';
	const row = isFha
		? fhaRow( loan, fees.fha )
		: { rate: fees.usda.annual, months: null };
	const upfront = isFha && loan.financesFee ? whole( fees.fha.upfront ) : 0;
	const found: number[] = [];
	for ( let first = 0; first < starts.length; first += 12 ) {
		const year = starts.slice( first, first + 12 );
		const premium = premiumOf( year, whole( row.rate ), upfront );
		found.push( ...year.map( () => premium ) );
	}
	return found.slice( 0, row.months ?? found.length );
}

/**
 * HUD's steps: the average balance of the year times the rate, without a financed upfront premium, divided by twelve;
 * rounded at each step. A year in which the loan ends has fewer balances.
 *
 * @param year    Balances in cents.
 * @param rate
 * @param upfront
 */
export function premiumOf(
	year: readonly number[],
	rate: number,
	upfront: number
): number {
	const annual = div( sum( year ) * rate, 100000 * year.length );
	return div( div( annual * 100000, 100000 + upfront ), 12 );
}

function fhaRow( loan: Loan, fha: Basis[ 'settings' ][ 'fees' ][ 'fha' ] ) {
	return (
		fha.rows.find(
			( row ) =>
				row.over_180 === loan.months > 180 &&
				row.large === loan.base > whole( fha.large_loan ) &&
				100000 * loan.base <= whole( row.max_ltv ) * loan.price
		) ?? { rate: '0', months: null }
	);
}
