import { beforeAll, describe, expect, it } from 'vitest';
import { newMark, people } from '../../support/people';
import {
	accounts,
	profile,
	profileFacets,
	profileOf,
	profiles,
	settings,
} from '../../support/paths';
import { as, full, world } from '../../support/world';

const mark = newMark();
beforeAll( () =>
	people(
		...Array.from( { length: full ? 20 : 3 }, () => ( {
			last_name: mark,
		} ) )
	)
);

const ownQueries = async (
	name: 'person' | 'manager' | 'partner' | 'anonymous',
	path: string,
	query = ''
) => {
	const { headers } = await as[ name ].get( path, {
		query,
		headers: { 'X-Count-Queries': '1' },
	} );
	return Number( headers[ 'x-own-queries' ] );
};

const { profileId, userId } = world.callers.colleague;

describe( 'the number of queries of our own', () => {
	it.each( [
		[ 'the list', profiles, '' ],
		[ 'a search', profiles, `search=${ mark }` ],
		[ 'a profile', profile( profileId ), '' ],
		[ 'a profile by its user', profileOf( userId ), '' ],
	] )( 'is at most 4 for %s', async ( _name, path, query ) => {
		for ( const name of full
			? ( [ 'person', 'manager', 'partner' ] as const )
			: ( [ 'person' ] as const ) ) {
			const number = await ownQueries( name, path, query );
			expect( number ).toBeGreaterThanOrEqual( 0 );
			expect( number, name ).toBeLessThanOrEqual( 4 );
		}
	} );

	it.each(
		full
			? [
					'',
					`search=${ mark }&`,
					'role=staff&',
					'orderby=email&order=desc&',
				]
			: [ '' ]
	)(
		'is the same for 1, 20 and 100 rows of the list with %j',
		async ( query ) => {
			const numbers = [];
			for ( const rows of [ 1, 20, 100 ] ) {
				numbers.push(
					await ownQueries(
						'person',
						profiles,
						`${ query }per_page=${ rows }`
					)
				);
			}
			expect( new Set( numbers ).size, String( numbers ) ).toBe( 1 );
		}
	);

	it.each( [ 'without=photo', 'department=Lending&orderby=email' ] )(
		'is the same for 1, 20 and 100 rows for editing with %s',
		async ( filter ) => {
			const numbers = [];
			for ( const rows of [ 1, 20, 100 ] ) {
				numbers.push(
					await ownQueries(
						'manager',
						profiles,
						`${ filter }&context=edit&per_page=${ rows }`
					)
				);
			}
			expect( Math.max( ...numbers ) ).toBeLessThanOrEqual( 4 );
			expect(
				Math.max( ...numbers ) - Math.min( ...numbers )
			).toBeLessThanOrEqual( 1 );
		}
	);

	it( 'is at most 6 for the facets', async () => {
		expect(
			await ownQueries( 'manager', profileFacets )
		).toBeLessThanOrEqual( 6 );
	} );

	it.runIf( full )(
		'is the same for 1 and 100 rows of the accounts',
		async () => {
			const one = await ownQueries( 'manager', accounts, 'per_page=1' );
			expect(
				await ownQueries( 'manager', accounts, 'per_page=100' )
			).toBe( one );
		}
	);

	it.runIf( full )( 'is at most one for the settings', async () => {
		expect( await ownQueries( 'manager', settings ) ).toBeLessThanOrEqual(
			1
		);
	} );
} );
