import { z } from 'zod';
import { listWithCloseOf, pagingShape } from '../envelope-schemas.js';
import {
	day,
	email,
	id,
	link,
	linkOrNone,
	multilineText,
	patternedText,
	text,
} from '../value-schemas.js';
import {
	lacks,
	profileOrders,
	roles,
	socialNetworks,
	vcardVersions,
} from './vocabulary.js';

export const roleSchema = z.enum( roles );

/** The choices of a filter, with the number of people of each. */
export const choicesOf = < Value extends z.ZodType >( value: Value ) =>
	z.array( z.strictObject( { value, name: text( 100, 1 ), count: id } ) );

export const extension = patternedText(
	20,
	/^[0-9A-Za-z #*+.-]*$/,
	'Digits, letters, spaces and # * + . -'
);

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

/** With `context=edit` alone. */
const edited = {
	avatar_id: id.nullable(),
	department: text( 100 ),
	office_location: text( 100 ),
	extension,
	start_date: day.nullable(),
	reports_to: id.nullable(),
	manager_name: text( 201 ),
};

/** Visitors see no e-mail where the settings hide it. */
const shown = { ...required, email: text( 254 ) };

export const profileListItemSchema = z.strictObject( {
	id,
	...shown,
	nmls_id: optional.nmls_id,
	job_title: optional.job_title,
	phone: optional.phone,
	avatar_url: link,
	...z.strictObject( edited ).partial().shape,
	/** With `trash=true` alone. */
	deleted_at: text( 20 ).optional(),
} );

const singleShape = {
	id,
	...shown,
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

export const profileListSchema = listWithCloseOf( profileListItemSchema );

/** Those behind `search` are for those who may view the intranet. */
export const profileFilters = {
	role: roleSchema.optional(),
	search: text( 100 ).optional(),
	department: text( 100 ).optional(),
	office: text( 100 ).optional(),
	manager: id.optional(),
	without: z.enum( lacks ).optional(),
};

export const listProfilesQuerySchema = z.strictObject( {
	...pagingShape,
	...profileFilters,
	/** By last name unless it is sent. With it there are no close matches. */
	orderby: z.enum( profileOrders ).optional(),
	order: z.enum( [ 'asc', 'desc' ] ).default( 'asc' ),
	context: z.enum( [ 'view', 'edit' ] ).default( 'view' ),
	/** Adds people who nearly match the search. */
	close: z.boolean().default( false ),
	/** The deleted profiles; for those who may manage. */
	trash: z.boolean().default( false ),
} );

/** `force` deletes for good, from the trash too. */
export const deleteProfileQuerySchema = z.strictObject( {
	force: z.boolean().default( false ),
} );

export const profileFacetsQuerySchema = z.strictObject( profileFilters );

/** The other choices: each list leaves its own filter out. */
export const profileFacetsSchema = z.strictObject( {
	departments: choicesOf( text( 100, 1 ) ),
	roles: choicesOf( roleSchema ),
	offices: choicesOf( text( 100, 1 ) ),
	lacks: choicesOf( z.enum( lacks ) ),
} );

/** Outlook reads 3.0. */
export const getVcardQuerySchema = z.strictObject( {
	version: z.enum( vcardVersions ).default( '3.0' ),
} );

/** Null clears an optional field; a missing one keeps its value. */
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
export type ProfileFacetsQuery = z.input< typeof profileFacetsQuerySchema >;
export type ProfileFacets = z.infer< typeof profileFacetsSchema >;
export type ListProfilesQuery = z.input< typeof listProfilesQuerySchema >;
export type DeleteProfileQuery = z.input< typeof deleteProfileQuerySchema >;
export type GetVcardQuery = z.input< typeof getVcardQuerySchema >;
export type NewProfile = z.input< typeof createProfileSchema >;
export type ProfileChanges = z.input< typeof updateProfileSchema >;
