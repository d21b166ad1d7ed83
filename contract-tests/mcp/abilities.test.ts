import { beforeAll, describe, expect, it } from 'vitest';
import type { Ability } from '../../client/src/abilities/ability';
import { modernDataAbilities } from '../../client/src/modern-data/abilities';
import { registeredAbilities, type Registered } from '../support/abilities';
import { fromZod, normal, type JsonSchema } from '../support/json-schema';
import { callTool } from '../support/mcp';
import { as } from '../support/world';

let registered: Map< string, Registered >;
beforeAll( async () => {
	registered = await registeredAbilities( as.manager );
} );

const all = Object.entries( modernDataAbilities ) as [ string, Ability ][];

const dropped = [ 'format', 'minLength', 'maxLength' ];

/** Answers have no limits of text lengths, so that no answer is withheld; an object of any kind has no members. */
const shape = ( schema: JsonSchema, isAnswer: boolean ): unknown =>
	JSON.parse( JSON.stringify( normal( schema ) ), ( key, value: unknown ) =>
		( isAnswer && dropped.includes( key ) ) || isAnyObject( key, value )
			? undefined
			: value
	);

const isAnyObject = ( key: string, value: unknown ) =>
	( key === 'properties' && Object.keys( value as object ).length === 0 ) ||
	( key === 'required' && ( value as unknown[] ).length === 0 ) ||
	key === 'additionalProperties' ||
	( key === 'default' && JSON.stringify( value ) === '{}' );

describe.each( all )( '%s', ( name, ability ) => {
	const one = () => registered.get( name )!;

	it( 'is in its category, and says what it does to the world', () => {
		const { category, effect } = ability;
		expect( one().category ).toBe( category );
		expect( one().meta.annotations ).toEqual( {
			readonly: effect === 'read',
			destructive: effect === 'delete',
			idempotent: effect !== 'create' && effect !== 'extend',
		} );
	} );

	it( 'takes and answers by its schemas what it does by Zod', () => {
		expect( shape( one().input_schema, false ) ).toEqual(
			shape( fromZod( ability.input, 'input' ), false )
		);
		expect( shape( one().output_schema, true ) ).toEqual(
			shape( fromZod( ability.output, 'output' ), true )
		);
	} );
} );

const reads: [ keyof typeof modernDataAbilities, object ][] = [
	[ 'svc-data/get-site-info', {} ],
	[ 'svc-data/get-my-account', {} ],
	[ 'svc-data/list-post-types', {} ],
	[ 'svc-data/list-taxonomies', {} ],
	[ 'svc-data/list-terms', { taxonomy: 'category' } ],
	[ 'svc-content/find-posts', { per_page: 5 } ],
	[ 'svc-content/find-posts', { mine: true } ],
	[ 'svc-content/get-post', { id: 1 } ],
	[ 'svc-blocks/list-block-types', { per_page: 100 } ],
	[
		'svc-blocks/validate-blocks',
		{ blocks: [ { name: 'core/separator' } ] },
	],
];

it.each( reads )( '%s %j answers as in the contract', async ( name, input ) => {
	const answer = await callTool(
		as.manager,
		name.replace( '/', '-' ),
		input
	);
	const { output } = modernDataAbilities[ name ];
	expect( output.parse( answer.structuredContent ) ).toEqual(
		answer.structuredContent
	);
} );
