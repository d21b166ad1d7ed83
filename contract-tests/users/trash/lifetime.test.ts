import { describe, expect, it } from 'vitest';
import { fixture, memberOf } from '../../support/bookmarks';
import { control, deleteAccount } from '../../support/control';
import { intranetProfile, restoration } from '../../support/paths';
import { newMark, people, personOf, type Person } from '../../support/people';
import { as } from '../../support/world';
import { isThere, show, upload } from '../photos/upload';
import { deleteForGood, idsIn, moveToTrash } from './trash';

const withPhoto = async ( change: object = {} ) => {
	const [ kim ] = ( await people( change ) ) as [ Person ];
	const photo = await upload( memberOf( kim ) );
	await show( memberOf( kim ), kim.profileId, photo );
	return { kim, photo };
};

const mailOf = async ( { id }: Person ) => {
	const { body } = await as.manager.get( `/wp/v2/users/${ id }`, {
		query: 'context=edit',
	} );
	return ( body as { email: string } ).email;
};

const personalData = async < Answer >(
	what: 'export' | 'erase',
	kim: Person
) =>
	fixture< Answer >( 'POST', '/personal-data', {
		tool: 'svc-profile',
		what,
		email: await mailOf( kim ),
	} );

const age = ( { profileId }: Person, days: number ) =>
	fixture< { expected: boolean } >( 'POST', '/house-keeping/empty-trash', {
		profile: profileId,
		days,
	} );

const links = ( { profileId }: Person ) =>
	control.sql( [
		`SELECT report_id FROM {svc_trash_links} WHERE profile_id = ${ profileId }`,
	] );

describe( 'a profile in the trash goes for good', () => {
	it( 'after 30 days, with its photo', async () => {
		const mark = newMark();
		const { kim, photo } = await withPhoto( { last_name: mark } );
		await people( { meta: { svc_reports_to: kim.id } } );
		await moveToTrash( kim );
		expect( await links( kim ) ).toHaveLength( 1 );
		await age( kim, 29 );
		expect( await idsIn( { search: mark } ) ).toEqual( [ kim.profileId ] );
		expect( await isThere( photo.avatar_url ) ).toBe( true );
		await age( kim, 30 );
		expect( await idsIn( { search: mark } ) ).toEqual( [] );
		expect( await isThere( photo.avatar_url ) ).toBe( false );
		expect( await links( kim ) ).toEqual( [] );
		expect(
			await as.manager.post( restoration( kim.profileId ), {} )
		).toRefuse( 'rest_profile_not_found' );
	} );

	it( 'by a job that is expected while there is something', async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		await moveToTrash( kim );
		expect( await age( kim, 1 ) ).toEqual( { expected: true } );
		await deleteForGood( kim );
	} );

	it( 'with its account', async () => {
		const mark = newMark();
		const { kim, photo } = await withPhoto( { last_name: mark } );
		await moveToTrash( kim );
		await personOf( kim, { last_name: mark } );
		await deleteAccount( kim.id );
		expect( await idsIn( { search: mark } ) ).toEqual( [] );
		expect( await isThere( photo.avatar_url ) ).toBe( false );
	} );

	it( 'when personal data are erased', async () => {
		const mark = newMark();
		const { kim, photo } = await withPhoto( { last_name: mark } );
		await moveToTrash( kim );
		expect( await personalData( 'erase', kim ) ).toEqual( {
			items_removed: true,
			items_retained: false,
			messages: [],
			done: true,
		} );
		expect( await idsIn( { search: mark } ) ).toEqual( [] );
		expect( await isThere( photo.avatar_url ) ).toBe( false );
	} );

	it( 'with a photo that is another person’s too, which stays', async () => {
		const { kim, photo } = await withPhoto();
		const [ lee ] = ( await people( {} ) ) as [ Person ];
		await show( as.manager, lee.profileId, photo );
		await moveToTrash( kim );
		await deleteForGood( kim );
		expect( await isThere( photo.avatar_url ) ).toBe( true );
		await moveToTrash( lee );
		expect( await isThere( photo.avatar_url ) ).toBe( true );
		await deleteForGood( lee );
		expect( await isThere( photo.avatar_url ) ).toBe( false );
	} );
} );

describe( 'the export of personal data', () => {
	it( 'has what is in the trash', async () => {
		const mark = newMark();
		const [ kim ] = ( await people( {
			last_name: mark,
			meta: { svc_department: `Dept ${ mark }` },
		} ) ) as [ Person ];
		await as.manager.put( intranetProfile( kim.id ), {
			skills: [ `Skill ${ mark }` ],
		} );
		const before = await personalData( 'export', kim );
		await moveToTrash( kim );
		expect( await personalData( 'export', kim ) ).toEqual( before );
		expect( JSON.stringify( before ) ).toContain( `Skill ${ mark }` );
		await personOf( kim, { last_name: `Other ${ mark }` } );
		const { data } = await personalData< {
			data: { item_id: string }[];
		} >( 'export', kim );
		expect( new Set( data.map( ( { item_id } ) => item_id ) ).size ).toBe(
			2
		);
	} );
} );
