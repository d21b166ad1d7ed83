import { beforeAll, describe, expect, it } from 'vitest';
import { control, type Attachment } from '../../support/control';
import { memberOf } from '../../support/bookmarks';
import { profile } from '../../support/paths';
import { people, stateOf, type Person } from '../../support/people';
import { host } from '../../support/site';
import { formIn, siteHealth } from '../../support/site-health';
import { as } from '../../support/world';
import { isThere, show, upload } from './upload';

/** Site Health's button runs every migration again. */
async function migrate() {
	const admin = await siteHealth( host.login.user, host.login.password );
	await control.sql( [ 'DROP TABLE {svc_photos}' ] );
	const tables = ( await admin.direct() ).find(
		( one ) => one.test === 'svc-tables'
	)!;
	await admin.press( formIn( tables.actions ) );
}

const owner = async ( photo: number ) =>
	(
		await control.sql( [
			`SELECT user_id FROM {svc_photos} WHERE photo_id = ${ photo } AND site_id = 1`,
		] )
	).map( ( row ) => Number( row.user_id ) );

const isPublic = async ( photo: number ) =>
	( await as.anonymous.get( `/wp/v2/media/${ photo }` ) ).status === 200;

/** As older versions stored a photo. */
async function stored( sender: number ): Promise< Attachment > {
	const photo = await control.attach( { author: sender } );
	await control.sql( [
		`INSERT INTO {postmeta} (post_id, meta_key, meta_value) VALUES (${ photo.id }, '_svc_profile_photo', '${ sender }')`,
	] );
	return photo;
}

describe( 'photos that an older version has kept', () => {
	let kim: Person;
	let lee: Person;
	let shown: Attachment;
	let given: Attachment;
	let waiting: Attachment;
	let library: Attachment;
	let newer: number;
	beforeAll( async () => {
		[ kim, lee ] = ( await people( {}, {} ) ) as [ Person, Person ];
		shown = await control.attach( { author: kim.id } );
		given = await control.attach( { author: 1 } );
		library = await control.attach( { author: kim.id } );
		for ( const [ person, photo ] of [
			[ kim, shown ],
			[ lee, given ],
		] as const ) {
			await as.manager.put( profile( person.profileId ), {
				avatar_id: photo.id,
			} );
		}
		await control.sql( [
			`INSERT INTO {postmeta} (post_id, meta_key, meta_value) VALUES (${ shown.id }, '_svc_profile_photo', '${ kim.id }')`,
			`INSERT INTO {postmeta} (post_id, meta_key, meta_value) VALUES (${ given.id }, '_svc_profile_photo', '1')`,
		] );
		waiting = await stored( kim.id );
		const { profileId, id } = ( await people( {} ) )[ 0 ] as Person;
		newer = id;
		const photo = await upload( as.manager );
		await show( as.manager, profileId, photo );
		expect( await isPublic( shown.id ) ).toBe( true );
		await migrate();
		expect( await owner( photo.avatar_id ) ).toEqual( [ newer ] );
	} );

	it( 'are public no more, and still shown', async () => {
		for ( const photo of [ shown, given, waiting ] ) {
			expect( await isPublic( photo.id ) ).toBe( false );
			expect( await isThere( photo.url ) ).toBe( true );
		}
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			avatar_id: shown.id,
			avatar_url: shown.url,
		} );
	} );

	it( 'are of the person who shows them, else of who sent them', async () => {
		expect( await owner( shown.id ) ).toEqual( [ kim.id ] );
		expect( await owner( given.id ) ).toEqual( [ lee.id ] );
		expect( await owner( waiting.id ) ).toEqual( [ kim.id ] );
	} );

	it( 'are no images of the media library, which stay as they are', async () => {
		expect( await isPublic( library.id ) ).toBe( true );
		expect( await owner( library.id ) ).toEqual( [] );
	} );

	it( 'go as others do', async () => {
		await upload( memberOf( kim ) );
		expect( await isThere( waiting.url ) ).toBe( false );
		await as.manager.put( profile( kim.profileId ), { avatar_id: null } );
		expect( await isThere( shown.url ) ).toBe( false );
		expect( await isThere( library.url ) ).toBe( true );
	} );
} );
