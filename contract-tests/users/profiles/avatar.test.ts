import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { people, stateOf, type Person } from '../../support/people';
import { missing, profile, profiles } from '../../support/paths';
import { as, world } from '../../support/world';

interface Media {
	id: number;
	source_url: string;
}

const picture = readFileSync(
	join( import.meta.dirname, '../../support/dot.png' )
);

async function upload(
	name: string,
	raw: Buffer,
	type: string
): Promise< Media > {
	const answer = await as.manager.send( 'POST', '/wp/v2/media', {
		raw,
		headers: {
			'Content-Type': type,
			'Content-Disposition': `attachment; filename="${ name }"`,
		},
	} );
	expect( answer.status, answer.text ).toBe( 201 );
	return answer.body as Media;
}

let photo: Media;
beforeAll( async () => {
	photo = await upload( 'dot.png', picture, 'image/png' );
} );

let kim: Person;
let plain: Record< string, unknown >;
beforeEach( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
	plain = await stateOf( kim.profileId );
} );

const put = ( change: object ) =>
	as.manager.put( profile( kim.profileId ), change );

describe( 'the photo of a profile', () => {
	it( 'is an image of the media library, with the current site where none is named', async () => {
		expect( await put( { avatar_id: photo.id } ) ).toAnswer(
			'updateProfile'
		);
		const state = await stateOf( kim.profileId );
		expect( state ).toEqual( {
			...plain,
			avatar_id: photo.id,
			avatar_site_id: expect.any( Number ),
			avatar_url: photo.source_url,
		} );
		const list = await as.manager.get( profiles, {
			query: { search: kim.sent.email },
		} );
		expect( list.body ).toMatchObject( {
			data: [ { avatar_url: photo.source_url } ],
		} );

		expect( await put( state ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toEqual( state );
	} );

	it( 'goes by null, and the avatar of WordPress comes back', async () => {
		await put( { avatar_id: photo.id } );
		expect( await put( { avatar_id: null } ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toEqual( plain );
	} );

	it( 'goes with its attachment', async () => {
		const other = await upload( 'other.png', picture, 'image/png' );
		await put( { avatar_id: other.id } );
		await as.manager.delete( `/wp/v2/media/${ other.id }`, {
			query: 'force=true',
		} );
		expect( await stateOf( kim.profileId ) ).toEqual( plain );
	} );

	it( 'is no other file, nothing that is not there, and on no site that is not there', async () => {
		const text = await upload(
			'note.txt',
			Buffer.from( 'note' ),
			'text/plain'
		);
		for ( const avatar_id of [ text.id, missing ] ) {
			expect( await put( { avatar_id } ) ).toRefuse(
				'rest_invalid_param',
				[ 'avatar_id' ]
			);
		}
		expect(
			await put( { avatar_id: photo.id, avatar_site_id: missing } )
		).toRefuse( 'rest_invalid_param' );
		expect( await stateOf( kim.profileId ) ).toEqual( plain );
	} );

	it( 'is set by the owner, but not to what the owner may not read', async () => {
		const { profileId } = world.callers.person;
		const own = profile( profileId );
		const before = await stateOf( profileId );
		expect( await as.person.put( own, { avatar_id: photo.id } ) ).toAnswer(
			'updateProfile'
		);
		expect( await stateOf( profileId ) ).toMatchObject( {
			avatar_url: photo.source_url,
		} );
		await as.manager.put( own, { avatar_id: null } );

		const draft = await as.manager.post( '/wp/v2/posts', {
			title: 'Draft',
			status: 'draft',
		} );
		const hidden = await upload( 'hidden.png', picture, 'image/png' );
		const parent = { post: ( draft.body as { id: number } ).id };
		await as.manager.post( `/wp/v2/media/${ hidden.id }`, parent );
		expect( await as.person.put( own, { avatar_id: hidden.id } ) ).toRefuse(
			'rest_invalid_param',
			[ 'avatar_id' ]
		);
		expect( await stateOf( profileId ) ).toEqual( before );
	} );
} );
