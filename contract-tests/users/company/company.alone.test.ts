// @module-tag single-site
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company } from '../../../client/src/users/company-schemas';
import { mayManage, mayNotManage, seeAll } from '../../support/columns';
import { organisation } from '../../support/chart';
import { control } from '../../support/control';
import { company } from '../../support/paths';
import { host, mainSite, siteTwo } from '../../support/site';
import { as, full } from '../../support/world';
import { clear, current, put, restore } from './record';

const texts = {
	name: 'Larkfield',
	legal_name: 'Larkfield Home Loans, LLC',
	nmls_id: '0123456',
	postal_address: '1 Main Street\nDenver, CO 80202',
	phone: '+1 303 555 0100 ext 7',
	url: 'https://larkfield.example/about?a=1&b=2#c',
	disclosure: 'Rates may change.\n\nThis is not an offer.',
};

const empty = Object.fromEntries(
	Object.keys( texts ).map( ( field ) => [ field, '' ] )
);

const titleOf = ( title: string ) =>
	host.network
		? control.setOption( 'site_name', title, 'network' )
		: control.setOption( 'blogname', title );

let before: Company;
beforeAll( async () => {
	before = await current();
} );
afterAll( () => restore( before ) );
beforeEach( clear );

describe( 'the company record', () => {
	it( 'is read bare and in its order, with the defaults where nothing is set', async () => {
		const answer = await as.anonymous.get( company );
		expect( answer ).toAnswer( 'getCompany' );
		expect( Object.keys( answer.body as object ) ).toEqual( [
			'name',
			'legal_name',
			'nmls_id',
			'postal_address',
			'phone',
			'url',
			'disclosure',
			'equal_housing',
		] );
		expect( answer.body ).toEqual( {
			...empty,
			name: await organisation(),
			equal_housing: true,
		} );
	} );

	it( 'is cached by nobody else, and answered 304 by its validator', async () => {
		const first = await as.anonymous.get( company );
		expect( first.headers[ 'cache-control' ] ).toBe( 'private, no-cache' );
		const headers = { 'If-None-Match': String( first.headers.etag ) };
		const again = await as.anonymous.get( company, { headers } );
		expect( [ again.status, again.text ] ).toEqual( [ 304, '' ] );
	} );

	it( 'takes every field, and answers all of it', async () => {
		const change = { ...texts, equal_housing: false };
		const answer = await put( change );
		expect( answer ).toAnswer( 'updateCompany' );
		expect( answer.body ).toEqual( change );
		expect( await current() ).toEqual( change );
	} );

	it( 'takes any subset and keeps the rest', async () => {
		await put( { ...texts, equal_housing: false } );
		const answer = await put( { phone: '1' } );
		expect( answer.body ).toEqual( {
			...texts,
			phone: '1',
			equal_housing: false,
		} );
		expect( ( await put( {} ) ).body ).toEqual( answer.body );
		expect( await current() ).toEqual( answer.body );
	} );

	it.each( [ '', null ] )( 'is cleared by %j', async ( nothing ) => {
		await put( { ...texts, equal_housing: false } );
		const cleared = Object.fromEntries(
			Object.keys( texts ).map( ( field ) => [ field, nothing ] )
		);
		const answer = await put( { ...cleared, equal_housing: null } );
		expect( answer ).toAnswer( 'updateCompany' );
		expect( answer.body ).toEqual( {
			...empty,
			name: await organisation(),
			equal_housing: true,
		} );
		expect( await current() ).toEqual( answer.body );
	} );

	it( 'is sent back as it was read without change', async () => {
		const read = await as.manager.get( company );
		const answer = await put( read.body );
		expect( answer.text ).toBe( read.text );
		expect( answer.headers.etag ).toBe( read.headers.etag );
	} );
} );

describe( 'the name', () => {
	let was: string;
	beforeAll( async () => {
		was = await organisation();
	} );
	afterAll( () => titleOf( was ) );

	it( 'follows the title of the network or site until one is set, and when it is cleared', async () => {
		const record = await current();
		await put( record );
		await titleOf( 'Renamed' );
		expect( await current() ).toEqual( { ...record, name: 'Renamed' } );
		await put( { name: 'Own' } );
		await titleOf( 'Renamed again' );
		expect( await current() ).toMatchObject( { name: 'Own' } );
		expect( ( await put( { name: '' } ) ).body ).toMatchObject( {
			name: 'Renamed again',
		} );
	} );

	it.runIf( full )( 'is a valid one whatever the title is', async () => {
		for ( const [ given, name ] of [
			[ 'é '.repeat( 120 ), 'é '.repeat( 75 ).trim() ],
			[ 'A\nB\tC', 'A B C' ],
			[ '0', '0' ],
		] as const ) {
			await titleOf( given );
			const answer = await as.anonymous.get( company );
			expect( answer ).toAnswer( 'getCompany' );
			expect( answer.body ).toMatchObject( { name } );
			expect( ( await put( answer.body ) ).body ).toEqual( answer.body );
		}
		await titleOf( '' );
		expect( await current() ).toMatchObject( {
			name: new URL( host.url ).hostname,
		} );
	} );
} );

