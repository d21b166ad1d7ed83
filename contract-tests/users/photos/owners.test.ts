import { describe, expect, it } from 'vitest';
import type { Photo } from '../../../client/src/users/photo-schemas';
import { fixture, here, memberOf, removePost } from '../../support/bookmarks';
import { control, deleteAccount } from '../../support/control';
import { people, stateOf, type Person } from '../../support/people';
import { profile, profiles } from '../../support/paths';
import { host, pretty } from '../../support/site';
import { as, world } from '../../support/world';
import { isThere, show, upload } from './upload';

const { profileId: partnerId } = world.callers.partner;

const someone = async () => ( await people( {} ) )[ 0 ] as Person;

/** Of an account that no other test uploads with: each upload deletes the account's photos that no profile shows. */
const aManager = async () => {
	const manager = await someone();
	await control.grant( manager.id, 'svc_manage_profiles', here );
	return memberOf( manager );
};

const remove = ( { profileId }: Person ) =>
	as.manager.put( profile( profileId ), { avatar_id: null } );

/** Row of the photo, if there is one. */
const owners = async ( { avatar_id, avatar_site_id }: Photo ) =>
	(
		await control.sql( [
			`SELECT user_id FROM {svc_photos} WHERE site_id = ${ avatar_site_id } AND photo_id = ${ avatar_id }`,
		] )
	).map( ( row ) => Number( row.user_id ) );

describe( 'the photo of a colleague', () => {
	it( 'cannot be used by a partner, nor deleted that way', async () => {
		const kim = await someone();
		const waiting = await upload( memberOf( kim ) );
		for ( const isShown of [ false, true ] ) {
			if ( isShown ) {
				await show( memberOf( kim ), kim.profileId, waiting );
			}
			expect( await show( as.partner, partnerId, waiting ) ).toRefuse(
				'rest_invalid_param',
				[ 'avatar_id' ]
			);
			await as.partner.put( profile( partnerId ), { avatar_id: null } );
			expect( await isThere( waiting.avatar_url ) ).toBe( true );
		}
		expect( await stateOf( kim.profileId ) ).toMatchObject( waiting );
	} );

	it( 'can be given by a manager, and then is of the person who has it', async () => {
		const kim = await someone();
		const manager = await aManager();
		const photo = await upload( manager );
		expect( await show( manager, kim.profileId, photo ) ).toAnswer(
			'updateProfile'
		);
		const next = await upload( manager );
		expect( await isThere( photo.avatar_url ) ).toBe( true );
		await memberOf( kim ).put( profile( kim.profileId ), {
			avatar_id: null,
		} );
		expect( await isThere( photo.avatar_url ) ).toBe( false );
		expect( await isThere( next.avatar_url ) ).toBe( true );
	} );

	it( 'goes when the last profile that shows it does not any more', async () => {
		const [ kim, lee ] = [ await someone(), await someone() ];
		const photo = await upload( memberOf( kim ) );
		await show( memberOf( kim ), kim.profileId, photo );
		await show( as.manager, lee.profileId, photo );
		await remove( kim );
		expect( await isThere( photo.avatar_url ) ).toBe( true );
		expect( await owners( photo ) ).toEqual( [ lee.id ] );
		await remove( lee );
		expect( await isThere( photo.avatar_url ) ).toBe( false );
		expect( await owners( photo ) ).toEqual( [] );
	} );

	it( 'stays a person’s own while a manager shows it elsewhere', async () => {
		const [ ann, kim, lee ] = [
			await someone(),
			await someone(),
			await someone(),
		];
		const photo = await upload( memberOf( kim ) );
		await show( memberOf( kim ), kim.profileId, photo );
		await show( as.manager, ann.profileId, photo );
		await show( as.manager, lee.profileId, photo );
		await remove( lee );
		expect( await owners( photo ) ).toEqual( [ kim.id ] );
		await remove( ann );
		expect( await isThere( photo.avatar_url ) ).toBe( true );
		expect( await owners( photo ) ).toEqual( [ kim.id ] );
	} );

	it( 'moves with the profile to another account', async () => {
		const kim = await someone();
		const [ heir ] = await control.createUsers( [
			{ login: `${ kim.login }h`, site: here },
		] );
		const photo = await upload( memberOf( kim ) );
		await show( memberOf( kim ), kim.profileId, photo );
		await as.manager.put( profile( kim.profileId ), { user_id: heir!.id } );
		expect( await owners( photo ) ).toEqual( [ heir!.id ] );
	} );

	it( 'is given to a profile as it is created', async () => {
		const manager = await aManager();
		const photo = await upload( manager );
		const [ lee ] = await control.createUsers( [
			{ login: `${ world.token }-made${ Date.now() }`, site: here },
		] );
		expect(
			await manager.post( profiles, {
				user_id: lee!.id,
				first_name: 'Lee',
				last_name: 'Made',
				email: 'lee@example.com',
				role: 'staff',
				avatar_id: photo.avatar_id,
				avatar_site_id: photo.avatar_site_id,
			} )
		).toAnswer( 'createProfile' );
		expect( await owners( photo ) ).toEqual( [ lee!.id ] );
	} );
} );

