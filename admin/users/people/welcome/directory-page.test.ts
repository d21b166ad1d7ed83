import { beforeEach, expect, it, vi } from 'vitest';
import { core } from './core';
import { makeDirectoryPage } from './directory-page';

vi.mock( './core', () => ( {
	core: vi.fn(),
	screenAddress: ( file: string ) => file,
} ) );
vi.mock( './menu', () => ( { addToMenu: () => Promise.resolve( null ) } ) );

const page = ( id: number, status = 'publish' ) => ( {
	id,
	link: `https://example.com/?page_id=${ id }`,
	status,
	title: { raw: 'Our people' },
	content: { raw: '<!-- wp:svc/staff-directory {"align":"wide"} /-->' },
} );

let pages: ReturnType< typeof page >[] = [];

/** WordPress's pages, in the order of their IDs. */
beforeEach( () => {
	pages = [];
	vi.mocked( core ).mockImplementation( async ( method, path ) => {
		await Promise.resolve();
		if ( method === 'DELETE' ) {
			pages = pages.filter( ( { id } ) => ! path.endsWith( `/${ id }` ) );
		}
		if ( method === 'POST' ) {
			pages.push( page( pages.length + 1 ) );
			return pages.at( -1 );
		}
		return path.includes( 'patterns' ) ? [] : [ ...pages ];
	} );
} );

it( 'administrators who make the page at the same moment get one page', async () => {
	const made = await Promise.all( [
		makeDirectoryPage(),
		makeDirectoryPage(),
		makeDirectoryPage(),
	] );
	expect( made.map( ( one ) => one.page.id ) ).toEqual( [ 1, 1, 1 ] );
	expect( pages.map( ( { id } ) => id ) ).toEqual( [ 1 ] );
} );

it( 'a page that is there is taken', async () => {
	pages = [ page( 4, 'draft' ), page( 7 ) ];
	expect( ( await makeDirectoryPage() ).page.id ).toBe( 7 );
	expect( pages ).toHaveLength( 2 );
} );
