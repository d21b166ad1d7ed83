import { z } from 'zod';
import {
	linkOrNone,
	multilineText,
	patternedText,
	text,
} from '../value-schemas.js';
import { phone } from './profile-schemas.js';

/** The company data that public pages and e-mails show: one record for a network. */
export const companySchema = z.strictObject( {
	/** By default the title of the network or site. */
	name: text( 150 ),
	legal_name: text( 150 ),
	nmls_id: patternedText( 12, /^[0-9]*$/, 'Digits only' ),
	postal_address: multilineText( 300 ),
	phone,
	url: linkOrNone,
	disclosure: multilineText( 2000 ),
	equal_housing: z.boolean(),
} );

/** Null clears; a name that is cleared, and `equal_housing`, are the default again. */
export const updateCompanySchema = z
	.strictObject( {
		name: companySchema.shape.name.nullable(),
		legal_name: companySchema.shape.legal_name.nullable(),
		nmls_id: companySchema.shape.nmls_id.nullable(),
		postal_address: companySchema.shape.postal_address.nullable(),
		phone: companySchema.shape.phone.nullable(),
		url: companySchema.shape.url.nullable(),
		disclosure: companySchema.shape.disclosure.nullable(),
		equal_housing: companySchema.shape.equal_housing.nullable(),
	} )
	.partial();

export type Company = z.infer< typeof companySchema >;
export type CompanyChanges = z.input< typeof updateCompanySchema >;
