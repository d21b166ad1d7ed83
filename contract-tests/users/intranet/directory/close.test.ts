// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import type { DirectorySearch } from '../../../../client/src/users/intranet/directory-schemas';
import { expectSame, run } from '../../../support/abilities';
import {
	department,
	idsOf,
	makeCrowd,
	mark,
	nearMisses,
	numbers,
	office,
	writtenPhones,
	type Crowd,
} from '../../../support/close';
import { seeAll } from '../../../support/columns';
import { directory, facets, profile } from '../../../support/paths';
import { people, type Person } from '../../../support/people';
import { as } from '../../../support/world';

let crowd: Crowd;
beforeAll( async () => {
	crowd = await makeCrowd();
} );

const search = async ( query: Record< string, string | number > ) => {
	const answer = await as.person.get( directory, {
		query: { close: 'true', ...query },
	} );
	expect( answer ).toAnswer( 'searchDirectory' );
	return answer.body as DirectorySearch;
};

describe( 'people who nearly match a search', () => {
	it.each( nearMisses )( '%s', async ( words, who ) => {
		const found = await search( { search: `${ mark } ${ words }` } );
		expect( found.data ).toEqual( [] );
		expect( idsOf( found.close )[ 0 ] ).toBe( crowd[ who ].id );
	} );

	it.each( writtenPhones )( 'by the phone number %s', async ( phone ) => {
		const found = await search( { search: phone } );
		expect( idsOf( found.close ) ).toContain( crowd.robert.id );
	} );

	it.each( [
		`NMLS ${ numbers.nmls_id }`,
		`#${ numbers.nmls_id }`,
		numbers.extension,
		`x${ numbers.extension }`,
		`ext. ${ numbers.extension }`,
	] )( 'by the number %s', async ( number ) => {
		expect( idsOf( ( await search( { search: number } ) ).close ) ).toEqual(
			[ crowd.robert.id ]
		);
	} );

	it( 'by a number that is a word of a title', async () => {
		const [ adviser ] = ( await people( {
			last_name: `${ mark }ingham`,
			job_title: '401(k) Adviser, Tower 300',
		} ) ) as [ Person ];
		for ( const words of [
			`401(k) advisor ${ mark }ingham`,
			`Towre 300 ${ mark }ingham`,
		] ) {
			const found = await search( { search: words } );
			expect( idsOf( found.data ), words ).toEqual( [] );
			expect( idsOf( found.close ), words ).toEqual( [ adviser.id ] );
		}
		expect(
			( await search( { search: `Towre 301 ${ mark }ingham` } ) ).close
		).toEqual( [] );
	} );

	it( 'by office and by department', async () => {
		for ( const words of [
			office,
			`${ office.slice( 0, -1 ) }h`,
			`Bob in ${ office }`,
			`Bob ${ department }`,
		] ) {
			expect(
				idsOf( ( await search( { search: words } ) ).close ),
				words
			).toEqual( [ crowd.robert.id ] );
		}
	} );

	it( 'are directory items, never those of the exact hits', async () => {
		const [ like ] = ( await people( {
			first_name: 'Shivon',
			last_name: `Ravensworth${ mark }`,
		} ) ) as [ Person ];
		const exact = await search( { search: 'Siobhan Ravensworth' } );
		const ids = idsOf( exact.data );
		expect( ids ).toContain( crowd.siobhan.id );
		expect( idsOf( exact.close ) ).toContain( like.id );
		expect(
			idsOf( exact.close ).filter( ( id ) => ids.includes( id ) )
		).toEqual( [] );
		const [ item ] = ( await search( { search: `${ mark } shivon` } ) )
			.close!;
		expect( item ).toEqual(
			exact.data.find( ( { id } ) => id === crowd.siobhan.id )
		);
	} );

	it( 'have every word of the search', async () => {
		for ( const words of [ `shivon ${ office }`, 'Bob qqqqzzzz' ] ) {
			expect( ( await search( { search: words } ) ).close ).toEqual( [] );
		}
	} );

	it( 'are spelt or sound like a word that is a name itself', async () => {
		const [ , john ] = ( await people(
			{ first_name: 'Jon', last_name: `${ mark }field` },
			{ first_name: 'John', last_name: `${ mark }smith` }
		) ) as [ Person, Person ];
		const found = await search( { search: `Jon ${ mark }smith` } );
		expect( found.data ).toEqual( [] );
		expect( idsOf( found.close )[ 0 ] ).toBe( john.id );
	} );

	it( 'come best first: the title itself before one that resembles it', async () => {
		const [ resembling, same ] = ( await people(
			{ last_name: `${ mark }er`, job_title: 'Surveying Lead' },
			{ last_name: `${ mark }er`, job_title: 'Surveyor' }
		) ) as [ Person, Person ];
		await people( { job_title: 'Surveyors’ Aide' } );
		const found = await search( { search: `surveyors ${ mark }er` } );
		expect( idsOf( found.close ) ).toEqual( [ same.id, resembling.id ] );
	} );
} );

