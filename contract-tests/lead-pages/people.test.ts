import { describe, expect, it } from 'vitest';
import type { LeadPersonList } from '../../client/src/lead-pages';
import { newMark, people } from '../support/people';
import { as } from '../support/world';

const route = '/lead-pages/v1/people';

const listed = async ( query: Record< string, string | number > ) => {
	const seen = await as.manager.get( route, { query } );
	expect( seen ).toAnswer( 'listLeadPeople' );
	return ( seen.body as LeadPersonList ).data;
};

describe( 'the people of lead pages', () => {
	it( 'are found by words of their names, realtor partners as well', async () => {
		const mark = newMark();
		const [ officer, partner ] = await people(
			{ role: 'loan_officer', last_name: mark, nmls_id: '123456' },
			{ role: 'realtor_partner', last_name: mark }
		);
		const found = await listed( { search: mark } );
		expect( found ).toHaveLength( 2 );
		expect( found ).toContainEqual( {
			user_id: officer!.id,
			name: `Kim ${ mark }`,
			role: 'loan_officer',
			nmls_id: '123456',
		} );
		expect(
			await listed( { search: mark, role: 'realtor_partner' } )
		).toMatchObject( [ { user_id: partner!.id } ] );
	} );

	it( 'are named by user ID, in that order, in pages', async () => {
		const [ one, two, three ] = await people( {}, {}, {} );
		const include = [ three, one, two ].map( ( each ) => each!.id );
		expect(
			( await listed( { include: include.join( ',' ) } ) ).map(
				( each ) => each.user_id
			)
		).toEqual( include );
		expect(
			await listed( {
				include: include.join( ',' ),
				per_page: 2,
				page: 2,
			} )
		).toMatchObject( [ { user_id: two!.id } ] );
	} );

	it( 'without an account or profile are left out', async () => {
		expect( await listed( { include: '999999999' } ) ).toEqual( [] );
	} );

	it( 'are not shown to people who manage neither pages nor leads', async () => {
		for ( const caller of [ as.anonymous, as.partner, as.person ] ) {
			expect( await caller.get( route ) ).toRefuse( 'rest_forbidden' );
		}
	} );
} );
