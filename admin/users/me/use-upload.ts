import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { uploadPhoto } from '../../../client/src/users/photos.js';
import { textOf } from '../../shared/failure';
import { transport } from '../../shared/transport';
import type { DraftPhoto } from '../shared/profile/draft';
import { shrink } from './shrink';

async function upload( file: File ): Promise< DraftPhoto | null > {
	const image = await shrink( file ).catch( () => null );
	if ( image === null ) {
		return null;
	}
	const { body } = await uploadPhoto( transport, { image } );
	return {
		id: body.avatar_id,
		siteId: body.avatar_site_id,
		url: body.avatar_url,
	};
}

/** Uploading a photo from one's own device. */
export function useUpload( onUploaded: ( photo: DraftPhoto ) => void ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState< string | null >( null );
	return {
		isBusy,
		error,
		async take( file: File | undefined ) {
			if ( ! file ) {
				return;
			}
			setBusy( true );
			setError( null );
			try {
				const photo = await upload( file );
				if ( photo ) {
					onUploaded( photo );
				} else {
					setError(
						__(
							'Your browser cannot read this file as an image. Choose a JPEG, PNG or WebP file.',
							'svc'
						)
					);
				}
			} catch ( thrown ) {
				setError( textOf( thrown ) );
			} finally {
				setBusy( false );
			}
		},
	};
}
