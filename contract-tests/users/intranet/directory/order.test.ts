// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import type {
	DirectoryItem,
	DirectoryList,
} from '../../../../client/src/users/intranet/directory-schemas';
import { directoryOrders } from '../../../../client/src/users/vocabulary';
import { newMark, people } from '../../../support/people';
import { directory, intranetProfile } from '../../../support/paths';
import { as, full } from '../../../support/world';

const mark = newMark();

/** In the order of last name, first name, id; the mark is the office. */
const company = [
	[ 'Adams', 'Zoe', '', '', null ],
	[ 'elan', 'Ána', 'Agent', 'Sales', '2020-02-29' ],
	[ 'Élan', 'ana', 'clerk', 'sales', '2019-12-31' ],
	[ 'Elan', 'Bo', 'Clerk', 'Closing', '2020-02-29' ],
	[ 'Łem', 'Bo', 'Ägent', 'Sáles', null ],
	[ 'zed', 'bo', '', '', '2026-01-01' ],
	[ 'Zed', 'Bo', '', '', '2026-01-01' ],
] as const;

let ids: number[];
beforeAll( async () => {
	const everybody = await people(
		...company.map(
			( [ last_name, first_name, job_title, svc_department ] ) => ( {
				last_name,
				first_name,
				job_title,
				meta: { svc_department },
			} )
		)
	);
	ids = everybody.map( ( { id } ) => id );
	for ( const [ index, id ] of ids.entries() ) {
		await as.manager.put( intranetProfile( id ), {
			office_location: mark,
			start_date: company[ index ]![ 4 ],
		} );
	}
} );

const places: Record< ( typeof directoryOrders )[ number ], number[] > = {
	last_name: [ 0, 1, 2, 3, 4, 5, 6 ],
	first_name: [ 1, 2, 3, 4, 5, 6, 0 ],
	title: [ 0, 5, 6, 1, 4, 2, 3 ],
	department: [ 0, 5, 6, 3, 1, 2, 4 ],
	start_date: [ 0, 4, 2, 1, 3, 5, 6 ],
};

async function pages( query: object, perPage: number ) {
	const seen: DirectoryItem[] = [];
	for ( let page = 1; ; page++ ) {
		const { body } = await as.person.get( directory, {
			query: { office: mark, ...query, per_page: perPage, page },
		} );
		const { data, total } = body as DirectoryList;
		expect( total ).toBe( ids.length );
		if ( data.length === 0 ) {
			return seen;
		}
		seen.push( ...data );
	}
}

describe.each( full ? directoryOrders : ( [ 'department' ] as const ) )(
	'the directory by %s',
	( orderby ) => {
		const expected = () =>
			places[ orderby ].map( ( place ) => ids[ place ] );

		it( 'has one order, with ids last', async () => {
			expect(
				( await pages( { orderby }, 100 ) ).map( ( { id } ) => id )
			).toEqual( expected() );
		} );

		it( 'is the other way round descending', async () => {
			const backwards = await pages( { orderby, order: 'desc' }, 100 );
			expect( backwards.map( ( { id } ) => id ) ).toEqual(
				expected().reverse()
			);
		} );

		it( 'neither repeats nor skips a person from page to page', async () => {
			for ( const order of [ 'asc', 'desc' ] ) {
				const whole = await pages( { orderby, order }, 100 );
				for ( const size of full ? [ 1, 3 ] : [ 3 ] ) {
					expect( await pages( { orderby, order }, size ) ).toEqual(
						whole
					);
				}
			}
		} );
	}
);
