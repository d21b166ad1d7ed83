import {
	afford,
	amortize,
	calculate,
	compare,
	refinance,
	type AmortizationRow,
	type Basis,
	type FieldProblems,
} from '../../client/src/mortgage-calculator/engine/index';
import type { Input } from './typed';

export type Mode = 'payment' | 'affordability' | 'refinance' | 'compare';

interface Answered {
	answer: object | null;
	/** The schedule of a payment. */
	years: AmortizationRow[];
	problems: FieldProblems | null;
}

const engines = {
	payment: calculate,
	affordability: afford,
	refinance,
	compare,
};

/** The answer of a mode; of a payment, with its schedule by year. */
export const answerTo = (
	mode: Mode,
	input: Input,
	basis: Basis
): Answered => ( {
	...engines[ mode ]( input, basis ),
	years:
		( mode === 'payment' && amortize( input, 'year', basis ).answer ) || [],
} );