describe.each( [ ...new Set( [ ...mayNotManage, ...seeAll ] ) ] )(
	'%s',
	( name ) => {
		it( 'reads the company record', async () => {
			await put( texts );
			const answer = await as[ name ].get( company );
			expect( answer ).toAnswer( 'getCompany' );
			expect( answer.body ).toEqual( { ...texts, equal_housing: true } );
		} );
	}
);

describe.each( mayManage )( '%s', ( name ) => {
	it( 'changes the company record', async () => {
		const answer = await as[ name ].put( company, texts );
		expect( answer ).toAnswer( 'updateCompany' );
		expect( await current() ).toEqual( answer.body );
	} );
} );

describe.each( mayNotManage )( '%s', ( name ) => {
	it( 'does not change the company record', async () => {
		const record = await current();
		for ( const change of [ texts, {}, record ] ) {
			expect( await as[ name ].put( company, change ) ).toRefuse(
				'rest_forbidden'
			);
		}
		expect( await current() ).toEqual( record );
	} );
} );

describe( 'a change with If-Match', () => {
	it( 'is made on what was read, and answers the next validator', async () => {
		const { headers } = await as.anonymous.get( company );
		const etag = String( headers.etag );
		const answer = await put( { phone: '2' }, { 'If-Match': etag } );
		expect( answer ).toAnswer( 'updateCompany' );
		expect( answer.headers.etag ).not.toBe( etag );
		expect( answer.headers.etag ).toBe(
			( await as.anonymous.get( company ) ).headers.etag
		);
	} );

	it( 'is refused on what has changed since', async () => {
		const { headers } = await as.anonymous.get( company );
		await put( { phone: '2' } );
		expect(
			await put( { phone: '3' }, { 'If-Match': String( headers.etag ) } )
		).toRefuse( 'rest_precondition_failed' );
		expect( await current() ).toMatchObject( { phone: '2' } );
	} );

	it( 'is checked after malformed values and rights', async () => {
		const headers = { 'If-Match': '"x"' };
		expect( await put( { phone: 'x!' }, headers ) ).toRefuse(
			'rest_invalid_param'
		);
		expect( await as.person.put( company, {}, { headers } ) ).toRefuse(
			'rest_forbidden'
		);
		expect( await put( {}, headers ) ).toRefuse(
			'rest_precondition_failed'
		);
	} );
} );

describe( 'at the same time', () => {
	it( 'one of several changes that expect the same state is made', async () => {
		for ( let round = 0; round < ( full ? 10 : 1 ); round++ ) {
			const { headers } = await as.anonymous.get( company );
			const answers = await Promise.all(
				[ 'a', 'b', 'c', 'd' ].map( ( letter ) =>
					put(
						{ legal_name: `${ letter }${ round }` },
						{ 'If-Match': String( headers.etag ) }
					)
				)
			);
			expect( answers.map( ( { status } ) => status ).sort() ).toEqual( [
				200, 412, 412, 412,
			] );
			const made = answers.find( ( { status } ) => status === 200 );
			expect( await current() ).toEqual( made?.body );
		}
	} );

	it( 'different fields are all kept', async () => {
		await Promise.all(
			Object.entries( texts ).map( ( [ field, value ] ) =>
				put( { [ field ]: value } )
			)
		);
		expect( await current() ).toEqual( { ...texts, equal_housing: true } );
	} );
} );

describe( 'the action', () => {
	beforeEach( () => control.record( true ) );
	afterAll( () => control.record( false ) );

	it( 'tells of what is changed: the new record and the old one', async () => {
		await put( { phone: '1' } );
		await put( { phone: '1', equal_housing: true } );
		await put( { phone: 'call me' } );
		await as.person.put( company, { phone: '2' } );
		expect( await control.recorded() ).toMatchObject( [
			{
				name: 'svc_company_updated',
				things: [ { phone: '1' }, { phone: '' } ],
			},
		] );
	} );
} );

describe.runIf( host.network )( 'on a network', () => {
	it( 'is one record for all sites', async () => {
		await as.manager.put( company, texts, { place: mainSite } );
		const [ here, there ] = [
			await as.anonymous.get( company, { place: mainSite } ),
			await as.anonymous.get( company, { place: siteTwo } ),
		];
		expect( here.body ).toEqual( { ...texts, equal_housing: true } );
		expect( there.text ).toBe( here.text );
		expect( there.headers.etag ).toBe( here.headers.etag );
	} );
} );
