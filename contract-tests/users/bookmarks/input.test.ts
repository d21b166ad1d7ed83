// @module-tag trials
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
	addBookmarkSchema,
	createCollectionSchema,
	listBookmarksQuerySchema,
} from '../../../client/src/users/bookmarks/bookmark-schemas';
import { stored } from '../../../client/src/value-schemas';
import type { Seen } from '../../support/http';
import {
	add,
	collectionsOf,
	members,
	shown,
	titled,
	type Member,
} from '../../support/bookmarks';
import {
	bookmark,
	bookmarkExport,
	bookmarks,
	collection,
	collections,
} from '../../support/paths';
import { full, rounds } from '../../support/world';

let ana: Member;
let post: number;
let id: number;
beforeAll( async () => {
	[ ana ] = ( await members( 1 ) ) as [ Member ];
	[ post ] = ( await titled( 'Sesame' ) ) as [ number ];
	( { id } = await add( ana, post ) );
} );

const bounded = { seed: 20261121, numRuns: rounds( 80 ) };

const isOrdinary = ( answer: Seen ) => {
	expect( answer.status, answer.text ).toBeLessThan( 500 );
	expect( answer.body, answer.text ).toBeDefined();
};

const json = { 'Content-Type': 'application/json' };

describe( 'the query of the list', () => {
	it.each( [
		[ 'page=0', 'page' ],
		[ 'page=100001', 'page' ],
		[ 'page=99999999999999999999', 'page' ],
		[ 'per_page=101', 'per_page' ],
		[ 'per_page=1e1', 'per_page' ],
		[ 'per_page[]=5', 'per_page' ],
		[ 'collection=', 'collection' ],
		[ `collection=${ 'x'.repeat( 61 ) }`, 'collection' ],
		[ 'collection[]=x', 'collection' ],
		[ 'collection=%00', 'collection' ],
		[ 'post_type=', 'post_type' ],
		[ 'post_type[]=post', 'post_type' ],
		[ 'site_id=0', 'site_id' ],
		[ 'site_id=x', 'site_id' ],
		[ 'post_id=-1', 'post_id' ],
		[ 'post_id=1.5', 'post_id' ],
		[ `search=${ 'x'.repeat( 101 ) }`, 'search' ],
		[ 'search[]=x', 'search' ],
		[ 'search=a+b+c+d+e+f+g+h+i+j+k', 'search' ],
		[ 'orderby=id', 'orderby' ],
		[ 'user_id=1', 'user_id' ],
		[ 'id=1', 'id' ],
	] )( 'is refused: %s', async ( query, field ) => {
		expect( await ana.get( bookmarks, { query } ) ).toRefuse(
			'rest_invalid_param',
			[ field ]
		);
	} );

	it.runIf( full )( 'has an ordinary answer, whatever it is', async () => {
		const name = fc.constantFrom(
			'page',
			'per_page',
			'collection',
			'post_type',
			'site_id',
			'post_id',
			'search',
			'_fields',
			'format'
		);
		const word = fc.oneof(
			fc.constantFrom(
				'1',
				'0',
				'-1',
				'General',
				"' or 1=1-- ",
				'%',
				'\u0000',
				''
			),
			fc.string( { unit: 'binary', maxLength: 20 } )
		);
		const query = fc
			.array(
				fc.tuple( name, fc.constantFrom( '', '', '[]', '[a]' ), word ),
				{ maxLength: 4 }
			)
			.map( ( all ) =>
				all
					.map(
						( [ one, kind, value ] ) =>
							`${ one }${ kind }=${ encodeURIComponent( value ) }`
					)
					.join( '&' )
			);
		await fc.assert(
			fc.asyncProperty( query, async ( text ) => {
				isOrdinary( await ana.get( bookmarks, { query: text } ) );
				isOrdinary( await ana.get( bookmarkExport, { query: text } ) );
			} ),
			bounded
		);
	} );

	it.runIf( full )( 'is refused for nothing that Zod accepts', async () => {
		const good = fc
			.record(
				{
					page: fc.integer( { min: 1, max: 100_000 } ),
					collection: fc.string( {
						unit: 'grapheme',
						maxLength: 20,
					} ),
					post_type: fc.constantFrom( 'post', 'page', 'x' ),
					search: fc.string( { unit: 'grapheme', maxLength: 20 } ),
				},
				{ requiredKeys: [] }
			)
			.filter(
				( one ) => listBookmarksQuerySchema.safeParse( one ).success
			)
			.filter(
				( one ) => ( one.search ?? '' ).split( /\s+/ ).length <= 10
			);
		await fc.assert(
			fc.asyncProperty( good, async ( query ) => {
				expect( await ana.get( bookmarks, { query } ) ).toAnswer(
					'listBookmarks'
				);
			} ),
			{ ...bounded, numRuns: rounds( 40 ) }
		);
	} );
} );

