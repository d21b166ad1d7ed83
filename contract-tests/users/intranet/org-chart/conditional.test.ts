import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Seen } from '../../../support/http';
import { people, type Person } from '../../../support/people';
import {
	missing,
	orgChart,
	orgChartBranch,
	profile,
	reportingChain,
} from '../../../support/paths';
import { host } from '../../../support/site';
import { as, full, world } from '../../../support/world';

const { userId } = world.callers.colleague;

const reads: [ name: string, path: string ][] = [
	[ 'the chart', orgChart ],
	[ 'a branch', orgChartBranch( userId ) ],
	[ 'a chain', reportingChain( userId ) ],
];

const vary = ( { headers }: Seen ) => String( headers.vary ).split( /,\s*/ );

/** Other tests change people meanwhile. */
async function twice(
	path: string,
	header: ( etag: string ) => string
): Promise< [ Seen, Seen ] > {
	for ( let turn = 0; ; turn++ ) {
		const first = await as.person.get( path );
		const headers = {
			'If-None-Match': header( String( first.headers.etag ) ),
		};
		const second = await as.person.get( path, { headers } );
		if ( second.status === 304 || turn === 20 ) {
			return [ first, second ];
		}
	}
}

describe( 'a read', () => {
	it.each( reads )(
		'of %s has a validator, and is answered 304 by it',
		async ( _name, path ) => {
			const [ first, second ] = await twice( path, ( etag ) => etag );
			expect( first.headers.etag ).toMatch( /^W\/"[^"]+"$/ );
			expect( [ second.status, second.text ] ).toEqual( [ 304, '' ] );
			expect( second.headers.etag ).toBe( first.headers.etag );
			for ( const answer of [ first, second ] ) {
				expect( answer.headers[ 'cache-control' ] ).toBe(
					'private, no-cache'
				);
				expect( vary( answer ) ).toEqual(
					expect.arrayContaining( [
						'Origin',
						'Cookie',
						'Authorization',
					] )
				);
			}
		}
	);

	const forms: [ string, ( etag: string ) => string ][] = [
		[ 'without W/', ( etag ) => etag.replace( 'W/', '' ) ],
		[
			'with the suffix of a server that compresses',
			( etag ) => etag.replace( /"$/, '-gzip"' ),
		],
		[ 'in a list', ( etag ) => `"x", ${ etag }` ],
		[ 'for anything', () => '*' ],
	];
	it.each( full ? forms : forms.slice( 1, 2 ) )(
		'knows its validator %s',
		async ( _name, header ) => {
			const [ , second ] = await twice( orgChart, header );
			expect( second.status ).toBe( 304 );
		}
	);

	it( 'is whole for another validator, and refused all the same', async () => {
		const headers = { 'If-None-Match': 'W/"x"' };
		expect( await as.person.get( orgChart, { headers } ) ).toAnswer(
			'getOrgChart'
		);
		expect(
			await as.person.get( orgChartBranch( missing ), {
				headers: { 'If-None-Match': '*' },
			} )
		).toRefuse( 'rest_profile_not_found' );
	} );

	it( 'has another validator for each root and depth', async () => {
		const tags = [];
		for ( const [ path, query ] of [
			[ orgChart, '' ],
			[ orgChart, 'depth=1' ],
			[ orgChartBranch( userId ), '' ],
			[ orgChartBranch( userId ), 'depth=1' ],
			[ orgChartBranch( world.callers.person.userId ), '' ],
		] as const ) {
			tags.push(
				( await as.person.get( path, { query } ) ).headers.etag
			);
		}
		expect( new Set( tags ).size ).toBe( tags.length );
	} );
} );

describe( 'HEAD', () => {
	it( 'answers the headers without the chart', async () => {
		for ( const [ , path ] of reads ) {
			const head = await as.person.head( path );
			expect( [ head.status, head.text ] ).toEqual( [ 200, '' ] );
			expect( head.headers.etag ).toMatch( /^W\/"/ );
			expect( head.headers[ 'content-type' ] ).toMatch(
				/^application\/json/
			);
			expect( head.headers[ 'content-encoding' ] ).toBeUndefined();
		}
		expect(
			( await as.person.head( orgChartBranch( missing ) ) ).status
		).toBe( 404 );
	} );
} );

/** The playground's own server handles this differently. */
describe.runIf( full && host.host !== 'wp-env' )( 'a client', () => {
	let kim: Person;
	beforeAll( async () => {
		[ kim ] = ( await people( {} ) ) as [ Person ];
	} );

	const accepting = ( accepted: string | null, path = orgChart ) =>
		as.person.get( path, {
			query: 'depth=1',
			headers: accepted === null ? {} : { 'Accept-Encoding': accepted },
		} );

	it.each( [
		null,
		'identity',
		'gzip;q=0',
		'br',
		'gzip; q=0.0, *',
		'x-gzipped',
	] )( 'that accepts %s gets plain text', async ( accepted ) => {
		for ( let turn = 0; turn < 2; turn++ ) {
			const answer = await accepting( accepted );
			expect( answer ).toAnswer( 'getOrgChart' );
			expect( answer.headers[ 'content-encoding' ] ).toBeUndefined();
			expect( vary( answer ) ).toContain( 'Accept-Encoding' );
		}
	} );

	it.each( [ 'gzip', 'deflate, gzip;q=0.5, br', 'GZIP' ] )(
		'that accepts %s gets the same, gzipped or not',
		async ( accepted ) => {
			await as.manager.put( profile( kim.profileId ), {
				job_title: accepted.slice( 0, 4 ),
			} );
			for ( let turn = 0; turn < 3; turn++ ) {
				const answer = await accepting(
					accepted,
					orgChartBranch( kim.id )
				);
				const text =
					answer.headers[ 'content-encoding' ] === 'gzip'
						? gunzipSync( answer.bytes ).toString()
						: answer.text;
				expect( JSON.parse( text ) ).toMatchObject( {
					id: kim.id,
					title: accepted.slice( 0, 4 ),
				} );
				expect( vary( answer ) ).toContain( 'Accept-Encoding' );
			}
		}
	);
} );

describe( "WordPress's own parameters", () => {
	it( 'choose fields', async () => {
		const query = '_fields=id,name,reports_count';
		const { body } = await as.person.get( orgChart, { query } );
		expect( Object.keys( body as object ) ).toEqual( [
			'id',
			'name',
			'reports_count',
		] );
		const branch = await as.person.get( orgChartBranch( userId ), {
			query: '_fields[]=id&depth=0',
		} );
		expect( branch.body ).toEqual( { id: userId } );
	} );

	it( 'wrap the answer', async () => {
		const { body } = await as.person.get( orgChartBranch( userId ), {
			query: '_envelope=1',
		} );
		expect( body ).toMatchObject( {
			status: 200,
			body: { id: userId, reports: expect.any( Array ) },
			headers: { ETag: expect.stringMatching( /^W\// ) },
		} );
	} );

	it.runIf( full )( 'call back, and indent', async () => {
		const path = orgChartBranch( userId );
		const { body, text } = await as.person.get( path );
		const script = await as.person.get( path, { query: '_jsonp=show' } );
		expect( script.headers[ 'content-type' ] ).toMatch(
			/^application\/javascript/
		);
		const [ , json ] = /^\/\*\*\/show\((.*)\)$/s.exec( script.text ) ?? [];
		expect( JSON.parse( String( json ) ) ).toEqual( body );
		const pretty = await as.person.get( path, { query: '_pretty' } );
		expect( pretty.body ).toEqual( body );
		expect( pretty.text.length ).toBeGreaterThan( text.length );
	} );

	it.runIf( full )( 'are refused as everywhere', async () => {
		expect(
			await as.person.get( orgChart, { query: '_jsonp=alert(1)' } )
		).toRefuseAsCore( 'rest_callback_invalid', 400 );
		expect(
			await as.person.get( orgChart, { query: '_method[]=x' } )
		).toRefuse( 'rest_invalid_param' );
	} );

	it.runIf( full )( 'describe without naming a person', async () => {
		for ( const [ , path ] of reads ) {
			const answer = await as.anonymous.options( path );
			expect( answer.status ).toBe( 200 );
			expect( answer.text ).not.toContain( world.token );
		}
	} );
} );
