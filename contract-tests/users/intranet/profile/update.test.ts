import { beforeAll, describe, expect, it } from 'vitest';
import type { IntranetProfile } from '../../../../client/src/users/intranet/intranet-profile-schemas';
import { control } from '../../../support/control';
import {
	accounts,
	people,
	stateOf,
	type Person,
} from '../../../support/people';
import { intranetProfile, missing, profile } from '../../../support/paths';
import { as } from '../../../support/world';

let ana: Person;
let bo: Person;
let partner: Person;
beforeAll( async () => {
	[ ana, bo, partner ] = ( await people(
		{
			first_name: 'Ana',
			last_name: 'Ruiz',
			job_title: 'Clerk',
			phone: '1',
		},
		{ first_name: 'Bo', last_name: 'Lind' },
		{ role: 'realtor_partner' }
	) ) as [ Person, Person, Person ];
} );

const read = async ( who: Person ): Promise< IntranetProfile > => {
	const answer = await as.manager.get( intranetProfile( who.id ) );
	expect( answer ).toAnswer( 'getIntranetProfile' );
	return answer.body as IntranetProfile;
};
const put = ( change: unknown, who = ana ) =>
	as.manager.put( intranetProfile( who.id ), change );

const fields = {
	department: `O'Brien \\ "Sales" & <Sons> %41`,
	office_location: 'Dénver 😀',
	extension: 'x204 #*+.-',
	start_date: '2024-02-29',
	bio: '<b>Plain</b> text\n\tof \\ two lines',
	skills: [ '0', 'C++', '<i>', "it's", 'שלום', '"quoted"' ],
};

const nothing = {
	department: '',
	reports_to: null,
	office_location: '',
	extension: '',
	start_date: null,
	bio: '',
	skills: [],
	dotted_manager_ids: [],
};

describe( 'an intranet profile', () => {
	it( 'has empty fields where nothing is said, and those of the profile', async () => {
		const { avatar_url } = await stateOf( ana.profileId );
		expect( await read( ana ) ).toEqual( {
			user_id: ana.id,
			name: 'Ana Ruiz',
			title: 'Clerk',
			email: ana.sent.email,
			phone: '1',
			avatar_url,
			...nothing,
		} );
	} );

	it( 'keeps what is written exactly, and says whose it is', async () => {
		const answer = await put( { ...fields, reports_to: bo.id } );
		expect( answer ).toAnswer( 'updateIntranetProfile' );
		expect( ( answer.body as { id: number } ).id ).toBe( ana.id );
		expect( await read( ana ) ).toMatchObject( {
			...fields,
			reports_to: bo.id,
		} );
	} );

	it( 'has its fields in user meta, for any code to read', async () => {
		await put( { ...fields, reports_to: bo.id } );
		for ( const [ field, value ] of Object.entries( fields ) ) {
			expect(
				( await control.userMeta( ana.id, `svc_intranet_${ field }` ) )
					.values
			).toEqual( [ value ] );
		}
	} );

	it( 'keeps what is absent, and changes nothing for {}', async () => {
		await put( fields );
		const before = await read( ana );
		expect( await put( {} ) ).toAnswer( 'updateIntranetProfile' );
		expect( await put( { extension: '7' } ) ).toAnswer(
			'updateIntranetProfile'
		);
		expect( await read( ana ) ).toEqual( { ...before, extension: '7' } );
	} );

	it( 'is cleared by null and by empty text, and leaves no meta behind', async () => {
		const nulls = Object.fromEntries(
			Object.keys( nothing ).map( ( field ) => [ field, null ] )
		);
		for ( const empty of [ nulls, { ...nothing, start_date: '' } ] ) {
			await put( { ...fields, reports_to: bo.id } );
			expect( await put( empty ) ).toAnswer( 'updateIntranetProfile' );
			expect( await read( ana ) ).toMatchObject( nothing );
		}
		for ( const field of Object.keys( nothing ) ) {
			expect(
				( await control.userMeta( ana.id, `svc_intranet_${ field }` ) )
					.values
			).toEqual( [] );
		}
	} );

	it( 'comes back as it was read', async () => {
		await put( fields );
		const before = await read( ana );
		expect( await put( before ) ).toAnswer( 'updateIntranetProfile' );
		expect( await read( ana ) ).toEqual( before );
	} );

	it( 'is stored in NFC without white space at the ends', async () => {
		await put( {
			department: '  Cafe\u0301\u00a0',
			skills: [ ' a\u0308 ' ],
			bio: '\n x \n',
		} );
		expect( await read( ana ) ).toMatchObject( {
			department: 'Café',
			skills: [ 'ä' ],
			bio: 'x',
		} );
	} );

	it( 'is not that of a partner, an account without profile or nobody', async () => {
		const [ account ] = await accounts( 1 );
		for ( const id of [ partner.id, account!.id, missing, 0 ] ) {
			expect( await as.manager.get( intranetProfile( id ) ) ).toRefuse(
				'rest_profile_not_found'
			);
			expect(
				await as.manager.put( intranetProfile( id ), { bio: 'x' } )
			).toRefuse( 'rest_profile_not_found' );
		}
		expect(
			( await control.userMeta( account!.id, 'svc_intranet_bio' ) ).values
		).toEqual( [] );
	} );
} );

describe( 'the manager', () => {
	it( 'may not close a loop, and the answer names the way', async () => {
		await put( { reports_to: null } );
		await put( { reports_to: ana.id }, bo );
		const answer = await put( { reports_to: bo.id } );
		expect( answer ).toRefuse( 'rest_invalid_param', [ 'reports_to' ] );
		expect( ( answer.body as { message: string } ).message ).toContain(
			'Ana Ruiz → Bo Lind → Ana Ruiz'
		);
		expect( ( await read( ana ) ).reports_to ).toBeNull();
	} );

	it( 'is a person, and another one', async () => {
		const [ account ] = await accounts( 1 );
		for ( const id of [ ana.id, partner.id, account!.id, missing ] ) {
			expect( await put( { reports_to: id } ) ).toRefuse(
				'rest_invalid_param',
				[ 'reports_to' ]
			);
		}
	} );

	it( 'and the department are those of the profile', async () => {
		await put( { reports_to: ana.id, department: 'One' }, bo );
		expect( await stateOf( bo.profileId ) ).toMatchObject( {
			meta: { svc_department: 'One', svc_reports_to: ana.id },
		} );
		await as.manager.put( profile( bo.profileId ), {
			meta: { svc_department: 'Two', svc_reports_to: null },
		} );
		expect( await read( bo ) ).toMatchObject( {
			department: 'Two',
			reports_to: null,
		} );
	} );
} );
