import { Random } from '../demo/random';
import { differencesOf, type Difference } from './differences';
import { randomInput } from './inputs';
import { askPhp } from './php';
import { askTypeScript } from './typescript';

/** Inputs of one PHP process. */
const batch = 2000;

export interface Parity {
	inputs: number;
	refused: number;
	differences: Difference[];
}

/** Compares the engines and the reference for random inputs; the same seed gives the same inputs. */
export function compareEngines(
	inputs: number,
	seed: number,
	ask: typeof askTypeScript = askTypeScript,
	progress: ( done: number ) => void = () => {}
): Parity {
	const random = new Random( seed, 0 );
	const found: Parity = { inputs, refused: 0, differences: [] };
	for ( let done = 0; done < inputs; done += batch ) {
		const asked = Array.from(
			{ length: Math.min( batch, inputs - done ) },
			() => randomInput( random )
		);
		const { basis, answers } = askPhp( asked );
		asked.forEach( ( one, index ) => {
			const answer = answers[ index ] as object;
			found.refused += 'problems' in answer ? 1 : 0;
			found.differences.push(
				...differencesOf( one, answer, basis, ask )
			);
		} );
		progress( Math.min( inputs, done + batch ) );
	}
	return found;
}
