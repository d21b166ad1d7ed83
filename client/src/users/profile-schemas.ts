import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import {
	email,
	id,
	link,
	linkOrNone,
	multilineText,
	patternedText,
	text,
} from '../value-schemas.js';
import { profileOrders, roles, socialNetworks } from './vocabulary.js';

export const roleSchema = z.enum( roles );

const required = {
	user_id: id,
	first_name: text( 100, 1 ),
	last_name: text( 100, 1 ),
	email,
	role: roleSchema,
};

export const phone = patternedText(
	40,
	/^(?:[0-9 +\-().x]|ext)*$/,
	'Digits, spaces, + - ( ) . x ext'
);

const optional = {
	nmls_id: patternedText( 12, /^[0-9]{0,12}$/, 'Up to 12 digits' ),
	job_title: text( 150 ),
	phone,
	company: text( 150 ),
	bio: multilineText( 10000 ),
};

const eachNetwork = < Value extends z.ZodType >( value: Value ) =>
	Object.fromEntries(
		socialNetworks.map( ( name ) => [ name, value ] )
	) as Record< ( typeof socialNetworks )[ number ], Value >;

const metaShape = {
	svc_department: text( 100 ).optional(),
	svc_reports_to: id.nullable().optional(),
};

export const profileListItemSchema = z.strictObject( {
	id,
	...required,
	nmls_id: optional.nmls_id,
	job_title: optional.job_title,
	phone: optional.phone,
	avatar_url: link,
} );

const singleShape = {
	id,
	...required,
	...optional,
	avatar_url: link,
	avatar_id: id.nullable(),
	avatar_site_id: id.nullable(),
	social: z.strictObject( eachNetwork( link.optional() ) ),
};

/** The profile of a site that registers meta keys of its own (svc_profile_meta_keys). */
export const profileSchemaWith = < Keys extends z.ZodRawShape >( keys: Keys ) =>
	z.strictObject( {
		...singleShape,
		meta: z.strictObject( { ...metaShape, ...keys } ),
	} );

export const profileSchema = profileSchemaWith( {} );

export const profileListSchema = listOf( profileListItemSchema );

export const listProfilesQuerySchema = z.strictObject( {
	...pagingShape,
	role: roleSchema.optional(),
	search: text( 100 ).optional(),
	orderby: z.enum( profileOrders ).default( 'last_name' ),
	order: z.enum( [ 'asc', 'desc' ] ).default( 'asc' ),
} );

/** Null clears an optional field; a missing one keeps what is there. */
const clearable = {
	nmls_id: optional.nmls_id.nullable().optional(),
	job_title: optional.job_title.nullable().optional(),
	phone: optional.phone.nullable().optional(),
	company: optional.company.nullable().optional(),
	bio: optional.bio.nullable().optional(),
	avatar_id: id.nullable().optional(),
	avatar_site_id: id.nullable().optional(),
	social: z
		.strictObject( eachNetwork( linkOrNone.nullable().optional() ) )
		.nullable()
		.optional(),
};

const metaChangesWith = < Keys extends z.ZodRawShape >( keys: Keys ) =>
	z.strictObject( {
		svc_department: text( 100 ).nullable().optional(),
		svc_reports_to: id.nullable().optional(),
		...keys,
	} );

export const createProfileSchemaWith = < Keys extends z.ZodRawShape >(
	keys: Keys
) =>
	z.strictObject( {
		...required,
		...clearable,
		meta: metaChangesWith( keys ).optional(),
	} );

export const createProfileSchema = createProfileSchemaWith( {} );

/** `id` and `avatar_url` may be sent back as they were read. */
export const updateProfileSchemaWith = < Keys extends z.ZodRawShape >(
	keys: Keys
) =>
	z
		.strictObject( {
			id,
			avatar_url: link,
			...required,
			...clearable,
			meta: metaChangesWith( keys ),
		} )
		.partial();

export const updateProfileSchema = updateProfileSchemaWith( {} );

export type Profile = z.infer< typeof profileSchema >;
export type ProfileListItem = z.infer< typeof profileListItemSchema >;
export type ProfileList = z.infer< typeof profileListSchema >;
export type ListProfilesQuery = z.input< typeof listProfilesQuerySchema >;
export type NewProfile = z.input< typeof createProfileSchema >;
export type ProfileChanges = z.input< typeof updateProfileSchema >;