describe( 'photos go', () => {
	it( 'with the account, those too that wait', async () => {
		const kim = await someone();
		const shown = await upload( memberOf( kim ) );
		await show( memberOf( kim ), kim.profileId, shown );
		const waiting = await upload( memberOf( kim ) );
		expect( await isThere( shown.avatar_url ) ).toBe( true );
		await deleteAccount( kim.id );
		for ( const photo of [ shown, waiting ] ) {
			expect( await isThere( photo.avatar_url ) ).toBe( false );
			expect( await owners( photo ) ).toEqual( [] );
		}
	} );

	it( 'with a profile that is deleted for good, those too that wait', async () => {
		const kim = await someone();
		const shown = await upload( memberOf( kim ) );
		await show( memberOf( kim ), kim.profileId, shown );
		const waiting = await upload( memberOf( kim ) );
		await as.manager.delete( profile( kim.profileId ), {
			query: { force: 'true' },
		} );
		expect( await isThere( shown.avatar_url ) ).toBe( false );
		expect( await isThere( waiting.avatar_url ) ).toBe( false );
	} );

	it( 'with their post, and leave the profile', async () => {
		const kim = await someone();
		const photo = await upload( memberOf( kim ) );
		await show( memberOf( kim ), kim.profileId, photo );
		await removePost( photo.avatar_id, 'delete' );
		expect( await isThere( photo.avatar_url ) ).toBe( false );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			avatar_id: null,
		} );
		expect( await owners( photo ) ).toEqual( [] );
	} );

	it( 'when their deletion was interrupted, with the next upload', async () => {
		const kim = await someone();
		const photo = await upload( memberOf( kim ) );
		await control.sql( [
			`UPDATE {svc_photos} SET user_id = 0 WHERE site_id = ${ photo.avatar_site_id } AND photo_id = ${ photo.avatar_id }`,
		] );
		expect( await show( memberOf( kim ), kim.profileId, photo ) ).toRefuse(
			'rest_invalid_param',
			[ 'avatar_id' ]
		);
		await upload( as.colleague );
		expect( await isThere( photo.avatar_url ) ).toBe( false );
	} );
} );

describe.runIf( host.network )( 'a site that goes', () => {
	it( 'takes its photos along', async () => {
		const kim = await someone();
		const path = `/${ world.token }-photos/`;
		const { id } = await fixture< { id: number } >( 'POST', '/sites', {
			path,
		} );
		await control.setRole( kim.id, 'subscriber', id );
		const photo = await upload( memberOf( kim ), {
			place: pretty( `${ host.url }${ path.slice( 0, -1 ) }` ),
		} );
		expect( photo.avatar_site_id ).toBe( id );
		await show( memberOf( kim ), kim.profileId, photo );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			avatar_id: photo.avatar_id,
			avatar_site_id: id,
		} );
		await fixture( 'DELETE', `/sites/${ id }`, {} );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			avatar_id: null,
		} );
		expect( await owners( photo ) ).toEqual( [] );
	} );
} );
