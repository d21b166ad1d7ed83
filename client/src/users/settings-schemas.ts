import { z } from 'zod';
import { roleSchema } from './profile-schemas.js';

export const settingsSchema = z.strictObject( {
	/** Roles whose people anybody may see. */
	public_roles: z.array( roleSchema ).meta( { uniqueItems: true } ),
	/** What owners may change of their profile beyond phone, bio, social and photo. */
	owner_fields: z
		.array( z.enum( [ 'email', 'job_title' ] ) )
		.meta( { uniqueItems: true } ),
	delete_data_on_uninstall: z.boolean(),
} );

export const updateSettingsSchema = settingsSchema.partial();

export type Settings = z.infer< typeof settingsSchema >;
export type SettingsChanges = z.input< typeof updateSettingsSchema >;
