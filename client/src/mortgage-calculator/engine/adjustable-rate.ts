/** Thousandths of a percent, and months. */
export interface AdjustableRate {
	fixedMonths: number;
	adjustMonths: number;
	indexRate: number;
	firstCap: number;
	periodicCap: number;
	lifeCap: number;
}

/** The same terms with an index that rises without end. */
export const atWorst = ( arm: AdjustableRate ): AdjustableRate => ( {
	...arm,
	indexRate: 1000000,
} );

export const adjustsAt = ( arm: AdjustableRate, payment: number ): boolean =>
	payment > arm.fixedMonths &&
	( payment - arm.fixedMonths - 1 ) % arm.adjustMonths === 0;

/**
 * Source: the terms of adjustable-rate notes (12 CFR 1026.37(j)): index plus margin, held by a cap at the first adjustment,
 * one at each later adjustment and one for the life of the loan.
 *
 * @param arm
 * @param payment Number of the payment, from 1.
 * @param last    The rate until now.
 * @param first   The rate of the fixed months.
 */
export function rateAt(
	arm: AdjustableRate,
	payment: number,
	last: number,
	first: number
): number {
	const cap =
		payment === arm.fixedMonths + 1 ? arm.firstCap : arm.periodicCap;
	const rate = within( arm.indexRate, last, cap );
	return Math.max( 0, within( rate, first, arm.lifeCap ) );
}

const within = ( rate: number, center: number, distance: number ): number =>
	Math.min( Math.max( rate, center - distance ), center + distance );
