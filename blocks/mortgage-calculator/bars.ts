import type { AmortizationRow } from '../../client/src/mortgage-calculator/engine/index';

type Year = Pick<
	AmortizationRow,
	'principal' | 'interest' | 'extra' | 'mortgage_insurance'
>;

const height = 40;
const parts = [ 'principal', 'interest', 'mortgage_insurance' ] as const;
export type Part = ( typeof parts )[ number ];

/** Two places at most, without zeros at the end. */
export const rounded = ( value: number ): string =>
	String( Number( value.toFixed( 2 ) ) );

/** The path of each part of the stacked bars; YearlyBars.php draws the same. */
export function barPaths( years: readonly Year[] ): Record< Part, string > {
	const paths = { principal: '', interest: '', mortgage_insurance: '' };
	const most = Math.max(
		0,
		...years.map( ( year ) =>
			parts.reduce( ( sum, part ) => sum + amountOf( year, part ), 0 )
		)
	);
	if ( most === 0 ) {
		return paths;
	}
	const width = 100 / years.length;
	years.forEach( ( year, index ) => {
		const left = rounded( index * width );
		let top = height;
		for ( const part of parts ) {
			const own = ( height * amountOf( year, part ) ) / most;
			top -= own;
			paths[ part ] +=
				`M${ left } ${ rounded( top ) }h${ rounded( 0.9 * width ) }v${ rounded( own ) }H${ left }z`;
		}
	} );
	return paths;
}

/** Extra payments are principal. */
const amountOf = ( year: Year, part: Part ): number =>
	Number( year[ part ] ) +
	( part === 'principal' ? Number( year.extra ) : 0 );
