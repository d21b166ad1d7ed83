import { describe, expect, it } from 'vitest';
import type { DirectoryList } from '../../../../client/src/users/intranet/directory-schemas';
import { control, deleteAccount } from '../../../support/control';
import { accounts, newMark, people, personOf } from '../../../support/people';
import { directory, intranetProfile, profile } from '../../../support/paths';
import { as, full, world } from '../../../support/world';

const mark = newMark();
const boss = world.callers.colleague.userId;

const key = ( field: string ) => `svc_intranet_${ field }`;
const read = async ( userId: number ) =>
	( await as.person.get( intranetProfile( userId ) ) ).body;
const found = async ( query: object ) => {
	const answer = await as.person.get( directory, { query: { ...query } } );
	expect( answer ).toAnswer( 'searchDirectory' );
	return ( answer.body as DirectoryList ).data.map( ( { id } ) => id );
};

describe( 'the intranet fields', () => {
	const fields = {
		department: `Dept ${ mark }`,
		office_location: `Office ${ mark }`,
		extension: '7',
		start_date: '2022-02-02',
		bio: 'Hello',
		skills: [ 'x' ],
	};

	const give = async ( userId: number ) => {
		for ( const [ field, value ] of Object.entries( fields ) ) {
			await control.setUserMeta( userId, key( field ), value );
		}
	};

	it( 'that an account has already count when it gets a profile', async () => {
		const [ account ] = await accounts( 1 );
		await give( account!.id );
		await control.setUserMeta( account!.id, key( 'reports_to' ), boss );
		const other = newMark();
		const made = await personOf( account!, { last_name: other } );
		expect( await read( made.id ) ).toMatchObject( {
			...fields,
			reports_to: boss,
		} );
		const { department, office_location: office } = fields;
		expect( await found( { search: other, department, office } ) ).toEqual(
			[ made.id ]
		);
	} );

	it( 'move along with the profile to another account', async () => {
		const other = newMark();
		const [ lee ] = await people( { last_name: other } );
		const [ goal ] = await accounts( 1 );
		await give( lee!.id );
		await control.setUserMeta( goal!.id, key( 'extension' ), '99' );
		await as.manager.put( profile( lee!.profileId ), {
			user_id: goal!.id,
		} );
		expect( await read( goal!.id ) ).toMatchObject( fields );
		expect(
			await found( { office: fields.office_location, search: other } )
		).toEqual( [ goal!.id ] );
		for ( const field of Object.keys( fields ) ) {
			expect(
				( await control.userMeta( lee!.id, key( field ) ) ).values
			).toEqual( [] );
		}
	} );

	it( 'go with the profile', async () => {
		const [ lee ] = await people( {} );
		await give( lee!.id );
		await as.manager.delete( profile( lee!.profileId ) );
		for ( const field of Object.keys( fields ) ) {
			expect(
				( await control.userMeta( lee!.id, key( field ) ) ).values
			).toEqual( [] );
		}
		expect( await as.manager.get( intranetProfile( lee!.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it( 'are out of the directory while their person is a partner', async () => {
		const other = newMark();
		const [ lee ] = await people( { last_name: other } );
		await give( lee!.id );
		const is = ( role: string ) =>
			as.manager.put( profile( lee!.profileId ), { role } );
		const here = () => found( { search: other } );
		await is( 'realtor_partner' );
		expect( await here() ).toEqual( [] );
		expect( await as.manager.get( intranetProfile( lee!.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
		await control.setUserMeta( lee!.id, key( 'extension' ), '8' );
		await is( 'assistant' );
		expect( await here() ).toEqual( [ lee!.id ] );
		expect( await read( lee!.id ) ).toMatchObject( {
			...fields,
			extension: '8',
		} );
	} );

	it( 'of a manager who was no person count when there is a profile', async () => {
		const other = newMark();
		const [ low ] = await people( { last_name: other } );
		const [ account ] = await accounts( 1 );
		await control.setUserMeta( low!.id, key( 'reports_to' ), account!.id );
		const without = () => found( { search: other, without: 'manager' } );
		const by = () => found( { search: other, manager: account!.id } );
		expect( await read( low!.id ) ).toMatchObject( { reports_to: null } );
		expect( [ await without(), await by() ] ).toEqual( [
			[ low!.id ],
			[],
		] );
		const made = await personOf( account! );
		expect( await read( low!.id ) ).toMatchObject( {
			reports_to: account!.id,
		} );
		expect( [ await without(), await by() ] ).toEqual( [
			[],
			[ low!.id ],
		] );
		await as.manager.put( profile( made.profileId ), {
			role: 'realtor_partner',
		} );
		expect( [ await without(), await by() ] ).toEqual( [
			[ low!.id ],
			[],
		] );
		await as.manager.put( profile( made.profileId ), { role: 'staff' } );
		await as.manager.put( intranetProfile( low!.id ), {
			reports_to: account!.id,
		} );
		expect( [ await without(), await by() ] ).toEqual( [
			[],
			[ low!.id ],
		] );
		await control.clearUserMeta( low!.id, key( 'reports_to' ) );
		expect( await read( low!.id ) ).toMatchObject( { reports_to: null } );
	} );

	it( 'that name nobody, and are taken back, stay gone when there is a profile', async () => {
		const [ low ] = await people( {} );
		const [ account ] = await accounts( 1 );
		await control.setUserMeta( low!.id, key( 'reports_to' ), account!.id );
		await control.clearUserMeta( low!.id, key( 'reports_to' ) );
		await personOf( account! );
		expect( await read( low!.id ) ).toMatchObject( { reports_to: null } );
	} );

	it.runIf( full )( 'go with the account', async () => {
		const other = newMark();
		const [ lee ] = await people( { last_name: other } );
		await deleteAccount( lee!.id );
		expect( await found( { search: other } ) ).toEqual( [] );
	} );
} );
