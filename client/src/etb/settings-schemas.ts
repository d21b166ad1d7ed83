import { z } from 'zod';
import {
	companySchema,
	updateCompanySchema,
} from '../users/company-schemas.js';
import { emailOrNone, id, text } from '../value-schemas.js';
import { each } from './shapes.js';
import { mailColorsSchema } from './source-schemas.js';
import { mailFonts, purposes, signatureRoles } from './vocabulary.js';

/** Null for the template that the plugin starts with. */
const template = id.nullable();

const brandSchema = z.strictObject( {
	/** Image of the media library. */
	logo_id: id.nullable(),
	/** For dark backgrounds; null for the same. */
	logo_dark_id: id.nullable(),
	/** Pixels. */
	logo_width: z.int().min( 20 ).max( 536 ),
	colors: mailColorsSchema,
	/** Where the recipient prefers a dark screen. */
	dark: mailColorsSchema,
	font: z.enum( mailFonts ),
} );

/** What is empty is WordPress's. */
const fromSchema = z.strictObject( {
	name: text( 100 ),
	email: emailOrNone,
	reply_to: emailOrNone,
} );

const usesSchema = z.strictObject(
	each(
		purposes.filter(
			( purpose ): purpose is Exclude< typeof purpose, 'signature' > =>
				purpose !== 'signature'
		),
		template
	)
);

/** A role without a template has the default. */
const rolesSchema = z.strictObject( each( signatureRoles, template ) );

const switches = {
	/** Whether plain e-mails of WordPress get the brand. */
	wrap_wordpress: z.boolean(),
	work_anniversaries: z.boolean(),
	/** Days after which messages are deleted. */
	keep_days: z.int().min( 1 ).max( 365 ),
};

export const mailSettingsSchema = z.strictObject( {
	/** The company record, one for the whole network. */
	company: companySchema,
	brand: brandSchema,
	from: fromSchema,
	uses: usesSchema,
	signature: z.strictObject( { default: template, roles: rolesSchema } ),
	...switches,
} );

/** Any of the fields, and of their members. */
export const updateMailSettingsSchema = z
	.strictObject( {
		company: updateCompanySchema,
		brand: brandSchema
			.extend( {
				colors: mailColorsSchema.partial(),
				dark: mailColorsSchema.partial(),
			} )
			.partial(),
		from: fromSchema.partial(),
		uses: usesSchema.partial(),
		signature: z
			.strictObject( { default: template, roles: rolesSchema.partial() } )
			.partial(),
		...switches,
	} )
	.partial();

export type MailSettings = z.infer< typeof mailSettingsSchema >;
export type MailSettingsChanges = z.input< typeof updateMailSettingsSchema >;
