import { describe, expect, it } from 'vitest';
import { memberOf } from '../../support/bookmarks';
import { photos } from '../../support/paths';
import { people, type Person } from '../../support/people';
import { as } from '../../support/world';
import { base64, bmp, png } from './pictures';
import { isThere, upload } from './upload';

describe( 'a photo is not', () => {
	/** PHP could decode each of these: only the check refuses it. */
	it.each( [
		[ 'larger than 2 MB', png( 9, 9, { says: 'x'.repeat( 2_200_000 ) } ) ],
		[ 'of more than 24 million pixels', png( 6001, 4000 ) ],
		[ 'of another kind', bmp() ],
	] )( '%s', async ( _what, picture ) => {
		expect(
			await as.colleague.post( photos, { image: base64( picture ) } )
		).toRefuse( 'rest_invalid_param', [ 'image' ] );
	} );

	it.each( [
		[ '2 MB', png( 9, 9, { says: 'x'.repeat( 2_050_000 ) } ) ],
		[ '24 million pixels', png( 6000, 4000 ) ],
	] )( 'but %s are taken', async ( _what, picture ) => {
		// Of an account of its own: its next upload, in a test that runs beside this one, would delete the photo.
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		const { avatar_url } = await upload( memberOf( kim ), { picture } );
		expect( await isThere( avatar_url ) ).toBe( true );
	} );
} );
