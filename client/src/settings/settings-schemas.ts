import { z } from 'zod';
import { components, type ComponentName } from '../components.js';
import { roleSchema } from '../users/profile-schemas.js';
import { publicFields, roles, type Role } from '../users/vocabulary.js';
import { stored, text } from '../value-schemas.js';

/** Every component, by its namespace without version; `users` is always on. */
const componentsSchema = z.strictObject(
	Object.fromEntries(
		Object.keys( components ).map( ( name ) => [ name, z.boolean() ] )
	) as Record< ComponentName, z.ZodBoolean >
);

/** What people read in place of a role's default label; "" where it has that. */
const roleLabelsSchema = z.strictObject(
	Object.fromEntries(
		roles.map( ( role ) => [ role, text( 60 ) ] )
	) as Record< Role, ReturnType< typeof text > >
);

export const settingsSchema = z.strictObject( {
	/** Roles whose people every visitor may see. */
	public_roles: z.array( roleSchema ).meta( { uniqueItems: true } ),
	/** What visitors see of them besides name, role, job title, photo and NMLS number. */
	public_fields: z
		.array( z.enum( publicFields ) )
		.meta( { uniqueItems: true } ),
	role_labels: roleLabelsSchema,
	/** Roles that forms do not offer. People who have one keep it, and requests may still name it. */
	hidden_roles: z.array( roleSchema ).meta( { uniqueItems: true } ),
	/** Fields that people may change in their own profile besides phone, bio, social and photo. */
	owner_fields: z
		.array( z.enum( [ 'email', 'job_title' ] ) )
		.meta( { uniqueItems: true } ),
	/** Whether people without a photo are shown with the image of an outside service. */
	use_gravatar: z.boolean(),
	/** For how many days the history of profiles is kept. */
	history_days: z.int().min( 30 ).max( 3650 ),
	delete_data_on_uninstall: z.boolean(),
	/** Whether this site has a page for each public person. */
	person_pages: z.boolean(),
	/** First part of the addresses of these pages. */
	person_pages_base: text( 50, 1 ).refine(
		( typed ) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test( stored( typed ) ),
		'Lower case letters, digits and hyphens'
	),
	/** Which components are on. */
	components: componentsSchema,
} );

export const updateSettingsSchema = settingsSchema
	.extend( {
		role_labels: roleLabelsSchema.partial(),
		components: componentsSchema.partial(),
	} )
	.partial();

export type Settings = z.infer< typeof settingsSchema >;
export type SettingsChanges = z.input< typeof updateSettingsSchema >;
