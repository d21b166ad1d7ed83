import type { Answer, ReadOptions, Transport } from '../request.js';
import type { NewPhoto, Photo } from './photo-schemas.js';

/** Keeps a picture; a profile shows it once it is given its id. */
export const uploadPhoto = (
	transport: Transport,
	photo: NewPhoto,
	options: ReadOptions = {}
): Promise< Answer< Photo > > =>
	transport.send( {
		method: 'POST',
		path: '/users/v1/photos',
		body: photo,
		...options,
	} );
