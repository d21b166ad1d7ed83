import { abilities } from '../../client/src/abilities/contract';
import type { AbilityName } from '../../client/src/abilities/run';
import type { Site } from '../host/site';
import { modern, type CoreSchema, type Schema } from './schema';

interface Registered {
	name: string;
	label: string;
	description: string;
	category: string;
	input_schema: CoreSchema;
	output_schema: CoreSchema;
}

/** What a running site says of an ability. */
export interface DescribedAbility {
	label: string;
	description: string;
	input: Schema;
	output: Schema;
}

export type AbilityDescription = Map< AbilityName, DescribedAbility >;

export const allAbilities = Object.keys( abilities ) as AbilityName[];

/** One that the site does not have is an error; the other way round is the contract tests' to find. */
export async function describeAbilities(
	site: Site
): Promise< AbilityDescription > {
	const { user, applicationPassword } = site.login;
	const login = Buffer.from( `${ user }:${ applicationPassword }` );
	const response = await fetch(
		`${ site.rest }wp-abilities/v1/abilities?per_page=100`,
		{ headers: { Authorization: `Basic ${ login.toString( 'base64' ) }` } }
	);
	const found = new Map(
		( ( await response.json() ) as Registered[] ).map( ( one ) => [
			one.name,
			one,
		] )
	);
	return new Map(
		allAbilities.map( ( name ) => [
			name,
			described( name, found.get( name ) ),
		] )
	);
}

function described( name: string, one?: Registered ): DescribedAbility {
	if ( ! one ) {
		throw new Error( `The site has no ability ${ name }.` );
	}
	return {
		label: one.label,
		description: one.description,
		input: modern( one.input_schema ),
		output: modern( one.output_schema ),
	};
}
