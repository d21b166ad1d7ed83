import { __ } from '@wordpress/i18n';
import { isObject, moneyText, percentText, type Facts } from './snapshot';

/** Where a figure stands in a snapshot of the mortgage calculator. */
type Figure = readonly [
	label: string,
	path: string,
	write?: ( figure: number ) => string,
];

/** Of the calculation of one loan. */
const loan = ( place: string ): Figure[] => [
	[ __( 'Monthly payment', 'svc' ), `${ place }.monthly.total` ],
	[ __( 'Home price', 'svc' ), `${ place }.input.price` ],
	[ __( 'Down payment', 'svc' ), `${ place }.input.down_payment` ],
	[ __( 'Loan amount', 'svc' ), `${ place }.loan_amount` ],
	[ __( 'Interest rate', 'svc' ), `${ place }.input.rate`, percentText ],
	[ __( 'APR', 'svc' ), `${ place }.apr`, percentText ],
	[ __( 'Cash to close', 'svc' ), `${ place }.cash_to_close` ],
];

const refinance = (): Figure[] => [
	[ __( 'Saved each month', 'svc' ), 'result.monthly_saving' ],
	[ __( 'Current principal and interest', 'svc' ), 'result.current_payment' ],
	[ __( 'New principal and interest', 'svc' ), 'result.new_payment' ],
	[ __( 'Loan amount', 'svc' ), 'result.new_loan_amount' ],
	[ __( 'Interest rate', 'svc' ), 'input.new.rate', percentText ],
];

const at = ( snapshot: unknown, path: string ): unknown =>
	path
		.split( '.' )
		.reduce< unknown >(
			( value, key ) =>
				typeof value === 'object' && value !== null
					? ( value as Record< string, unknown > )[ key ]
					: undefined,
			snapshot
		);

const factsAt = (
	snapshot: unknown,
	title: string,
	figures: Figure[]
): Facts => ( {
	title,
	rows: figures.flatMap( ( [ label, path, write = moneyText ] ) => {
		const value = at( snapshot, path ) ?? '';
		return value === ''
			? []
			: [ { label, value: write( Number( value ) ) } ];
	} ),
} );

function compared( snapshot: Record< string, unknown > ): Facts[] {
	const loans = at( snapshot, 'result.loans' );
	return ( Array.isArray( loans ) ? loans : [] ).map(
		( one: unknown, index ) =>
			factsAt( snapshot, String( at( one, 'label' ) ?? '' ), [
				...loan( `result.loans.${ index }.calculation` ),
				[
					__( 'Cost of the months compared', 'svc' ),
					`result.loans.${ index }.cost`,
				],
			] )
	);
}

function tablesOf( snapshot: Record< string, unknown > ): Facts[] {
	const title = __( 'Calculation', 'svc' );
	switch ( snapshot[ 'operation' ] ) {
		case 'calculate':
			return [ factsAt( snapshot, title, loan( 'result' ) ) ];
		case 'affordability':
			return [
				factsAt( snapshot, title, [
					[ __( 'Price you can afford', 'svc' ), 'result.max_price' ],
					...loan( 'result.calculation' ).filter(
						( [ , path ] ) => ! path.endsWith( 'input.price' )
					),
				] ),
			];
		case 'refinance':
			return [ factsAt( snapshot, title, refinance() ) ];
		case 'compare':
			return compared( snapshot );
		default:
			return [];
	}
}

/**
 * What a loan officer wants to know of a calculation before calling. Empty for snapshots of other components.
 *
 * @param snapshot
 */
export const keyFiguresOf = ( snapshot: Record< string, unknown > ): Facts[] =>
	isObject( snapshot[ 'result' ] )
		? tablesOf( snapshot ).filter( ( { rows } ) => rows.length > 0 )
		: [];
