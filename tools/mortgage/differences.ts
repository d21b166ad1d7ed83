import type { Basis } from '../../client/src/mortgage-calculator/engine/index';
import type { Asked } from './inputs';
import { referenceAnswer } from './reference-answer';

/** One place in which two answers differ. */
export interface Difference {
	asked: Asked;
	between: 'PHP and TypeScript' | 'PHP and the reference';
	/** Dotted path in the answer. */
	path: string;
	one: unknown;
	other: unknown;
}

type Ask = ( asked: Asked, basis: Basis ) => unknown;

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/** Paths at which `other` differs; members that only `one` has count where both must be complete. */
function* unequal(
	one: unknown,
	other: unknown,
	isComplete: boolean,
	path = ''
): Generator< { path: string; one: unknown; other: unknown } > {
	if ( ! isObject( one ) || ! isObject( other ) ) {
		if ( one !== other ) {
			yield { path, one, other };
		}
		return;
	}
	const names = new Set( [
		...Object.keys( other ),
		...( isComplete || Array.isArray( other ) ? Object.keys( one ) : [] ),
	] );
	for ( const name of names ) {
		yield* unequal(
			one[ name ],
			other[ name ],
			isComplete,
			path === '' ? name : `${ path }.${ name }`
		);
	}
}

const isRefusal = ( answer: unknown ): boolean =>
	isObject( answer ) && 'problems' in answer;

/** What differs between PHP and TypeScript, in everything, and between PHP and the reference, in all figures. */
export function differencesOf(
	asked: Asked,
	php: unknown,
	basis: Basis,
	askTypeScript: Ask
): Difference[] {
	const engines = [
		...unequal( php, askTypeScript( asked, basis ), true ),
	].map( ( one ) => ( {
		asked,
		between: 'PHP and TypeScript' as const,
		...one,
	} ) );
	const figures = isRefusal( php )
		? []
		: [
				...unequal( php, referenceAnswer( asked, basis, php ), false ),
			].map( ( one ) => ( {
				asked,
				between: 'PHP and the reference' as const,
				...one,
			} ) );
	return [ ...engines, ...figures ];
}