describe( 'the body of a write', () => {
	const bodies: [ body: object, field: string ][] = [
		[ {}, 'post_id' ],
		[ { post_id: null }, 'post_id' ],
		[ { post_id: 0 }, 'post_id' ],
		[ { post_id: -1 }, 'post_id' ],
		[ { post_id: '1' }, 'post_id' ],
		[ { post_id: 1.5 }, 'post_id' ],
		[ { post_id: 1e30 }, 'post_id' ],
		[ { post_id: [ 1 ] }, 'post_id' ],
		[ { post_id: true }, 'post_id' ],
		[ { post_id: 9_007_199_254_740_991 }, 'post_id' ],
		[ { post_id: 1, site_id: 0 }, 'site_id' ],
		[ { post_id: 1, site_id: null }, 'site_id' ],
		[ { post_id: 1, site_id: '1' }, 'site_id' ],
		[ { post_id: 1, collection: 5 }, 'collection' ],
		[ { post_id: 1, collection: [ 'x' ] }, 'collection' ],
		[ { post_id: 1, collection: 'x'.repeat( 61 ) }, 'collection' ],
		[ { post_id: 1, collection: 'a\nb' }, 'collection' ],
		[ { post_id: 1, collection: 'a\u0000b' }, 'collection' ],
		[ { post_id: 1, id: 5 }, 'id' ],
		[ { post_id: 1, user_id: 1 }, 'user_id' ],
		[ { post_id: 1, __proto: 1 }, '__proto' ],
	];
	it.each( bodies )( 'is refused: %j', async ( body, field ) => {
		const before = await shown( ana );
		expect( await ana.post( bookmarks, body ) ).toRefuse(
			'rest_invalid_param',
			[ field ]
		);
		expect( await shown( ana ) ).toEqual( before );
	} );

	const names: unknown[] = [
		null,
		'',
		' \u00a0',
		5,
		[ 'x' ],
		{ a: 1 },
		'x'.repeat( 61 ),
		'a\tb',
		'\u0085',
	];
	it.each( names )(
		'is refused as the name of a collection: %j',
		async ( name ) => {
			const before = await collectionsOf( ana );
			expect( await ana.post( collections, { name } ) ).toRefuse(
				'rest_invalid_param',
				[ 'name' ]
			);
			expect( await ana.put( collection( 1 ), { name } ) ).toRefuse(
				'rest_invalid_param',
				[ 'name' ]
			);
			expect( await collectionsOf( ana ) ).toEqual( before );
		}
	);

	it.each( [
		[ 'a list', '[{"post_id":1}]', json ],
		[ 'a text', '"x"', json ],
		[ 'nothing', '', json ],
		[
			'a form',
			'post_id=1',
			{ 'Content-Type': 'application/x-www-form-urlencoded' },
		],
		[ 'plain text', '{"post_id":1}', { 'Content-Type': 'text/plain' } ],
	] )( 'is refused when it is %s', async ( _name, raw, headers ) => {
		for ( const [ method, path ] of [
			[ 'POST', bookmarks ],
			[ 'PUT', bookmark( id ) ],
			[ 'POST', collections ],
			[ 'PUT', collection( 1 ) ],
		] as const ) {
			expect( await ana.send( method, path, { raw, headers } ) ).toRefuse(
				'rest_invalid_param'
			);
		}
	} );

	it( 'that is broken is refused by WordPress', async () => {
		expect(
			await ana.send( 'POST', bookmarks, { raw: '{bad', headers: json } )
		).toRefuseAsCore( 'rest_invalid_json', 400 );
	} );

	it( 'is the only input', async () => {
		expect(
			await ana.post( bookmarks, {}, { query: `post_id=${ post }` } )
		).toRefuse( 'rest_invalid_param' );
		expect(
			await ana.delete( bookmark( id ), { query: 'force=1' } )
		).toRefuse( 'rest_invalid_param', [ 'force' ] );
		expect( ( await shown( ana ) ).total ).toBe( 1 );
	} );

	it.runIf( full )(
		'has an ordinary answer, whatever it is, and is read as Zod reads it',
		async () => {
			const body = fc.dictionary(
				fc.constantFrom(
					'post_id',
					'site_id',
					'collection',
					'id',
					'name'
				),
				fc.oneof(
					fc.jsonValue( { maxDepth: 2 } ),
					fc.constant( post )
				),
				{ maxKeys: 4 }
			);
			await fc.assert(
				fc.asyncProperty( body, async ( one ) => {
					const answer = await ana.post( bookmarks, one );
					isOrdinary( answer );
					if ( ! addBookmarkSchema.safeParse( one ).success ) {
						expect( answer ).toRefuse( 'rest_invalid_param' );
					}
					isOrdinary( await ana.put( bookmark( id ), one ) );
					isOrdinary( await ana.put( collection( 1 ), one ) );
					expect( await ana.get( bookmarks ) ).toAnswer(
						'listBookmarks'
					);
				} ),
				bounded
			);
		}
	);
} );

