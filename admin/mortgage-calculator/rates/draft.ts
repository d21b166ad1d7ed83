import {
	calculate,
	type Basis,
} from '../../../client/src/mortgage-calculator/engine/index';
import type {
	Rates,
	RatesChanges,
} from '../../../client/src/mortgage-calculator/index';
import { bareDecimal, shortDecimal } from '../../shared/form/decimal';
import type { Cells, Draft } from '../../shared/form/draft';
import { textOfValue } from '../../shared/form/form-props';

type Arm = NonNullable< Rates[ 'rates' ][ number ][ 'arm' ] >;
type Table = Omit< Rates, 'stale' >;

/** A new rate. */
export const emptyRate: Cells = {
	label: '',
	loan_type: 'conventional',
	term_months: '360',
	rate: '',
	points: '0',
	lender_fees: '0',
};

/** What is added to a rate that becomes adjustable. */
export const emptyArm: Cells = {
	'arm.fixed_months': '60',
	'arm.adjust_months': '6',
	'arm.index_rate': '',
	'arm.first_cap': '2',
	'arm.periodic_cap': '1',
	'arm.life_cap': '5',
};

export const isAdjustable = ( cells: Cells ): boolean =>
	'arm.index_rate' in cells;

export const withoutArm = ( cells: Cells ): Cells =>
	Object.fromEntries(
		Object.entries( cells ).filter(
			( [ name ] ) => ! name.startsWith( 'arm.' )
		)
	);

/** The rates of a draft. */
export const ratesIn = ( draft: Draft ): readonly Cells[] =>
	( draft.rates ?? [] ) as readonly Cells[];

/**
 * A table as it is edited.
 *
 * @param table
 * @param day   Of a table that has none yet.
 */
export const draftOf = ( table: Table, day: string ): Draft => ( {
	as_of: table.as_of ?? day,
	note: table.note,
	'assumptions.price': shortDecimal( table.assumptions.price ),
	'assumptions.down_percent': shortDecimal( table.assumptions.down_percent ),
	rates: table.rates.map( ( rate ) => ( {
		label: rate.label,
		loan_type: rate.loan_type,
		term_months: String( rate.term_months ),
		rate: shortDecimal( rate.rate ),
		points: shortDecimal( rate.points ),
		lender_fees: shortDecimal( rate.lender_fees ),
		...( rate.arm && armCellsOf( rate.arm ) ),
	} ) ),
} );

const armCellsOf = ( arm: Arm ): Cells =>
	Object.fromEntries(
		Object.entries( arm ).map( ( [ name, value ] ) => [
			`arm.${ name }`,
			shortDecimal( String( value ) ),
		] )
	);

const sentArm = ( cells: Cells ) => {
	const percent = ( name: string ) =>
		bareDecimal( cells[ `arm.${ name }` ] ?? '' );
	return {
		fixed_months: Number( cells[ 'arm.fixed_months' ] ),
		adjust_months: cells[ 'arm.adjust_months' ] === '12' ? 12 : 6,
		index_rate: percent( 'index_rate' ),
		first_cap: percent( 'first_cap' ),
		periodic_cap: percent( 'periodic_cap' ),
		life_cap: percent( 'life_cap' ),
	} as const;
};

const sentRate = ( cells: Cells ): RatesChanges[ 'rates' ][ number ] => ( {
	label: cells.label ?? '',
	loan_type: cells.loan_type as Rates[ 'rates' ][ number ][ 'loan_type' ],
	term_months: Number( cells.term_months ),
	rate: bareDecimal( cells.rate ?? '' ),
	points: bareDecimal( cells.points ?? '' ),
	lender_fees: bareDecimal( cells.lender_fees ?? '' ),
	arm: isAdjustable( cells ) ? sentArm( cells ) : null,
} );

const assumptionsIn = ( draft: Draft ) => ( {
	price: bareDecimal( textOfValue( draft[ 'assumptions.price' ] ) ),
	down_percent: bareDecimal(
		textOfValue( draft[ 'assumptions.down_percent' ] )
	),
} );

/** The table as it is sent. */
export const sentOf = ( draft: Draft ): RatesChanges => ( {
	as_of: textOfValue( draft.as_of ),
	note: textOfValue( draft.note ),
	assumptions: assumptionsIn( draft ),
	rates: ratesIn( draft ).map( sentRate ),
} );

export interface Figures {
	apr: string | null;
	payment: string;
}

/** The annual percentage rate and the monthly payment of a rate, as the server computes them; null while a cell is wrong. */
export function figuresOf(
	cells: Cells,
	draft: Draft,
	basis: Basis
): Figures | null {
	const { label: _label, arm, rate, ...loan } = sentRate( cells );
	if ( rate === '' ) {
		return null;
	}
	const { answer } = calculate(
		{ ...assumptionsIn( draft ), ...loan, rate, ...( arm && { arm } ) },
		basis
	);
	return (
		answer && {
			apr: answer.apr,
			payment: answer.monthly.principal_interest,
		}
	);
}
