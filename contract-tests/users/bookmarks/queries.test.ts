import { beforeAll, describe, expect, it } from 'vitest';
import {
	form,
	makePosts,
	members,
	removePost,
	wish,
	type Member,
} from '../../support/bookmarks';
import { bookmarkExport, bookmarks, collections } from '../../support/paths';
import { host } from '../../support/site';
import { full } from '../../support/world';

/** The same bookmarks but for their number. */
const sizes = full ? [ 4, 20, 150 ] : [ 4, 20 ];
const people: Member[] = [];
beforeAll( async () => {
	for ( const size of sizes ) {
		const [ member ] = ( await members( 1 ) ) as [ Member ];
		const [ top ] = ( await makePosts( [ { post_type: 'page' } ] ) ) as [
			number,
		];
		const posts = await makePosts(
			Array.from( { length: size }, ( _none, index ) => ( {
				post_type: index % 2 ? 'page' : 'post',
				post_parent: index % 2 ? top : 0,
			} ) )
		);
		await wish( member, form( top, ...posts ) );
		await removePost( posts[ 0 ]!, 'delete' );
		people.push( member );
	}
} );

const queries = async ( member: Member, path: string, query: string ) => {
	const { headers, status } = await member.get( path, {
		query,
		headers: { 'X-Count-Queries': '1' },
	} );
	expect( status ).toBe( 200 );
	expect( headers[ 'x-switched' ] ).toBe( '0' );
	return Number( headers[ 'x-queries' ] );
};

// Other tests' writes change the entries of a persistent cache.
describe.skipIf( host.objectCache )( 'the number of queries', () => {
	it.each( [
		[ bookmarks, 'per_page=100' ],
		[ bookmarks, 'search=fixture' ],
		[ bookmarks, 'post_type=page&per_page=1' ],
		[ bookmarkExport, '' ],
		[ bookmarkExport, 'format=netscape' ],
		[ collections, '' ],
	] )(
		'of %s?%s is the same, however many bookmarks there are',
		async ( path, query ) => {
			const counts = [];
			for ( const member of people ) {
				counts.push( await queries( member, path, query ) );
			}
			expect( new Set( counts ).size, String( counts ) ).toBe( 1 );
		}
	);

	it.runIf( host.network )(
		'is a few more for each further site',
		async () => {
			const [ ana ] = ( await members( 1 ) ) as [ Member ];
			await wish( ana, [ 1 ] );
			const one = await queries( ana, bookmarks, '' );
			const other = host.sites.length > 1 ? [ 1, 2 ] : [ 1 ];
			for ( const site_id of other ) {
				await ana.post( bookmarks, { post_id: 1, site_id } );
			}
			expect(
				( await queries( ana, bookmarks, '' ) ) - one
			).toBeLessThanOrEqual( 6 );
		}
	);
} );
