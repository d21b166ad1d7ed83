import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfileList } from '../../../client/src/users/profile-schemas';
import { strangers } from '../../support/columns';
import { newMark, people, type Person } from '../../support/people';
import { missing, profile, profileOf, profiles } from '../../support/paths';
import { withSettings } from '../../support/settings';
import { as, world } from '../../support/world';

const mark = newMark();
const last_name = mark;

let officer: Person;
let leader: Person;
let staff: Person;
let restore: () => Promise< void >;
beforeAll( async () => {
	[ officer, leader, staff ] = ( await people(
		{
			last_name,
			role: 'loan_officer',
			phone: '555 0100',
			meta: { svc_department: 'Lending' },
		},
		{ last_name, role: 'leadership' },
		{ last_name, role: 'staff' }
	) ) as [ Person, Person, Person ];
	restore = await withSettings( {
		public_roles: [ 'loan_officer', 'leadership' ],
	} );
} );
afterAll( () => restore() );

const listOf = async ( name: keyof typeof as, query: string ) => {
	const answer = await as[ name ].get( profiles, { query } );
	expect( answer ).toAnswer( 'listProfiles' );
	return answer.body as ProfileList;
};

describe.each( strangers )(
	'%s, where loan officers and leadership are public',
	( name ) => {
		it( 'sees and counts only them', async () => {
			const { data, total } = await listOf(
				name,
				`search=${ mark }&orderby=id`
			);
			expect( total ).toBe( 2 );
			expect( data.map( ( item ) => item.id ) ).toEqual( [
				officer.profileId,
				leader.profileId,
			] );
		} );

		it( 'finds nobody of another role, which is no error', async () => {
			expect(
				await listOf( name, `search=${ mark }&role=staff` )
			).toMatchObject( {
				data: [],
				total: 0,
				pages: 0,
			} );
		} );

		it( 'sees their contact data and nothing internal', async () => {
			const answer = await as[ name ].get( profile( officer.profileId ) );
			expect( answer ).toAnswer( 'getProfile' );
			expect( answer.body ).toMatchObject( {
				email: officer.sent.email,
				phone: '555 0100',
			} );
			expect( answer.text ).toContain( '"meta":{' );
			expect( answer.text ).not.toContain( 'svc_department' );
			expect( await as[ name ].get( profileOf( leader.id ) ) ).toAnswer(
				'getProfileByUser'
			);
		} );

		it( 'cannot tell who is hidden from who is missing', async () => {
			const hidden = await as[ name ].get( profile( staff.profileId ) );
			expect( hidden ).toRefuse( 'rest_forbidden' );
			expect( ( await as[ name ].get( profile( missing ) ) ).text ).toBe(
				hidden.text
			);
			expect(
				( await as[ name ].get( profileOf( staff.id ) ) ).text
			).toBe( hidden.text );
			expect(
				( await as[ name ].get( profileOf( missing ) ) ).text
			).toBe( hidden.text );
		} );

		it( 'still changes nothing', async () => {
			expect(
				await as[ name ].put( profile( officer.profileId ), {
					phone: '1',
				} )
			).toRefuse( 'rest_forbidden' );
		} );
	}
);

describe( 'where loan officers and leadership are public', () => {
	it( 'a realtor partner sees them and the own profile', async () => {
		const whole = await listOf( 'partner', 'role=realtor_partner' );
		expect( whole.data.map( ( item ) => item.id ) ).toEqual( [
			world.callers.partner.profileId,
		] );
		expect( await listOf( 'partner', `search=${ mark }` ) ).toMatchObject( {
			total: 2,
		} );
		expect( await as.partner.get( profile( staff.profileId ) ) ).toRefuse(
			'rest_forbidden'
		);
		const shown = await as.partner.get( profile( officer.profileId ) );
		expect( shown ).toAnswer( 'getProfile' );
		expect( shown.text ).not.toContain( 'svc_department' );
	} );

	it( 'a person sees everybody, as ever', async () => {
		expect( await listOf( 'person', `search=${ mark }` ) ).toMatchObject( {
			total: 3,
		} );
	} );

	it( 'nothing is kept in caches that everybody shares', async () => {
		const answer = await as.anonymous.get( profile( officer.profileId ) );
		expect( answer.headers[ 'cache-control' ] ).toMatch( /private/ );
		expect( answer.headers[ 'cache-control' ] ).not.toMatch(
			/public|s-maxage/
		);
	} );
} );