describe( 'the name of a collection', () => {
	const corpus = [
		'O\'Brien "the" closer',
		"back\\slash \\\\ \\0 a\\'b",
		'a & b &amp; <b>bold</b>',
		'0',
		'%41 %_% %s {0}',
		'😀 👩‍👩‍👧‍👦 é́',
		'שלום \u202eabc\u202c',
		'O:8:"stdClass":0:{} a:1:{i:0;i:1;}',
		'=HYPERLINK("http://x")',
		'null',
		' e\u0301 \u3000',
		'😀'.repeat( 60 ),
	];
	it.each( full ? corpus : corpus.slice( 0, 4 ) )(
		'is kept exactly as typed: %s',
		async ( name ) => {
			const [ bo ] = ( await members( 1 ) ) as [ Member ];
			const kept = stored( name );
			const made = await bo.post( collections, { name } );
			expect( made ).toAnswer( 'createCollection' );
			expect( made.body ).toMatchObject( { name: kept } );
			await add( bo, post, { collection: name } );
			expect( await collectionsOf( bo ) ).toMatchObject( [
				{ count: 0 },
				{ name: kept, count: 1 },
			] );
			expect( await shown( bo, { collection: name } ) ).toMatchObject( {
				total: 1,
				data: [ { collection: kept } ],
			} );
		}
	);

	it.runIf( full )( 'is kept exactly as typed, whatever it is', async () => {
		const [ bo ] = ( await members( 1 ) ) as [ Member ];
		const { id: mine } = ( await bo.post( collections, { name: 'x' } ) )
			.body as { id: number };
		const typed = fc
			.string( { unit: 'binary', minLength: 1, maxLength: 30 } )
			.filter(
				( name ) =>
					createCollectionSchema.safeParse( { name } ).success &&
					stored( name ) !== 'General'
			);
		await fc.assert(
			fc.asyncProperty( typed, async ( name ) => {
				expect(
					( await bo.put( collection( mine ), { name } ) ).body
				).toMatchObject( { name: stored( name ) } );
				expect( ( await collectionsOf( bo ) )[ 1 ] ).toMatchObject( {
					name: stored( name ),
				} );
			} ),
			bounded
		);
	} );
} );

describe( 'core’s parameters', () => {
	it( 'work as everywhere', async () => {
		const fields = await ana.get( bookmarks, {
			query: '_fields=total,data.post_id',
		} );
		expect( fields.body ).toMatchObject( { total: 1 } );
		const envelope = await ana.delete( bookmark( 999_999 ), {
			query: '_envelope=1',
		} );
		expect( envelope.body ).toMatchObject( {
			status: 404,
			body: { code: 'rest_bookmark_not_found' },
		} );
		const head = await ana.head( bookmarks );
		expect( [
			head.status,
			head.text,
			head.headers[ 'x-wp-total' ],
		] ).toEqual( [ 200, '', '1' ] );
		const made = await ana.post(
			bookmark( id ),
			{},
			{ query: '_method=DELETE' }
		);
		expect( made ).toAnswer( 'removeBookmark' );
		( { id } = await add( ana, post ) );
	} );

	it( 'describe, and give nothing away', async () => {
		const answer = await ana.options( bookmarks );
		expect( answer.body ).toMatchObject( {
			methods: [ 'GET', 'POST' ],
			schema: { type: 'object' },
		} );
		expect( answer.text ).not.toContain( 'Sesame' );
	} );

	it.each( [ 'x', '-1', '1.5', '%00', '1abc' ] )(
		'do not make a bookmark of %s',
		async ( path ) => {
			const answer = await ana.delete( bookmark( path ) );
			// NUL does not get past every server.
			expect( [ 400, 404 ] ).toContain( answer.status );
		}
	);
} );
