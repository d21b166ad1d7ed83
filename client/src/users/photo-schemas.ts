import { z } from 'zod';
import { id, link, text } from '../value-schemas.js';

/** An image of at most 2 MB, as base64. */
export const uploadPhotoSchema = z.strictObject( {
	image: text( 2_800_000, 1 ),
} );

/** Named as the fields of a profile that take them. */
export const photoSchema = z.strictObject( {
	avatar_id: id,
	avatar_site_id: id,
	avatar_url: link,
} );

export type NewPhoto = z.input< typeof uploadPhotoSchema >;
export type Photo = z.infer< typeof photoSchema >;
