// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProfileList } from '../../../client/src/users/profile-schemas';
import { newMark, people } from '../../support/people';
import { profiles } from '../../support/paths';
import { as, full } from '../../support/world';

const mark = newMark();
const jane = {
	first_name: 'Jane',
	last_name: 'Doe-Núñez',
	email: `jd@${ mark }.example.com`,
};
const percy = {
	first_name: '100%',
	last_name: `a_b\\c"'d`,
	email: `p+x@${ mark }.example.com`,
};
const hebrew = {
	first_name: 'שלום',
	last_name: 'Łukasz 😀',
	email: `h@${ mark }.example.com`,
};
const plain = {
	first_name: '100',
	last_name: 'axb',
	email: `axb@${ mark }.example.com`,
	job_title: 'Underwriter',
	company: 'Somewhere',
	bio: 'Knows Janes.',
};

beforeAll( () => people( jane, percy, hebrew, plain ) );

const found = async ( search: string ) => {
	const answer = await as.person.get( profiles, {
		query: { search: `${ mark } ${ search }` },
	} );
	expect( answer ).toAnswer( 'listProfiles' );
	const { data, total } = answer.body as ProfileList;
	expect( data ).toHaveLength( total );
	return data.map( ( item ) => item.first_name ).sort();
};

type Row = [ search: string, found: string[] ];

const rows: Row[] = [
	[ 'jane doe', [ 'Jane' ] ],
	[ 'DOE  JANE', [ 'Jane' ] ],
	[ 'nunez', [ 'Jane' ] ],
	[ 'NÚÑEZ', [ 'Jane' ] ],
	[ '%', [ '100%' ] ],
	[ 'a_b', [ '100%' ] ],
	[ '\\', [ '100%' ] ],
	[ 'שלום 😀', [ 'שלום' ] ],
	[ 'jane underwriter', [] ],
];

const moreRows: Row[] = [
	[ 'jane nobody', [] ],
	[ 'nun\u0303ez', [ 'Jane' ] ],
	[ 'un\u0303e', [ 'Jane' ] ],
	[ 'oe-n', [ 'Jane' ] ],
	[ 'jd@', [ 'Jane' ] ],
	[ '.example.com jd', [ 'Jane' ] ],
	[ '_', [ '100%' ] ],
	[ '0%', [ '100%' ] ],
	[ '"', [ '100%' ] ],
	[ "'", [ '100%' ] ],
	[ "' or 1=1-- -", [] ],
	[ 'lukasz', [ 'שלום' ] ],
	[ 'łuk', [ 'שלום' ] ],
	[ '😀', [ 'שלום' ] ],
	[ '😁', [] ],
	[ '0', [ '100', '100%' ] ],
	[ 'p+x', [ '100%' ] ],
	[ 'somewhere', [] ],
	[ 'knows', [] ],
	[ 'staff', [] ],
	[ 'jane jane jane', [ 'Jane' ] ],
];

const ids = ( body: unknown ) =>
	( body as ProfileList ).data.map( ( { id } ) => id );

describe( 'the search', () => {
	it.each( full ? [ ...rows, ...moreRows ] : rows )(
		'for %j finds %j',
		async ( search, names ) => {
			expect( await found( search ) ).toEqual( [ ...names ].sort() );
		}
	);

	it( 'for nothing is none', async () => {
		// Only the oldest people, because other tests add and change profiles meanwhile.
		const oldest = 'orderby=id&per_page=2';
		const all = await as.person.get( profiles, { query: oldest } );
		for ( const search of full
			? [ '', '%20%20', '%E3%80%80' ]
			: [ '%20' ] ) {
			const answer = await as.person.get( profiles, {
				query: `${ oldest }&search=${ search }`,
			} );
			expect( ids( answer.body ) ).toEqual( ids( all.body ) );
		}
	} );

	it.runIf( full )(
		'refuses control characters and broken UTF-8',
		async () => {
			for ( const search of [ '%00', 'a%00b', 'a%1Fb', '%FF', 'a%C3' ] ) {
				expect(
					await as.person.get( profiles, {
						query: `search=${ search }`,
					} )
				).toRefuse( 'rest_invalid_param', [ 'search' ] );
			}
		}
	);

	it.runIf( full )( 'may have 100 characters and ten words', async () => {
		const words = `${ mark } j a n e d o e - n`;
		const answer = await as.person.get( profiles, {
			query: { search: words },
		} );
		expect( answer.body ).toMatchObject( { total: 1 } );
		expect( await found( '😀'.repeat( 99 - mark.length ) ) ).toEqual( [] );
	} );

	it( 'goes together with role and order', async () => {
		const query = {
			search: mark,
			role: 'staff',
			orderby: 'email',
			order: 'desc',
			per_page: 2,
		};
		const answer = await as.person.get( profiles, { query } );
		expect( answer.body ).toMatchObject( {
			total: 4,
			pages: 2,
			data: [ { first_name: '100%' }, { first_name: 'Jane' } ],
		} );
	} );
} );
