import type { Basis } from './basis.js';
import { calculationOf, type Calculation } from './calculation.js';
import { amount, percent, whole } from './decimals.js';
import {
	InvalidInput,
	lowestPrice,
	readLoan,
	type Loan,
	type LoanInput,
} from './loan.js';
import { firstMonth } from './monthly-cost.js';
import { floorDiv } from './rounding.js';

/** Checked input. */
export interface AffordabilityInput extends Omit<
	LoanInput,
	'price' | 'down_percent'
> {
	income_annual: string;
	down_payment: string;
	debts_monthly?: string;
	front_ratio?: string;
	back_ratio?: string;
}

export interface Affordability {
	max_price: string;
	monthly_limit: string;
	limited_by: 'front' | 'back' | 'down_payment';
	front_ratio: string;
	back_ratio: string;
	calculation: Calculation | null;
}

/** Highest price, in dollars. */
const highestPrice = 50000000;

/**
 * The highest price of which the monthly cost is within a share of the income.
 *
 * Source: front and back ratios of the programs (HUD 4000.1 II.A.5; VA 38 CFR 36.4340; USDA 7 CFR 3555.151). Prices are tried
 * with the same arithmetic as a calculation, which therefore never contradicts the answer.
 *
 * @param input
 * @param basis
 */
export function affordabilityOf(
	input: AffordabilityInput,
	basis: Basis
): Affordability {
	const type = input.loan_type ?? 'conventional';
	const ratios = basis.settings.ratios[ type ];
	const frontRatio = whole( input.front_ratio ?? ratios.front );
	const backRatio = whole( input.back_ratio ?? ratios.back );
	const income = whole( input.income_annual );
	const down = whole( input.down_payment );
	const front = floorDiv( income * frontRatio, 1200000 );
	const back =
		floorDiv( income * backRatio, 1200000 ) -
		whole( input.debts_monthly ?? '0' );
	const limit = Math.max( 0, Math.min( front, back ) );
	const lowest = lowestPrice( down );
	if ( lowest > highestPrice ) {
		throw new InvalidInput( { down_payment: 'large_down' } );
	}
	const loan = ( price: number ): Loan =>
		readLoan( { ...input, price: amount( 100 * price ) }, basis );
	// Reports mistakes that no price repairs.
	loan( lowest );
	const cap = highestWithDown(
		down,
		whole( basis.settings.minimum_down[ type ] )
	);
	const price = highest(
		lowest,
		cap,
		( one ) => firstMonth( loan( one ), basis ).total <= limit
	);
	const isLimitedByDown =
		cap < lowest || ( price === cap && cap < highestPrice );
	const limitedByRatio = front <= back ? 'front' : 'back';
	return {
		max_price: amount( 100 * price ),
		monthly_limit: amount( limit ),
		limited_by: isLimitedByDown ? 'down_payment' : limitedByRatio,
		front_ratio: percent( frontRatio ),
		back_ratio: percent( backRatio ),
		calculation: price === 0 ? null : calculationOf( loan( price ), basis ),
	};
}

/** The highest price of which the down payment is the minimum of the loan type. */
const highestWithDown = ( down: number, minimum: number ): number =>
	minimum === 0
		? highestPrice
		: Math.min(
				highestPrice,
				floorDiv( floorDiv( 100000 * down, minimum ), 100 )
			);

/** Dollars; 0 where not even the lowest price fits. */
function highest(
	lowest: number,
	cap: number,
	fits: ( price: number ) => boolean
): number {
	if ( cap < lowest || ! fits( lowest ) ) {
		return 0;
	}
	let low = lowest;
	let high = cap;
	while ( low < high ) {
		const middle = floorDiv( low + high + 1, 2 );
		if ( fits( middle ) ) {
			low = middle;
		} else {
			high = middle - 1;
		}
	}
	return low;
}
