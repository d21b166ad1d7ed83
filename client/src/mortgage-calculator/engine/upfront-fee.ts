import type { Basis } from './basis.js';
import { whole } from './decimals.js';
import type { Loan } from './loan.js';
import { div } from './rounding.js';

/**
 * The fee that a government program takes once, in cents.
 *
 * Sources: FHA upfront premium, HUD Mortgagee Letter 2015-01; VA funding fee, VA Circular 26-23-06 (38 U.S.C. 3729(b));
 * USDA guarantee fee, 7 CFR 3555.107, which is taken of the loan with the fee in it where the fee is financed.
 *
 * @param loan
 * @param basis
 */
export function upfrontFee(
	loan: Loan,
	{ settings: { fees } }: Basis
): number {
	switch ( loan.type ) {
		case 'fha':
			return div( loan.base * whole( fees.fha.upfront ), 100000 );
		case 'usda': {
			const rate = whole( fees.usda.upfront );
			return div(
				loan.base * rate,
				loan.financesFee ? 100000 - rate : 100000
			);
		}
		case 'va':
			return div( loan.base * whole( vaRate( loan, fees.va ) ), 100000 );
		case 'conventional':
			return 0;
	}
}

function vaRate(
	loan: Loan,
	va: Basis[ 'settings' ][ 'fees' ][ 'va' ]
): string {
	const { vaUse } = loan;
	if ( vaUse === 'exempt' ) {
		return '0';
	}
	if ( vaUse === 'irrrl' ) {
		return va.irrrl;
	}
	if ( loan.purpose === 'refinance' ) {
		return va.refinance[ vaUse === 'first' ? 0 : 1 ] ?? '0';
	}
	const step =
		( 20 * loan.down >= loan.price ? 1 : 0 ) +
		( 10 * loan.down >= loan.price ? 1 : 0 );
	return va[ vaUse ][ step ] ?? '0';
}
