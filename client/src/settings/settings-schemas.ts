import { z } from 'zod';
import { components, type ComponentName } from '../components.js';
import { roleSchema } from '../users/profile-schemas.js';
import { publicFields } from '../users/vocabulary.js';

/** Every component, by its namespace without version; `users` is always on. */
const componentsSchema = z.strictObject(
	Object.fromEntries(
		Object.keys( components ).map( ( name ) => [ name, z.boolean() ] )
	) as Record< ComponentName, z.ZodBoolean >
);

export const settingsSchema = z.strictObject( {
	/** Roles whose people every visitor may see. */
	public_roles: z.array( roleSchema ).meta( { uniqueItems: true } ),
	/** What visitors see of them besides name, role, job title, photo and NMLS number. */
	public_fields: z
		.array( z.enum( publicFields ) )
		.meta( { uniqueItems: true } ),
	/** Fields that people may change in their own profile besides phone, bio, social and photo. */
	owner_fields: z
		.array( z.enum( [ 'email', 'job_title' ] ) )
		.meta( { uniqueItems: true } ),
	/** Whether people without a photo are shown with the image of an outside service. */
	use_gravatar: z.boolean(),
	delete_data_on_uninstall: z.boolean(),
	/** Which components are on. */
	components: componentsSchema,
} );

export const updateSettingsSchema = settingsSchema
	.extend( { components: componentsSchema.partial() } )
	.partial();

export type Settings = z.infer< typeof settingsSchema >;
export type SettingsChanges = z.input< typeof updateSettingsSchema >;
