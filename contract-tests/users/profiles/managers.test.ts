import { beforeAll, describe, expect, it } from 'vitest';
import type { Seen } from '../../support/http';
import { accounts, people, stateOf, type Person } from '../../support/people';
import { missing, profile } from '../../support/paths';
import { as, full } from '../../support/world';

let ana: Person;
let bo: Person;
let cy: Person;
let partner: Person;
beforeAll( async () => {
	[ ana, bo, cy, partner ] = ( await people(
		{ first_name: 'Ana', last_name: 'Ruiz' },
		{ first_name: 'Bo', last_name: 'Lind' },
		{ first_name: 'Cy', last_name: 'Oz' },
		{ role: 'realtor_partner' }
	) ) as [ Person, Person, Person, Person ];
} );

const key = 'meta.svc_reports_to';
const report = ( who: Person, managerId: unknown ) =>
	as.manager.put( profile( who.profileId ), {
		meta: { svc_reports_to: managerId },
	} );
const managerOf = async ( who: Person ) =>
	(
		( await stateOf( who.profileId ) ) as {
			meta: { svc_reports_to: number | null };
		}
	 ).meta.svc_reports_to;
const reasonIn = ( answer: Seen ) =>
	( answer.body as { data: { params: Record< string, string > } } ).data
		.params[ key ];

describe( 'the manager of a person', () => {
	it( 'is set and cleared', async () => {
		expect( await report( bo, ana.id ) ).toAnswer( 'updateProfile' );
		expect( await managerOf( bo ) ).toBe( ana.id );
		expect( await report( bo, null ) ).toAnswer( 'updateProfile' );
		expect( await managerOf( bo ) ).toBeNull();
	} );

	it( 'is not the person', async () => {
		expect( await report( ana, ana.id ) ).toRefuse( 'rest_invalid_param', [
			key,
		] );
	} );

	it( 'is nobody who reports to the person, and the answer names the way', async () => {
		await report( bo, ana.id );
		const answer = await report( ana, bo.id );
		expect( answer ).toRefuse( 'rest_invalid_param', [ key ] );
		expect( reasonIn( answer ) ).toContain(
			'Ana Ruiz → Bo Lind → Ana Ruiz'
		);
		expect( await managerOf( ana ) ).toBeNull();
	} );

	it( 'is nobody further down either', async () => {
		await report( cy, bo.id );
		const answer = await report( ana, cy.id );
		expect( answer ).toRefuse( 'rest_invalid_param', [ key ] );
		expect( reasonIn( answer ) ).toContain(
			'Ana Ruiz → Cy Oz → Bo Lind → Ana Ruiz'
		);
	} );

	it( 'is a person: no partner, no account without profile, nobody who is not there', async () => {
		const [ account ] = await accounts( 1 );
		for ( const id of [ partner.id, account!.id, missing ] ) {
			expect( await report( cy, id ) ).toRefuse( 'rest_invalid_param', [
				key,
			] );
		}
	} );

	it.runIf( full ).each( [ 0, -1, '5', 1.5, [ 1 ], true ] )(
		'is not %j',
		async ( value ) => {
			expect( await report( cy, value ) ).toRefuse(
				'rest_invalid_param'
			);
		}
	);

	it( 'may be set when the profile is made, but not to oneself', async () => {
		const [ account ] = await accounts( 1 );
		const answer = await as.manager.post( '/users/v1/profiles', {
			user_id: account!.id,
			first_name: 'Di',
			last_name: 'Ray',
			email: 'di@example.com',
			role: 'staff',
			meta: { svc_reports_to: account!.id },
		} );
		expect( answer ).toRefuse( 'rest_invalid_param', [ key ] );
	} );
} );

describe( 'a realtor partner', () => {
	it( 'has no manager', async () => {
		expect( await report( partner, ana.id ) ).toRefuse(
			'rest_invalid_param',
			[ key ]
		);
		expect( await report( partner, null ) ).toAnswer( 'updateProfile' );
	} );

	it( 'moves the reports up on becoming one, and keeps the department', async () => {
		const [ top ] = await people( {} );
		const [ middle ] = await people( {
			meta: { svc_department: 'Sales', svc_reports_to: top!.id },
		} );
		const [ low ] = await people( {
			meta: { svc_reports_to: middle!.id },
		} );
		const change = { role: 'realtor_partner' };
		expect(
			await as.manager.put( profile( middle!.profileId ), change )
		).toAnswer( 'updateProfile' );
		expect( await stateOf( middle!.profileId ) ).toMatchObject( {
			...change,
			meta: { svc_department: 'Sales', svc_reports_to: null },
		} );
		expect( await managerOf( low! ) ).toBe( top!.id );
	} );
} );
