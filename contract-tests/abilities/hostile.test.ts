// @module-tag trials
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { abilities } from '../../client/src/abilities/contract';
import { methodOf } from '../../client/src/abilities/methods';
import type { AbilityName } from '../../client/src/abilities/run';
import { names, run, runPath } from '../support/abilities';
import { memberOf } from '../support/bookmarks';
import type { Seen } from '../support/http';
import { people, stateOf, type Person } from '../support/people';
import { as, full, rounds } from '../support/world';

let kim: Person;
let before: unknown;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
	before = await stateOf( kim.profileId );
} );

const isRefused = ( answer: Seen ) => {
	expect( answer.status, answer.text ).toBeGreaterThanOrEqual( 400 );
	expect( answer.status, answer.text ).toBeLessThan( 500 );
	expect( answer.body, answer.text ).toMatchObject( {
		code: expect.any( String ),
	} );
};
const isOrdinary = ( answer: Seen ) => {
	expect( answer.status, answer.text ).toBeLessThan( 500 );
	expect( answer.body, answer.text ).toBeDefined();
};

const reads = names.filter( ( name ) => methodOf( name ) !== 'POST' );
const writes = names.filter( ( name ) => methodOf( name ) === 'POST' );

const queries = [
	'input[user_id]=1e30&input[id]=1e30',
	'input[user_id]=99999999999999999999&input[id]=99999999999999999999',
	'input[user_id]=-1&input[id]=-1',
	'input[user_id][]=1&input[id][]=1',
	'input[id]=1%00&input[user_id]=1%00',
	"input[search]=' or 1=1-- &input[orderby]=(select sleep(3))",
	'input[search]=%FF%FE',
	'input[search][]=x',
	'input[page]=99999999999999999999',
	'input[__proto__]=1&input[constructor]=1',
	'input[if_match]=%22%22',
];

describe.each( full ? reads : reads.slice( 0, 2 ) )( '%s', ( name ) => {
	it( 'never fails, whatever is asked', async () => {
		for ( const query of queries ) {
			isOrdinary(
				await as.person.send( methodOf( name ), runPath( name ), {
					query: encodeURI( query ).replaceAll( '%25', '%' ),
				} )
			);
		}
	} );
} );

describe.each( full ? writes : writes.slice( 0, 1 ) )( '%s', ( name ) => {
	it( 'never fails, whatever is sent', async () => {
		for ( const raw of [
			'{}',
			'[]',
			'{"input":null}',
			'{"input":[[[[]]]]}',
			'{"input":{"id":1e400}}',
			'{"input":{"id":{"a":1},"user_id":{"a":1},"post_id":[],"name":{}}}',
			`{"input":${ '{"a":'.repeat( 200 ) }1${ '}'.repeat( 200 ) }}`,
			'{"input":{"id":1,"user_id":1,"social":[1],"meta":5,"skills":{"a":"b"}}}',
			'{"input":{"id":9007199254740993,"user_id":9007199254740993,"post_id":9007199254740993,"name":"\\u0000"}}',
		] ) {
			isRefused(
				await as.person.send( 'POST', runPath( name ), {
					raw,
					headers: { 'Content-Type': 'application/json' },
				} )
			);
		}
	} );
} );

it( 'another person is never changed by naming them twice', async () => {
	const [ own ] = ( await people( {} ) ) as [ Person ];
	const { profileId, id: userId } = own;
	const me = memberOf( own );
	for ( const extras of [
		{ query: `id=${ kim.profileId }` },
		{ query: `input[id]=${ kim.profileId }` },
	] ) {
		await run(
			me,
			'svc-users/update-profile',
			{ id: profileId, phone: '2' },
			extras
		);
	}
	for ( const input of [
		{ id: kim.profileId, user_id: userId, phone: '3' },
		{ id: profileId, user_id: kim.id, phone: '3' },
		{ id: String( kim.profileId ), phone: '3' },
	] ) {
		isRefused( await run( me, 'svc-users/update-profile', input ) );
	}
	expect( await stateOf( kim.profileId ) ).toEqual( before );
} );

describe.runIf( full )( 'whatever is made up', () => {
	const fields = ( name: AbilityName ) =>
		Object.keys( abilities[ name ].input.shape );
	const value = fc.oneof(
		fc.jsonValue( { maxDepth: 2 } ),
		fc.string( { unit: 'binary', maxLength: 20 } ),
		fc.integer()
	);
	const call = fc
		.constantFrom( ...names )
		.chain( ( name ) =>
			fc.tuple(
				fc.constant( name ),
				fc.dictionary(
					fc.oneof(
						fc.constantFrom( 'id', ...fields( name ) ),
						fc.string( { maxLength: 8 } )
					),
					value,
					{ maxKeys: 5 }
				)
			)
		);

	it( 'gets an ordinary answer', async () => {
		await fc.assert(
			fc.asyncProperty( call, async ( [ name, input ] ) => {
				isOrdinary( await run( as.partner, name, input ) );
			} ),
			{ seed: 20261121, numRuns: rounds( 150 ) }
		);
	} );
} );