describe( 'the envelope', () => {
	const words = `${ mark } Bob`;

	it( 'has the four usual keys, and no other, where close is not sent', async () => {
		for ( const query of [
			{ search: words },
			{ search: words, close: 'false' },
		] ) {
			const { body } = await as.person.get( directory, { query } );
			expect( body ).toEqual( { data: [], total: 0, pages: 0, page: 1 } );
		}
	} );

	it( 'counts the exact hits alone, with the same data', async () => {
		const query = { search: 'Ravensworth' };
		const plain = ( await as.person.get( directory, { query } ) )
			.body as DirectorySearch;
		const { close, ...rest } = await search( query );
		expect( rest ).toEqual( plain );
		expect( Array.isArray( close ) ).toBe( true );
	} );

	it( 'has as many close ones as the page has left', async () => {
		const full = await search( { search: 'Ravensworth', per_page: 1 } );
		expect( full.close ).toEqual( [] );
		const [ exact ] = ( await people(
			{ last_name: 'Thistlewod', email: `r0@${ mark }.example.com` },
			...[ 1, 2, 3 ].map( ( at ) => ( {
				last_name: 'Thistlewood',
				email: `r${ at }@${ mark }.example.com`,
			} ) )
		) ) as [ Person ];
		const two = await search( { search: 'Thistlewod', per_page: 2 } );
		expect( idsOf( two.data ) ).toEqual( [ exact.id ] );
		expect( two.close ).toHaveLength( 1 );
		const more = await search( { search: 'Thistlewod', per_page: 4 } );
		expect( more.close ).toHaveLength( 3 );
	} );

	it( 'has none on another page, with an order, nor without a search', async () => {
		for ( const query of [
			{ search: words, page: 2 },
			{ search: words, orderby: 'last_name' },
			{ search: words, orderby: 'title', order: 'desc' },
			{},
			{ search: '' },
			{ search: '. , -' },
		] ) {
			expect( ( await search( query ) ).close ).toEqual( [] );
		}
		expect(
			( await search( { search: words, order: 'desc' } ) ).close
		).toHaveLength( 1 );
	} );

	it( 'keeps to the filters', async () => {
		for ( const [ filter, there ] of [
			[ { role: 'loan_officer' }, true ],
			[ { role: 'staff' }, false ],
			[ { office }, true ],
			[ { office: 'elsewhere' }, false ],
			[ { department }, true ],
			[ { department: 'none' }, false ],
			[ { without: 'photo' }, true ],
			[ { without: 'department' }, false ],
		] as const ) {
			const { close } = await search( { search: words, ...filter } );
			expect( idsOf( close ), JSON.stringify( filter ) ).toEqual(
				there ? [ crowd.robert.id ] : []
			);
		}
	} );

	it( 'is refused when it is not a boolean, and by the facets', async () => {
		expect(
			await as.person.get( directory, { query: { close: 'maybe' } } )
		).toRefuse( 'rest_invalid_param', [ 'close' ] );
		expect(
			await as.person.get( facets, { query: { close: 'true' } } )
		).toRefuse( 'rest_invalid_param', [ 'close' ] );
	} );

	it( 'has an ETag of its own, is asked by HEAD, and stands in OPTIONS', async () => {
		const query = { search: words, close: 'true' };
		const { headers } = await as.person.get( directory, { query } );
		const again = await as.person.get( directory, {
			query,
			headers: { 'If-None-Match': String( headers.etag ) },
		} );
		expect( again.status ).toBe( 304 );
		const other = await as.person.get( directory, {
			query: { search: words },
			headers: { 'If-None-Match': String( headers.etag ) },
		} );
		expect( other.status ).toBe( 200 );
		const head = await as.person.head( directory, { query } );
		expect( head.headers[ 'x-wp-total' ] ).toBe( '0' );
		const { body } = await as.person.options( directory );
		expect( body ).toMatchObject( {
			schema: { properties: { close: { type: 'array' } } },
		} );
		expect( JSON.stringify( body ) ).toContain( 'nearly match' );
	} );
} );

