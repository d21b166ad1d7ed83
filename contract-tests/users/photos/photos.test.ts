// @module-tag second-site
import { describe, expect, it } from 'vitest';
import type { Photo } from '../../../client/src/users/photo-schemas';
import { mayManage, strangers } from '../../support/columns';
import { control } from '../../support/control';
import { photos, profile } from '../../support/paths';
import { stateOf } from '../../support/people';
import { as, world } from '../../support/world';
import { base64, gif, png } from './pictures';
import { isThere, show as give, upload as send } from './upload';

const { profileId } = world.callers.colleague;

const upload = ( picture = png( 40, 30 ) ) => send( as.colleague, { picture } );

const show = ( photo: Photo ) => give( as.colleague, profileId, photo );

describe( 'a photo that a person uploads', () => {
	it( 'is kept, and shown once the profile is given it', async () => {
		const photo = await upload();
		expect( await stateOf( profileId ) ).toMatchObject( {
			avatar_id: null,
		} );
		expect( await show( photo ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( profileId ) ).toMatchObject( photo );
	} );

	it( 'is a JPEG of our own, with nothing of what was sent but what it shows', async () => {
		const sent = Buffer.concat( [
			png( 40, 30, { says: 'at home, 40.01 N' } ),
			Buffer.from( '<?php echo "hidden";' ),
		] );
		const { avatar_url } = await upload( sent );
		const answer = await fetch( avatar_url );
		expect( answer.headers.get( 'Content-Type' ) ).toBe( 'image/jpeg' );
		const kept = Buffer.from( await answer.arrayBuffer() );
		expect( kept.subarray( 0, 2 ).toString( 'hex' ) ).toBe( 'ffd8' );
		expect( kept.includes( 'at home' ) ).toBe( false );
		expect( kept.includes( '<?php' ) ).toBe( false );
	} );

	it( 'is on white where it is transparent', async () => {
		const kept = async ( color: number[] ) =>
			Buffer.from(
				await (
					await fetch(
						( await upload( png( 700, 30, { color } ) ) ).avatar_url
					)
				).arrayBuffer()
			).toString( 'base64' );
		const white = await kept( [ 255, 255, 255 ] );
		expect( await kept( [ 0, 0, 0, 0 ] ) ).toBe( white );
		expect( await kept( [ 0, 0, 0 ] ) ).not.toBe( white );
	} );

	it( 'is one frame of an animation, however many there are', async () => {
		const frames = Array.from(
			{ length: 20_000 },
			() => [ 3, 2 ] as const
		);
		const { avatar_url } = await upload( gif( [ 4000, 4000 ], frames ) );
		expect( await isThere( avatar_url ) ).toBe( true );
	} );

	it( 'has an address that tells no name', async () => {
		const { avatar_url } = await upload();
		expect( avatar_url ).toMatch( /\/photo-[a-z0-9]{16}(-\d+x\d+)?\.jpg$/ );
	} );

	it( 'makes an earlier one go that is not shown', async () => {
		const first = await upload();
		const second = await upload();
		expect( await isThere( first.avatar_url ) ).toBe( false );
		expect( await isThere( second.avatar_url ) ).toBe( true );
	} );

	it( 'goes when the profile shows another, or none', async () => {
		const first = await upload();
		await show( first );
		const second = await upload();
		expect( await isThere( first.avatar_url ) ).toBe( true );
		await show( second );
		expect( await isThere( first.avatar_url ) ).toBe( false );
		await as.colleague.put( profile( profileId ), { avatar_id: null } );
		expect( await isThere( second.avatar_url ) ).toBe( false );
	} );

	it( 'is the only one that ever goes: the media library is not ours', async () => {
		const image = await control.attach();
		await as.colleague.put( profile( profileId ), { avatar_id: image.id } );
		await as.colleague.put( profile( profileId ), { avatar_id: null } );
		expect( await isThere( image.url ) ).toBe( true );
	} );
} );

describe( 'no photo is', () => {
	it.each( [
		[ 'text', base64( Buffer.from( 'hello' ) ) ],
		[ 'no base64', '<svg/>' ],
		[ 'nothing', '' ],
		[
			'a drawing with script',
			base64(
				Buffer.from( '<svg xmlns="http://www.w3.org/2000/svg"/>' )
			),
		],
		[ 'half a picture', base64( png( 40, 30 ).subarray( 0, 50 ) ) ],
		[
			'more pixels than fit into memory',
			base64( png( 30000, 30000, { rows: 1 } ) ),
		],
		[
			'a frame with more pixels than its animation says',
			base64( gif( [ 1, 1 ], [ [ 30000, 30000 ] ] ) ),
		],
	] )( '%s', async ( _what, image ) => {
		expect( await as.colleague.post( photos, { image } ) ).toRefuse(
			'rest_invalid_param',
			[ 'image' ]
		);
	} );
} );

describe( 'uploading', () => {
	it.each( strangers )(
		'is refused to %s, who has no profile to show a photo in',
		async ( name ) => {
			expect(
				await as[ name ].post( photos, {
					image: base64( png( 9, 9 ) ),
				} )
			).toRefuse( 'rest_forbidden' );
		}
	);

	it.each( [ 'partner', ...mayManage ] as const )(
		'is allowed to %s',
		async ( name ) => {
			expect(
				await as[ name ].post( photos, {
					image: base64( png( 9, 9 ) ),
				} )
			).toAnswer( 'uploadPhoto' );
		}
	);
} );
