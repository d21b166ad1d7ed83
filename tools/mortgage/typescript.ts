import * as engine from '../../client/src/mortgage-calculator/engine/index';
import type {
	Basis,
	Outcome,
} from '../../client/src/mortgage-calculator/engine/index';
import type { Asked } from './inputs';

function outcome(
	{ question, input }: Asked,
	basis: Basis
): Outcome< unknown > {
	if ( question === 'amortize' ) {
		const { group, ...loan } = input;
		return engine.amortize(
			loan,
			group === 'year' ? 'year' : 'payment',
			basis
		);
	}
	return engine[ question ]( input, basis );
}

/** The answer of the TypeScript engine, or its problems, in the form of the PHP engine. */
export function askTypeScript( asked: Asked, basis: Basis ): unknown {
	const { answer, problems } = outcome( asked, basis );
	return answer ?? { problems };
}
