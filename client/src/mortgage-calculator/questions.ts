import type { Answer, QueryValue, ReadOptions, Transport } from '../request.js';
import { pathWithQuery } from '../wire.js';
import type {
	Affordability,
	AmortizationList,
	AprAnswer,
	Calculation,
	Comparison,
	Refinance,
} from './answer-schemas.js';
import type { Loan } from './loan-schemas.js';
import type {
	AffordabilityQuestion,
	AmortizationQuestion,
	AprQuestion,
	ComparisonQuestion,
	RefinanceQuestion,
} from './question-schemas.js';

const base = '/mortgage-calculator/v1';

/** Posts a question, which changes nothing. */
const asking =
	< Question extends object, Body >( path: string ) =>
	(
		transport: Transport,
		question: Question,
		options: ReadOptions = {}
	): Promise< Answer< Body > > =>
		transport.send( {
			method: 'POST',
			path: `${ base }${ path }`,
			body: question,
			...options,
		} );

export const calculatePayment = asking< Loan, Calculation >( '/calculate' );

export const getAmortization = asking< AmortizationQuestion, AmortizationList >(
	'/amortization'
);

export const estimateAffordability = asking<
	AffordabilityQuestion,
	Affordability
>( '/affordability' );

export const compareRefinance = asking< RefinanceQuestion, Refinance >(
	'/refinance'
);

export const compareLoans = asking< ComparisonQuestion, Comparison >(
	'/compare'
);

export const calculateApr = asking< AprQuestion, AprAnswer >( '/apr' );

const exportPath = `${ base }/amortization/export`;

/** The text of the file. A link to `exportAmortizationPath()` saves it without holding it. */
export const exportAmortization = (
	transport: Transport,
	loan: Loan,
	options: ReadOptions = {}
): Promise< Answer< string > > =>
	transport.send( {
		method: 'GET',
		path: exportPath,
		query: queryOf( loan ),
		...options,
	} );

/**
 * Below the REST root.
 *
 * @param loan
 */
export const exportAmortizationPath = ( loan: Loan ): string =>
	pathWithQuery( { path: exportPath, query: queryOf( loan ) } );

/** Members of members are named `extra_once[0][payment]`; what is null is left out. */
function queryOf( value: object, within = '' ): Record< string, QueryValue > {
	return Object.assign(
		{},
		...Object.entries( value )
			.filter( ( [ , one ] ) => one !== null && one !== undefined )
			.map( ( [ name, one ] ) => {
				const path = within === '' ? name : `${ within }[${ name }]`;
				return typeof one === 'object'
					? queryOf( one as object, path )
					: { [ path ]: one as QueryValue };
			} )
	) as Record< string, QueryValue >;
}
