import type { Basis } from './basis.js';
import { grouped, whole } from './decimals.js';
import type { Loan } from './loan.js';
import { filled } from './texts.js';

export interface Warning {
	code: 'above_conforming_limit' | 'below_minimum_down';
	message: string;
}

/**
 * What a borrower should know of a loan that is computed all the same.
 *
 * @param loan
 * @param basis
 */
export function warningsOf( loan: Loan, basis: Basis ): Warning[] {
	const { conforming_limit: limit, minimum_down: minimums } = basis.settings;
	const minimum = minimums[ loan.type ];
	const warning = (
		code: Warning[ 'code' ],
		values: readonly string[]
	): Warning => ( {
		code,
		message: filled( basis.texts[ code ] ?? code, values ),
	} );
	return [
		...( loan.type === 'conventional' && loan.base > whole( limit.amount )
			? [
					warning( 'above_conforming_limit', [
						grouped( limit.amount ),
						String( limit.year ),
					] ),
				]
			: [] ),
		...( 100000 * loan.down < whole( minimum ) * loan.price
			? [ warning( 'below_minimum_down', [ minimum ] ) ]
			: [] ),
	];
}
