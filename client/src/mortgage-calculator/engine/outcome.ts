import type { Basis } from './basis.js';
import type { Check } from './checks.js';
import { InvalidInput } from './loan.js';
import { filled } from './texts.js';

/** Text by field, named as in the answers of REST: `rate`, `loans[1].rate`, `current.balance`. */
export type FieldProblems = Record< string, string >;

export type Outcome< Answer > =
	| { answer: Answer; problems: null }
	| { answer: null; problems: FieldProblems };

/**
 * Answers raw input, such as the texts of a form, or names the fields that are wrong.
 *
 * @param check
 * @param answer Takes what the check has read.
 * @param input
 * @param texts
 */
export function outcomeOf< Input, Answer >(
	check: Check,
	answer: ( input: Input ) => Answer,
	input: unknown,
	{ texts }: Pick< Basis, 'texts' >
): Outcome< Answer > {
	const problems: FieldProblems = {};
	const report = (
		field: string,
		code: string,
		values: readonly string[]
	) => {
		problems[ field ] ??= filled( texts[ code ] ?? code, values );
	};
	const read = check( input, '', ( field, { code, values } ) =>
		report( field, code, values )
	);
	if ( Object.keys( problems ).length === 0 ) {
		try {
			return { answer: answer( read as Input ), problems: null };
		} catch ( error ) {
			if ( ! ( error instanceof InvalidInput ) ) {
				throw error;
			}
			for ( const [ field, code ] of Object.entries( error.problems ) ) {
				report( field, code, [] );
			}
		}
	}
	return { answer: null, problems };
}
