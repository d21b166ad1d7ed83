import { z } from 'zod';
import { id, link, text } from '../value-schemas.js';

/** A picture of at most 2 MB, as base64. */
export const uploadPhotoSchema = z.strictObject( {
	image: text( 2_800_000, 1 ),
} );

/** Under the names by which a profile is given it. */
export const photoSchema = z.strictObject( {
	avatar_id: id,
	avatar_site_id: id,
	avatar_url: link,
} );

export type NewPhoto = z.input< typeof uploadPhotoSchema >;
export type Photo = z.infer< typeof photoSchema >;
