import { beforeAll, describe, expect, it } from 'vitest';
import { people, stateOf, type Person } from '../../support/people';
import { profile } from '../../support/paths';
import { as, full } from '../../support/world';

let kim: Person;
let before: Record< string, unknown >;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
	before = await stateOf( kim.profileId );
} );

const put = ( change: unknown ) =>
	as.manager.put( profile( kim.profileId ), change );

const longEmail = `${ 'a'.repeat( 60 ) }@${ 'b'.repeat( 60 ) }.${ 'c'.repeat( 60 ) }.${ 'd'.repeat( 60 ) }.${ 'e'.repeat( 6 ) }.com`;

/** The maximum length in characters; one more is too long. */
const longest = {
	first_name: '😀'.repeat( 100 ),
	last_name: 'é'.repeat( 100 ),
	email: longEmail,
	nmls_id: '9'.repeat( 12 ),
	job_title: 'ß'.repeat( 150 ),
	phone: '+'.repeat( 40 ),
	company: 'ש'.repeat( 150 ),
	bio: 'x'.repeat( 10_000 ),
};

const tooLong = Object.fromEntries(
	Object.entries( longest ).map( ( [ name, value ] ) => [
		name,
		[ ...value ][ 0 ] + value,
	] )
);

describe( 'the limits of the fields', () => {
	it( 'are reached by every field at once', async () => {
		expect( longEmail ).toHaveLength( 254 );
		expect( await put( longest ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toMatchObject( longest );
		before = await stateOf( kim.profileId );
	} );

	it( 'count what is left after NFC and trimming', async () => {
		const typed = {
			last_name: `  ${ 'e\u0301'.repeat( 100 ) }\n`,
			phone: ` ${ '+'.repeat( 40 ) }\t`,
		};
		expect( await put( typed ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );

	it( 'are passed by no field, and every one that is too long is named', async () => {
		const answer = await put( tooLong );
		expect( answer ).toRefuse(
			'rest_invalid_param',
			Object.keys( tooLong )
		);
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );

	it( 'hold for nested fields too', async () => {
		const url = `https://example.com/${ 'a'.repeat( 1980 ) }`;
		expect(
			await put( {
				social: { twitter: url },
				meta: { svc_department: 'd'.repeat( 100 ) },
			} )
		).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			social: { twitter: url },
		} );
		expect(
			await put( {
				social: { twitter: `${ url }a` },
				meta: { svc_department: 'd'.repeat( 101 ) },
			} )
		).toRefuse( 'rest_invalid_param', [
			'social.twitter',
			'meta.svc_department',
		] );
		await put( { social: null, meta: { svc_department: '' } } );
	} );
} );

const fields = [ ...Object.keys( longest ), 'role' ];
const strange = { list: [ 'x' ], object: { a: 1 }, number: 5, flag: true };

describe( 'the types of the fields', () => {
	it.each( Object.entries( strange ).slice( 0, full ? 4 : 2 ) )(
		'are text where they are sent a %s',
		async ( _name, value ) => {
			const change = Object.fromEntries(
				fields.map( ( name ) => [ name, value ] )
			);
			expect( await put( change ) ).toRefuse(
				'rest_invalid_param',
				fields
			);
		}
	);

	it.each(
		full
			? [ '"5"', '5.0', '5e0', '[5]', 'true', '-1', '0', '1e30', '{}' ]
			: [ '"5"' ]
	)( 'are whole numbers where they are sent %s', async ( value ) => {
		const raw = `{"user_id":${ value },"avatar_id":${ value },"meta":{"svc_reports_to":${ value }}}`;
		const answer = await as.manager.send( 'PUT', profile( kim.profileId ), {
			raw,
			headers: { 'Content-Type': 'application/json' },
		} );
		expect( answer ).toRefuse( 'rest_invalid_param', [
			'user_id',
			'avatar_id',
			'meta.svc_reports_to',
		] );
	} );

	it( 'are objects where they are sent something else', async () => {
		for ( const value of full ? [ 'x', 5, [ 'x' ], true ] : [ [ 'x' ] ] ) {
			expect( await put( { social: value, meta: value } ) ).toRefuse(
				'rest_invalid_param',
				[ 'social', 'meta' ]
			);
		}
	} );
} );

type Wrong = [ field: string, values: string[] ];

const forms: Wrong[] = [
	[
		'email',
		[
			'x',
			'a@b',
			'@example.com',
			'a@',
			'a b@example.com',
			'a@exa mple.com',
			'a@b@example.com',
		],
	],
	[ 'nmls_id', [ '12a', '-1', '1 2', '1.5', '१२' ] ],
	[ 'phone', [ 'call me', '555;1', '555/1', '<1>', '555 # 1' ] ],
	[ 'role', [ 'administrator', 'Staff', 'staff ', 'loan officer', '' ] ],
];

it( 'forms of all fields are checked at once', async () => {
	const change = Object.fromEntries(
		forms.map( ( [ field, [ value ] ] ) => [ field, value ] )
	);
	expect( await put( change ) ).toRefuse(
		'rest_invalid_param',
		Object.keys( change )
	);
} );

describe.each( forms )( 'the form of %s', ( field, values ) => {
	it.runIf( full ).each( values )( 'is not %j', async ( value ) => {
		expect( await put( { [ field ]: value } ) ).toRefuse(
			'rest_invalid_param',
			[ field ]
		);
	} );
} );

describe.runIf( full )( 'good forms', () => {
	it.each( [
		[ 'phone', '+49 (30) 1234-567.8 x 9' ],
		[ 'phone', '555 0100 ext 12' ],
		[ 'email', "o'brien+loans@mail.example.co.uk" ],
		[ 'nmls_id', '000000000001' ],
	] )( 'of %s are such as %j', async ( field, value ) => {
		expect( await put( { [ field ]: value } ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			[ field ]: value,
		} );
	} );
} );
