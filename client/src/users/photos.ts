import type { Answer, ReadOptions, Transport } from '../request.js';
import type { NewPhoto, Photo } from './photo-schemas.js';

/** Stores a photo; a profile shows it once it has its id. */
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
