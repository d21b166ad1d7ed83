import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Basis } from '../../client/src/mortgage-calculator/engine/index';
import type { Asked } from './inputs';

const engine = fileURLToPath( new URL( 'engine.php', import.meta.url ) );

/** What the PHP engine starts from: settings replace those of a site that has changed none. */
export interface Given {
	settings: object;
	rates: Basis[ 'rates' ];
	month: string;
}

export const given: Given = {
	settings: {
		states: { CO: { tax_rate: '0.550', insurance_rate: '0.400' } },
	},
	rates: [
		{
			loan_type: 'conventional',
			term_months: 360,
			rate: '6.125',
			arm: null,
		},
		{ loan_type: 'fha', term_months: 360, rate: '5.875', arm: null },
		{
			loan_type: 'conventional',
			term_months: 180,
			rate: '5.500',
			arm: null,
		},
	],
	month: '2026-11',
};

/** All answers of the PHP engine, by one process. */
export function askPhp( asked: readonly Asked[] ): {
	basis: Basis;
	answers: unknown[];
} {
	const lines = [ given, ...asked ].map( ( one ) => JSON.stringify( one ) );
	const { stdout, stderr, status } = spawnSync( 'php', [ engine ], {
		input: `${ lines.join( '\n' ) }\n`,
		encoding: 'utf8',
		maxBuffer: 2 ** 30,
	} );
	const [ basis, ...answers ] = stdout.trimEnd().split( '\n' );
	if ( status !== 0 || answers.length !== asked.length ) {
		throw new Error(
			`PHP ended with ${ status } after ${ answers.length } answers: ${ stderr }${ answers.at( -1 ) }`
		);
	}
	return {
		basis: JSON.parse( basis! ) as Basis,
		answers: answers.map( ( answer ) => JSON.parse( answer ) as unknown ),
	};
}
