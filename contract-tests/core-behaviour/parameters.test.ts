// @module-tag rest-route
import { describe, expect, it } from 'vitest';
import { missing, profile, profiles } from '../support/paths';
import { as, full, world } from '../support/world';

const path = profile( world.callers.colleague.profileId );

describe( "WordPress's own parameters", () => {
	it( 'choose fields by _fields', async () => {
		const one = await as.person.get( path, {
			query: '_fields=id,meta.svc_department',
		} );
		expect( one.body ).toEqual( {
			id: world.callers.colleague.profileId,
			meta: { svc_department: 'Lending' },
		} );
		const list = await as.person.get( profiles, {
			query: '_fields[]=total&_fields[]=page',
		} );
		expect( Object.keys( list.body as object ) ).toEqual( [
			'total',
			'page',
		] );
	} );

	it( 'wrap the answer by _envelope, an error too', async () => {
		const good = await as.person.get( path, { query: '_envelope=1' } );
		expect( good.status ).toBe( 200 );
		expect( good.body ).toMatchObject( {
			status: 200,
			body: { id: world.callers.colleague.profileId },
			headers: { ETag: expect.stringMatching( /^W\/"/ ) },
		} );
		const bad = await as.person.get( profile( missing ), {
			query: '_envelope=1',
		} );
		expect( bad.status ).toBe( 200 );
		expect( bad.body ).toMatchObject( {
			status: 404,
			body: { code: 'rest_profile_not_found' },
		} );
	} );

	it( 'refuse a callback that is none', async () => {
		expect(
			await as.person.get( path, { query: '_jsonp=alert(1)' } )
		).toRefuseAsCore( 'rest_callback_invalid', 400 );
	} );
} );

describe( 'HEAD', () => {
	it( 'answers the headers of GET without its body', async () => {
		const query = `search=${ world.token }-colleague`;
		const head = await as.person.head( profiles, { query } );
		const get = await as.person.get( profiles, { query } );
		expect( [ head.status, head.text ] ).toEqual( [ 200, '' ] );
		expect( head.headers ).toMatchObject( {
			'x-wp-total': get.headers[ 'x-wp-total' ],
			'x-wp-totalpages': get.headers[ 'x-wp-totalpages' ],
			etag: get.headers.etag,
		} );
	} );

	it( 'is refused where GET is', async () => {
		expect( ( await as.anonymous.head( profiles ) ).status ).toBe( 403 );
		expect( ( await as.person.head( profile( missing ) ) ).status ).toBe(
			404
		);
		expect(
			( await as.person.head( profiles, { query: 'page=0' } ) ).status
		).toBe( 400 );
	} );
} );

describe( 'OPTIONS', () => {
	it( 'describes and gives no data away', async () => {
		const answer = await as.anonymous.options( path );
		expect( answer.status ).toBe( 200 );
		expect( answer.body ).toMatchObject( {
			namespace: 'users/v1',
			methods: [ 'GET', 'PUT', 'DELETE' ],
			schema: { type: 'object', additionalProperties: false },
		} );
		expect( answer.text ).not.toContain( world.token );
	} );

	it.runIf( full )(
		'changes nothing, whatever it is asked along',
		async () => {
			const before = await as.manager.get( path );
			await as.manager.send( 'OPTIONS', path, {
				raw: '{"phone":"1"}',
				headers: { 'Content-Type': 'application/json' },
			} );
			expect( ( await as.manager.get( path ) ).text ).toBe( before.text );
		}
	);
} );

describe( 'what would be a crash in WordPress', () => {
	it.each(
		full
			? [ '_method[]=x', '_method[a]=PUT&_method[b]=x' ]
			: [ '_method[]=x' ]
	)( 'is refused: %s', async ( query ) => {
		expect( await as.manager.get( path, { query } ) ).toRefuse(
			'rest_invalid_param'
		);
		expect( await as.anonymous.post( profiles, {}, { query } ) ).toRefuse(
			'rest_invalid_param'
		);
	} );

	it.each( full ? [ '"text"', '5', 'true', '1.5' ] : [ '"text"', '5' ] )(
		'is refused: the body %s',
		async ( raw ) => {
			const sent = {
				raw,
				headers: { 'Content-Type': 'application/json' },
			};
			expect( await as.manager.send( 'PUT', path, sent ) ).toRefuse(
				'rest_invalid_param'
			);
			expect(
				await as.anonymous.send( 'POST', profiles, sent )
			).toRefuse( 'rest_invalid_param' );
		}
	);

	it( 'is refused on a read too', async () => {
		const sent = {
			raw: '5',
			headers: { 'Content-Type': 'application/json' },
		};
		expect( await as.manager.send( 'GET', path, sent ) ).toRefuse(
			'rest_invalid_param'
		);
	} );
} );