describe( 'who is found', () => {
	it.each( seeAll )(
		'%s finds colleagues, but no partner',
		async ( name ) => {
			const { body } = await as[ name ].get( directory, {
				query: { search: `${ mark } shivon`, close: 'true' },
			} );
			const ids = idsOf( ( body as DirectorySearch ).close );
			expect( ids ).toContain( crowd.siobhan.id );
			expect( ids ).not.toContain( crowd.partner.id );
		}
	);

	it( 'a deleted person is gone at once, by number too', async () => {
		const [ gone ] = ( await people( {
			first_name: 'Gwendolyn',
			email: `g@${ mark }.example.com`,
			phone: '+1 987 654 0987',
		} ) ) as [ Person ];
		const ask = async () => [
			...idsOf(
				( await search( { search: `${ mark } Gwendolin` } ) ).close
			),
			...idsOf( ( await search( { search: '987 654 0987' } ) ).close ),
		];
		expect( await ask() ).toContain( gone.id );
		await as.manager.delete( profile( gone.profileId ) );
		expect( await ask() ).not.toContain( gone.id );
	} );

	it( 'the ability answers the same', async () => {
		const query = { search: `${ mark } Bob`, close: true };
		expectSame(
			await run( as.person, 'svc-intranet/search-directory', query ),
			await as.person.get( directory, {
				query: { ...query, close: 'true' },
			} ),
			'person'
		);
	} );
} );

describe( 'the number of queries of our own', () => {
	const own = async ( query: Record< string, string | number > ) => {
		const { headers } = await as.person.get( directory, {
			query,
			headers: { 'X-Count-Queries': '1' },
		} );
		return Number( headers[ 'x-own-queries' ] );
	};

	it( 'is the same for every search that finds some, and none more where the page is full', async () => {
		const exact = await own( { search: 'Ravensworth' } );
		for ( const words of [
			`${ mark } Bob`,
			`${ mark } shivon`,
			`loan oficer ${ office }`,
		] ) {
			expect( await own( { search: words, close: 'true' } ), words ).toBe(
				exact + 4
			);
		}
		expect(
			await own( { search: 'Ravensworth', per_page: 1, close: 'true' } )
		).toBe( exact );
	} );
} );

const hostile = [
	"' OR 1=1 -- ",
	'%_%\\%',
	'a b c d e f g h i j',
	'(((+++ 555 ))) --- 12/34.56',
	'💥 🙂',
	'x'.repeat( 100 ),
	'+++',
	'0000000000000000000000000000',
	'Юлия Ἀλέξανδρος שלום 你好',
];

it.each( hostile )( '%j has an ordinary answer', async ( words ) => {
	await search( { search: words } );
} );
