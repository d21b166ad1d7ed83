// @module-tag everywhere
import { beforeAll, describe, expect, it } from 'vitest';
import { abilities } from '../../client/src/abilities/contract';
import type { AssistantSettings } from '../../client/src/modern-data';
import { modernDataAbilities } from '../../client/src/modern-data/abilities';
import { isOurAbility } from '../../tools/docs/ours';
import {
	ability,
	categories,
	listed,
	names,
	registeredAbilities,
	type Registered,
} from '../support/abilities';
import { seeAll } from '../support/columns';
import { fromZod, normal, type JsonSchema } from '../support/json-schema';
import { mcpSettings } from '../support/mcp';
import { as } from '../support/world';

let registered: Map< string, Registered >;
beforeAll( async () => {
	registered = await registeredAbilities( as.person );
} );

const annotations: Record< string, object > = {
	read: { readonly: true, destructive: false, idempotent: true },
	create: { readonly: false, destructive: false, idempotent: false },
	update: { readonly: false, destructive: false, idempotent: true },
	extend: { readonly: false, destructive: false, idempotent: false },
	delete: { readonly: false, destructive: true, idempotent: true },
};

it( 'registers the abilities of the contract and no others', () => {
	expect( [ ...registered.keys() ].filter( isOurAbility ).sort() ).toEqual(
		Object.keys( { ...abilities, ...modernDataAbilities } ).sort()
	);
} );

it( 'offers each of them to assistants as a tool with a switch', async () => {
	const { body } = await as.manager.get( mcpSettings );
	expect(
		( body as AssistantSettings ).tools
			.map( ( { ability: name } ) => name )
			.filter( isOurAbility )
			.sort()
	).toEqual( [ ...registered.keys() ].filter( isOurAbility ).sort() );
} );

it.each( [
	...new Set( Object.values( abilities ).map( ( one ) => one.category ) ),
] )( 'registers the category %s', async ( slug ) => {
	const { status, body } = await as.person.get( `${ categories }/${ slug }` );
	expect( status ).toBe( 200 );
	expect( body ).toMatchObject( {
		slug,
		label: expect.stringMatching( /./ ),
		description: expect.stringMatching( /\.$/ ),
	} );
} );

describe.each( names )( '%s', ( name ) => {
	const one = () => registered.get( name )!;

	it( 'is in its category, and says what it does to the world', () => {
		const { category, effect } = abilities[ name ];
		expect( one().category ).toBe( category );
		expect( one().meta.annotations ).toEqual( annotations[ effect ] );
		expect( abilities[ name ] ).toMatchObject( { category, effect } );
	} );

	it( 'is shown in REST, and to other channels where it only reads', () => {
		expect( one().meta ).toMatchObject( {
			show_in_rest: true,
			public: abilities[ name ].effect === 'read',
		} );
	} );

	it( 'has texts to choose by', () => {
		expect( one().label ).not.toBe( '' );
		expect( one().description ).toMatch( /^.{60,}\.$/ );
	} );

	it( 'takes by its schema what it takes by Zod', () => {
		expect( comparable( one().input_schema, false ) ).toEqual(
			comparable( fromZod( abilities[ name ].input, 'input' ), false )
		);
	} );

	it( 'answers by its schema what it answers by Zod', () => {
		expect( comparable( one().output_schema, true ) ).toEqual(
			comparable( fromZod( abilities[ name ].output, 'output' ), true )
		);
	} );

	it( "speaks the dialect of core's runner and of its client", () => {
		for ( const schema of [ one().input_schema, one().output_schema ] ) {
			for ( const part of parts( schema ) ) {
				expect( part.type, JSON.stringify( part ) ).toBeDefined();
				expect(
					Object.keys( part ).filter(
						( word ) => ! known.has( word )
					)
				).toEqual( [] );
			}
		}
	} );

	it( 'may be called without input where nothing is required', () => {
		const { required, default: none } = one().input_schema;
		expect( none ).toEqual( required === undefined ? {} : undefined );
	} );
} );

describe.each( seeAll )( '%s', ( name ) => {
	it( 'sees all of them: what they do is no secret, running them is a right', async () => {
		const answer = await as[ name ].get(
			ability( 'svc-users/delete-profile' )
		);
		expect( answer.status ).toBe( 200 );
	} );
} );

it( 'shows none to a caller without a login', async () => {
	expect( await as.anonymous.get( listed ) ).toRefuseAsCore(
		'rest_forbidden',
		401
	);
} );

const known = new Set( [
	'type',
	'description',
	'default',
	'enum',
	'properties',
	'required',
	'additionalProperties',
	'items',
	'minimum',
	'maximum',
	'minLength',
	'maxLength',
	'pattern',
	'minItems',
	'maxItems',
	'uniqueItems',
] );

const parts = ( schema: JsonSchema ): JsonSchema[] => [
	schema,
	...Object.values( schema.properties ?? {} ).flatMap( parts ),
	...( schema.items ? parts( schema.items ) : [] ),
];

/** Formats are described in words; answers have no limits of length; and an empty object has no list of members. */
function comparable( schema: JsonSchema, isAnswer: boolean ): JsonSchema {
	const limits = isAnswer ? [ 'minLength', 'maxLength' ] : [];
	const strip = ( { default: value, ...part }: JsonSchema ): JsonSchema => {
		const { properties = {}, items, ...rest } = part;
		[ 'format', ...limits ].forEach( ( word ) => delete rest[ word ] );
		return {
			...rest,
			...( value !== undefined &&
				typeof value !== 'object' && { default: value } ),
			...( Object.keys( properties ).length > 0
				? {
						properties: Object.fromEntries(
							Object.entries( properties ).map(
								( [ name, one ] ) => [ name, strip( one ) ]
							)
						),
					}
				: { required: [], additionalProperties: false } ),
			...( items && { items: strip( items ) } ),
		};
	};
	return strip( normal( schema ) );
}
