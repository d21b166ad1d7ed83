import { beforeAll, describe, expect, it } from 'vitest';
import { newMark, people, type Person } from '../../support/people';
import {
	departments,
	directReports,
	directory,
	facets,
	intranetProfile,
} from '../../support/paths';
import { as, full } from '../../support/world';

const mark = newMark();
let boss: Person;
beforeAll( async () => {
	[ boss ] = ( await people( {} ) ) as [ Person ];
	await people(
		...Array.from( { length: full ? 20 : 3 }, () => ( {
			last_name: mark,
			meta: { svc_department: mark, svc_reports_to: boss.id },
		} ) )
	);
} );

const cost = async ( path: string, query: string ) => {
	const { headers } = await as.person.get( path, {
		query,
		headers: { 'X-Count-Queries': '1' },
	} );
	return {
		all: Number( headers[ 'x-queries' ] ),
		own: Number( headers[ 'x-own-queries' ] ),
	};
};

describe( 'the number of queries of our own', () => {
	it.each( [
		[ 'the directory', directory, '', 2 ],
		[ 'a search of it', directory, `search=${ mark }`, 2 ],
		[
			'a filter of it',
			directory,
			`department=${ mark }&without=photo`,
			2,
		],
		[ 'a far page', directory, `page=50`, 3 ],
		[ 'the facets', facets, '', 2 ],
		[ 'the facets of a search', facets, `search=${ mark }`, 2 ],
		[ 'the departments', departments, '', 2 ],
	] )( 'for %s is as small as can be', async ( _name, path, query, most ) => {
		const { own } = await cost( path, query );
		expect( own ).toBeGreaterThan( 0 );
		expect( own ).toBeLessThanOrEqual( most );
	} );

	it( 'for the reports and the profile of a person is so too', async () => {
		expect(
			( await cost( directReports( boss.id ), '' ) ).own
		).toBeLessThanOrEqual( 3 );
		expect(
			( await cost( intranetProfile( boss.id ), '' ) ).own
		).toBeLessThanOrEqual( 2 );
	} );

	it.each(
		full
			? [
					'',
					`search=${ mark }&`,
					`department=${ mark }&`,
					'orderby=title&',
				]
			: [ '' ]
	)(
		'is the same for 1, 20 and 100 rows of the directory with %j, and so is that of all queries',
		async ( query ) => {
			const costs = [];
			for ( const rows of [ 1, 20, 100 ] ) {
				costs.push(
					await cost( directory, `${ query }per_page=${ rows }` )
				);
			}
			expect( new Set( costs.map( ( { own } ) => own ) ).size ).toBe( 1 );
			expect( new Set( costs.map( ( { all } ) => all ) ).size ).toBe( 1 );
		}
	);
} );
