import type { Asked } from './inputs';
import { rateOf } from './reference-annuity';
import {
	dollars,
	percentText,
	referenceCalculation,
	referenceCost,
	referenceLoan,
	referenceMonthly,
	referenceRefinance,
	referenceRows,
	type ReferenceBasis,
} from './reference';

type Raw = Record< string, unknown >;

const days: Record< number, number > = {
	12: 30,
	24: 15,
	52: 7,
	26: 14,
	13: 28,
	6: 60,
	4: 90,
	2: 180,
	1: 365,
};

const cents = ( value: unknown ) =>
	BigInt( Math.round( Number( value ?? 0 ) * 100 ) );

function annualRate( raw: Raw ) {
	const payments = ( raw.payments as Raw[] ).flatMap( ( { amount, count } ) =>
		Array< bigint >( Number( count ) ).fill( cents( amount ) )
	);
	const financed = cents( raw.amount_financed );
	const total = payments.reduce( ( sum, one ) => sum + one, 0n );
	const perYear = Number( raw.per_year ?? 12 );
	const rate = rateOf( financed, payments, {
		perYear,
		periodsBeforeFirst: Number( raw.periods_before_first ?? 1 ),
		oddDays: Number( raw.odd_days ?? 0 ),
		daysOfPeriod: days[ perYear ]!,
	} );
	return {
		apr: rate === null ? null : percentText( rate ),
		finance_charge: dollars( total - financed ),
		total_of_payments: dollars( total ),
	};
}

function comparison( raw: Raw, basis: ReferenceBasis ) {
	const months = Number( raw.months ?? 84 );
	const loans = ( raw.loans as Raw[] ).map( ( { label, ...one } ) => {
		const loan = referenceLoan( one, basis );
		return {
			label: String( label ).trim(),
			...referenceCost( loan, months ),
			calculation: referenceCalculation( loan, basis ),
		};
	} );
	const first = ( figures: ( string | null )[] ) => {
		const ranked = figures.map( ( figure, index ) => ( {
			figure: Number( figure ?? Infinity ),
			index,
		} ) );
		return ranked.sort(
			( a, b ) => a.figure - b.figure || a.index - b.index
		)[ 0 ]?.index;
	};
	return {
		months,
		loans,
		lowest: {
			monthly: first(
				loans.map( ( one ) => one.calculation.monthly.total )
			),
			apr: first( loans.map( ( one ) => one.calculation.apr ) ),
			cost: first( loans.map( ( one ) => one.cost ) ),
		},
	};
}

/** The answer's price fits, the next higher one does not: nothing is searched for here. */
function affordability( raw: Raw, basis: ReferenceBasis, answer: Raw ) {
	const {
		income_annual: income,
		debts_monthly: debts,
		front_ratio: front,
		back_ratio: back,
		...loan
	} = raw;
	const type = String( raw.loan_type ?? 'conventional' ) as 'fha';
	const ratios = basis.settings.ratios[ type ];
	const mills = ( value: unknown ) =>
		BigInt( Math.round( Number( value ) * 1000 ) );
	const share = ( ratio: unknown ) =>
		( cents( income ) * mills( ratio ) ) / 1200000n;
	const byFront = share( front ?? ratios.front );
	const byBack = share( back ?? ratios.back ) - cents( debts );
	const lower = byFront <= byBack ? byFront : byBack;
	const limit = lower < 0n ? 0n : lower;
	const down = cents( raw.down_payment );
	const minimum = mills( basis.settings.minimum_down[ type ] );
	const lowest =
		down + 100000n <= 100000n
			? 100000n
			: ( ( down + 100000n + 99n ) / 100n ) * 100n;
	const price = cents( answer.max_price );
	const isEnough = ( one: bigint ) => down * 100000n >= minimum * one;
	const fits = ( one: bigint ) =>
		one <= 5000000000n &&
		isEnough( one ) &&
		referenceMonthly( loan, one, basis ) <= limit;
	const isHighest =
		price === 0n
			? ! fits( lowest )
			: fits( price ) && ! fits( price + 100n );
	const stopped = price === 0n ? lowest : price + 100n;
	const byRatio = byFront <= byBack ? 'front' : 'back';
	const isByDown = stopped <= 5000000000n && ! isEnough( stopped );
	return {
		max_price: isHighest
			? answer.max_price
			: 'is not the highest that fits',
		monthly_limit: dollars( limit ),
		limited_by: isByDown ? 'down_payment' : byRatio,
		front_ratio: percentText( mills( front ?? ratios.front ) ),
		back_ratio: percentText( mills( back ?? ratios.back ) ),
		calculation:
			price === 0n
				? null
				: referenceCalculation(
						referenceLoan(
							{ ...loan, price: dollars( price ) },
							basis
						),
						basis
					),
	};
}

/**
 * What the exact reference says of an answer; members that it leaves out are not its business.
 *
 * @param asked
 * @param basis
 * @param answer Of an engine: a search is checked rather than repeated.
 */
export function referenceAnswer(
	{ question, input }: Asked,
	basis: ReferenceBasis,
	answer: unknown
): unknown {
	switch ( question ) {
		case 'calculate':
			return referenceCalculation( referenceLoan( input, basis ), basis );
		case 'amortize':
			return referenceRows(
				referenceLoan( input, basis ),
				basis,
				input.group
			);
		case 'afford':
			return affordability( input, basis, answer as Raw );
		case 'refinance':
			return referenceRefinance( input );
		case 'compare':
			return comparison( input, basis );
		case 'apr':
			return annualRate( input );
	}
}
