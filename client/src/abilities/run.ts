import type { z } from 'zod';
import type { Answer, QueryValue, ReadOptions, Transport } from '../request.js';
import type { abilities } from './contract.js';
import { methodOf } from './methods.js';

type Abilities = typeof abilities;
export type AbilityName = keyof Abilities;
export type AbilityInput< Name extends AbilityName > = z.input<
	Abilities[ Name ][ 'input' ]
>;
export type AbilityOutput< Name extends AbilityName > = z.output<
	Abilities[ Name ][ 'output' ]
>;

/** Uses core's own route, which has its own errors for calls that do not reach the plugin (`ability_invalid_input`). */
export function runAbility< Name extends AbilityName >(
	transport: Transport,
	name: Name,
	input: AbilityInput< Name >,
	options: ReadOptions = {}
): Promise< Answer< AbilityOutput< Name > > > {
	const path = `/wp-abilities/v1/abilities/${ name }/run`;
	const method = methodOf( name );
	return transport.send(
		method === 'POST'
			? { method, path, body: { input }, ...options }
			: { method, path, query: inBrackets( input ), ...options }
	);
}

const inBrackets = ( input: object ): Record< string, QueryValue > =>
	Object.fromEntries(
		Object.entries( input ).map( ( [ name, value ] ) => [
			`input[${ name }]`,
			value as QueryValue,
		] )
	);
