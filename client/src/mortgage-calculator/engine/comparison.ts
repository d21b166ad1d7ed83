import type { Basis } from './basis.js';
import { calculationOf } from './calculation.js';
import { prepaidCharge } from './contract.js';
import { amount, whole } from './decimals.js';
import {
	InvalidInput,
	readLoan,
	type Loan,
	type LoanInput,
	type Problems,
} from './loan.js';
import { paidLoan } from './paid-loan.js';
import { sum } from './rounding.js';
import { total } from './schedule.js';

/** Checked input. */
export interface ComparisonInput {
	loans: ( LoanInput & { label: string } )[];
	months?: number;
}

export type Comparison = ReturnType< typeof comparisonOf >;

/**
 * Two to four loans side by side: what each costs in the first months, and which is the lowest.
 *
 * @param input
 * @param basis
 */
export function comparisonOf( input: ComparisonInput, basis: Basis ) {
	const months = input.months ?? 84;
	const loans = readLoans( input.loans, basis ).map( ( loan, index ) => ( {
		label: input.loans[ index ]!.label,
		...costOf( loan, basis, months ),
		calculation: calculationOf( loan, basis ),
	} ) );
	return {
		months,
		loans,
		lowest: {
			monthly: lowest(
				loans.map( ( { calculation } ) => calculation.monthly.total )
			),
			apr: lowest( loans.map( ( { calculation } ) => calculation.apr ) ),
			cost: lowest( loans.map( ( { cost } ) => cost ) ),
		},
	};
}

/** Throws with the mistakes of all loans. */
function readLoans( inputs: readonly LoanInput[], basis: Basis ): Loan[] {
	const problems: Problems = {};
	const loans = inputs.flatMap( ( input, index ) => {
		try {
			return [ readLoan( input, basis ) ];
		} catch ( error ) {
			if ( ! ( error instanceof InvalidInput ) ) {
				throw error;
			}
			for ( const [ field, code ] of Object.entries( error.problems ) ) {
				problems[ `loans[${ index }].${ field }` ] = code;
			}
			return [];
		}
	} );
	if ( Object.keys( problems ).length > 0 ) {
		throw new InvalidInput( problems );
	}
	return loans;
}

function costOf( loan: Loan, basis: Basis, months: number ) {
	const paid = paidLoan( loan, basis );
	const rows = paid.rows.filter( ( row ) => row.month <= months );
	const cost =
		total( rows, 'interest' ) +
		sum( paid.insurance.slice( 0, months ) ) +
		prepaidCharge( paid.contract ) +
		loan.closingCosts;
	return {
		cost: amount( cost ),
		principal_paid: amount(
			total( rows, 'principal' ) + total( rows, 'extra' )
		),
	};
}

/** The index of the lowest figure, the first one of several; a missing figure is the highest. */
function lowest( figures: readonly ( string | null )[] ): number {
	const numbers = figures.map( ( figure ) =>
		figure === null ? Infinity : whole( figure )
	);
	return numbers.indexOf( Math.min( ...numbers ) );
}
