import { z } from 'zod';
import {
	day,
	dayOrNone,
	email,
	id,
	link,
	multilineText,
	stored,
	text,
} from '../../value-schemas.js';
import { extension, phone } from '../profile-schemas.js';

const skills = z
	.array( text( 60, 1 ) )
	.max( 50 )
	.refine(
		( all ) => new Set( all.map( stored ) ).size === all.length,
		'No skill twice'
	)
	.meta( { uniqueItems: true } );

/** User IDs of managers beside the person's own. */
export const dottedManagerIds = z
	.array( id )
	.max( 5 )
	.refine( ( all ) => new Set( all ).size === all.length, 'No manager twice' )
	.meta( { uniqueItems: true } );

/** Fields of the profile; not changed here. */
const fromProfile = {
	user_id: id,
	name: text( 201, 3 ),
	title: text( 150 ),
	email,
	phone,
	avatar_url: link,
};

export const intranetProfileSchema = z.strictObject( {
	...fromProfile,
	department: text( 100 ),
	reports_to: id.nullable(),
	office_location: text( 100 ),
	extension,
	start_date: day.nullable(),
	bio: multilineText( 10000 ),
	skills,
	dotted_manager_ids: dottedManagerIds,
} );

/** Null clears; fields of the profile may be sent back as they were read. */
export const updateIntranetProfileSchema = z
	.strictObject( {
		...fromProfile,
		department: text( 100 ).nullable(),
		reports_to: id.nullable(),
		office_location: text( 100 ).nullable(),
		extension: extension.nullable(),
		start_date: dayOrNone.nullable(),
		bio: multilineText( 10000 ).nullable(),
		skills: skills.nullable(),
		dotted_manager_ids: dottedManagerIds.nullable(),
	} )
	.partial();

export type IntranetProfile = z.infer< typeof intranetProfileSchema >;
export type IntranetProfileChanges = z.input<
	typeof updateIntranetProfileSchema
>;
