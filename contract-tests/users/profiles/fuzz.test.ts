// @module-tag trials
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
	listProfilesQuerySchema,
	updateProfileSchema,
} from '../../../client/src/users/profile-schemas';
import type { Seen } from '../../support/http';
import { people, stateOf, type Person } from '../../support/people';
import { profile, profiles } from '../../support/paths';
import { as, full, rounds } from '../../support/world';

let kim: Person;
let owner: Record< string, unknown >;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
	owner = await stateOf( kim.profileId );
} );

const bounded = { seed: 20261121, numRuns: rounds( 150 ) };

const isOrdinary = ( answer: Seen ) => {
	expect( answer.status, answer.text ).toBeLessThan( 500 );
	expect(
		answer.body,
		`JSON: ${ answer.asked } ${ answer.text }`
	).toBeDefined();
};

const names = [
	'page',
	'per_page',
	'role',
	'search',
	'orderby',
	'order',
	'context',
	'include',
	'_fields',
];
const word = fc.oneof(
	fc.constantFrom(
		'1',
		'0',
		'-1',
		'20',
		'staff',
		'id',
		'asc',
		'',
		'%',
		"' or 1=1-- ",
		'\u0000',
		'[]'
	),
	fc.string( { unit: 'binary', maxLength: 20 } ),
	fc.integer().map( String )
);
const parameter = fc.tuple(
	fc.constantFrom( ...names ),
	fc.constantFrom( '', '', '[]', '[a]' ),
	word
);
const query = fc
	.array( parameter, { maxLength: 5 } )
	.map( ( all ) =>
		all
			.map(
				( [ name, kind, value ] ) =>
					`${ name }${ kind }=${ encodeURIComponent( value ) }`
			)
			.join( '&' )
	);

const fields = Object.keys( updateProfileSchema.shape ).filter(
	( name ) => name !== 'user_id'
);
const body = fc.dictionary(
	fc.oneof( fc.constantFrom( ...fields ), fc.string( { maxLength: 10 } ) ),
	fc.jsonValue( { maxDepth: 3 } ),
	{ maxKeys: 6 }
);

const short = fc.string( { unit: 'grapheme', maxLength: 12 } );
const plausible = fc.record(
	{
		first_name: short,
		last_name: short,
		email: fc.oneof( fc.emailAddress(), short ),
		role: fc.constantFrom( 'staff', 'leadership', 'boss' ),
		nmls_id: fc.stringMatching( /^[0-9a]{0,13}$/ ),
		phone: fc.stringMatching( /^[0-9 ()+x.-]{0,42}$/ ),
		job_title: fc.option( short ),
		social: fc.record( {
			twitter: fc.oneof( fc.webUrl(), fc.constant( '' ), short ),
		} ),
		meta: fc.record( { svc_department: fc.option( short ) } ),
	},
	{ requiredKeys: [] }
);

describe.runIf( full )( 'whatever is sent', () => {
	it( 'as the query of the list has an ordinary answer', async () => {
		await fc.assert(
			fc.asyncProperty( query, async ( text ) => {
				isOrdinary( await as.person.get( profiles, { query: text } ) );
			} ),
			bounded
		);
	} );

	it( 'as the query of the list is refused for nothing that Zod accepts', async () => {
		const good = fc.record(
			{
				page: fc.integer( { min: 1, max: 100_000 } ),
				per_page: fc.integer( { min: 1, max: 100 } ),
				role: fc.constantFrom( 'staff', 'realtor_partner' ),
				search: fc.string( { unit: 'grapheme', maxLength: 20 } ),
				orderby: fc.constantFrom( 'id', 'last_name', 'job_title' ),
				order: fc.constantFrom( 'asc', 'desc' ),
			},
			{ requiredKeys: [] }
		);
		const accepted = good
			.filter(
				( one ) => listProfilesQuerySchema.safeParse( one ).success
			)
			.filter(
				( one ) => ( one.search ?? '' ).split( /\s+/ ).length <= 10
			);
		await fc.assert(
			fc.asyncProperty( accepted, async ( one ) => {
				expect(
					await as.person.get( profiles, { query: one } )
				).toAnswer( 'listProfiles' );
			} ),
			{ ...bounded, numRuns: rounds( 60 ) }
		);
	} );

	it( 'as the path of a profile has an ordinary answer', async () => {
		// NUL does not get past nginx.
		const part = fc
			.string( { unit: 'binary', minLength: 1, maxLength: 12 } )
			.filter( ( text ) => ! text.includes( '\0' ) )
			.map( encodeURIComponent );
		await fc.assert(
			fc.asyncProperty( part, async ( id ) => {
				isOrdinary( await as.person.get( profile( id ) ) );
			} ),
			{ ...bounded, numRuns: rounds( 60 ) }
		);
	} );

	it( 'as a body by a manager has an ordinary answer, and is read as Zod reads it', async () => {
		await fc.assert(
			fc.asyncProperty( body, async ( one ) => {
				const answer = await as.manager.put(
					profile( kim.profileId ),
					one
				);
				isOrdinary( answer );
				expect(
					await as.manager.get( profile( kim.profileId ) )
				).toAnswer( 'getProfile' );
			} ),
			bounded
		);
	} );

	it( 'as a body that Zod accepts is accepted', async () => {
		const accepted = plausible.filter(
			( one ) => updateProfileSchema.safeParse( one ).success
		);
		await fc.assert(
			fc.asyncProperty( accepted, async ( one ) => {
				const answer = await as.manager.put(
					profile( kim.profileId ),
					one
				);
				expect( answer, JSON.stringify( one ) ).toAnswer(
					'updateProfile'
				);
			} ),
			{ ...bounded, numRuns: rounds( 100 ) }
		);
	} );

	it( 'as a body that Zod refuses is refused', async () => {
		const refused = plausible.filter(
			( one ) => ! updateProfileSchema.safeParse( one ).success
		);
		await fc.assert(
			fc.asyncProperty( refused, async ( one ) => {
				const answer = await as.manager.put(
					profile( kim.profileId ),
					one
				);
				expect( answer, JSON.stringify( one ) ).toRefuse(
					'rest_invalid_param'
				);
			} ),
			{ ...bounded, numRuns: rounds( 100 ) }
		);
	} );

	it( 'as a body by another person changes nothing', async () => {
		const before = await stateOf( kim.profileId );
		await fc.assert(
			fc.asyncProperty( body, async ( one ) => {
				const answer = await as.person.put(
					profile( kim.profileId ),
					one
				);
				expect( [ 400, 403 ] ).toContain( answer.status );
			} ),
			{ ...bounded, numRuns: rounds( 60 ) }
		);
		expect( await stateOf( kim.profileId ) ).toEqual( before );
		expect( before.user_id ).toBe( owner.user_id );
	} );

	it( 'as raw bytes has an ordinary answer', async () => {
		const bytes = fc
			.uint8Array( { minLength: 1, maxLength: 60 } )
			.map( ( raw ) => Buffer.from( raw ) );
		await fc.assert(
			fc.asyncProperty( bytes, async ( raw ) => {
				const headers = { 'Content-Type': 'application/json' };
				const answer = await as.manager.send(
					'PUT',
					profile( kim.profileId ),
					{ raw, headers }
				);
				expect( answer.status ).toBe( 400 );
			} ),
			{ ...bounded, numRuns: rounds( 60 ) }
		);
	} );
} );
