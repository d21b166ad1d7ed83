// @module-tag single-site
// @module-tag second-site
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { control, type Attachment } from '../../support/control';
import { people, stateOf, type Person } from '../../support/people';
import { missing, profile, profiles } from '../../support/paths';
import { host } from '../../support/site';
import { as, full, world } from '../../support/world';

let photo: Attachment;
let kim: Person;
let plain: Record< string, unknown >;
beforeAll( async () => {
	photo = await control.attach();
	[ kim ] = ( await people( {} ) ) as [ Person ];
	plain = await stateOf( kim.profileId );
} );

const put = ( change: object ) =>
	as.manager.put( profile( kim.profileId ), change );

const withPhoto = ( { id, site, url }: Attachment ) => ( {
	...plain,
	avatar_id: id,
	avatar_site_id: site,
	avatar_url: url,
} );

describe( 'the photo of a profile', () => {
	afterEach( () => put( { avatar_id: null } ) );

	it( 'is an image of the media library, of the current site where none is named', async () => {
		expect( await put( { avatar_id: photo.id } ) ).toAnswer(
			'updateProfile'
		);
		const state = await stateOf( kim.profileId );
		expect( state ).toEqual( withPhoto( photo ) );
		const list = await as.manager.get( profiles, {
			query: { search: kim.sent.email },
		} );
		expect( list.body ).toMatchObject( {
			data: [ { avatar_url: photo.url } ],
		} );

		expect( await put( state ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toEqual( state );
	} );

	it( 'goes by null, and the initials come back', async () => {
		await put( { avatar_id: photo.id } );
		expect( await put( { avatar_id: null } ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toEqual( plain );
	} );

	it( 'goes with its attachment', async () => {
		const other = await control.attach();
		await put( { avatar_id: other.id } );
		await control.detach( other );
		expect( await stateOf( kim.profileId ) ).toEqual( plain );
	} );

	it.runIf( full )( 'follows its attachment to another file', async () => {
		const other = await control.attach();
		await put( { avatar_id: other.id } );
		const moved = await control.changeAttachment( other, { file: true } );
		expect( moved.url ).not.toBe( other.url );
		expect( await stateOf( kim.profileId ) ).toEqual( withPhoto( moved ) );
	} );

	it( 'is no other file, nothing that is not there, and on no site that is not there', async () => {
		const text = await control.attach( { kind: 'text' } );
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
		const before = await stateOf( profileId );
		expect(
			await as.person.put( profile( profileId ), { avatar_id: photo.id } )
		).toAnswer( 'updateProfile' );
		expect( await stateOf( profileId ) ).toMatchObject( {
			avatar_url: photo.url,
		} );
		await as.manager.put( profile( profileId ), { avatar_id: null } );

		const hidden = await control.attach( { status: 'private', author: 1 } );
		expect(
			await as.person.put( profile( profileId ), {
				avatar_id: hidden.id,
			} )
		).toRefuse( 'rest_invalid_param', [ 'avatar_id' ] );
		expect( await stateOf( profileId ) ).toEqual( before );
		expect( await put( { avatar_id: hidden.id } ) ).toAnswer(
			'updateProfile'
		);
	} );

	it.runIf( host.network )(
		'may be of another site, which is then named',
		async () => {
			const far = await control.attach( { site: 2 } );
			const change = { avatar_id: far.id, avatar_site_id: 2 };
			expect( await put( change ) ).toAnswer( 'updateProfile' );
			expect( await stateOf( kim.profileId ) ).toEqual(
				withPhoto( far )
			);
			await control.detach( far );
			expect( await stateOf( kim.profileId ) ).toEqual( plain );
		}
	);
} );
