import { z } from 'zod';
import { listOf } from '../../envelope-schemas.js';
import { id, link, linkOrNone, text } from '../../value-schemas.js';
import { dottedManagerIds } from './intranet-profile-schemas.js';

const personSchema = z.strictObject( {
	id,
	name: text( 201, 1 ),
	title: text( 150 ),
	department: text( 100 ),
	avatar_url: link,
	/** Number of direct reports, shown or not. */
	reports_count: z.int().min( 0 ),
} );

/**
 * Id 0, without a photo, is the company itself: the root if several people have no manager.
 *
 * A negative id is that of a vacancy, without name and photo.
 */
export const orgChartSchema = z.strictObject( {
	id: z.int(),
	name: text( 201 ),
	title: personSchema.shape.title,
	department: personSchema.shape.department,
	avatar_url: linkOrNone,
	reports_count: personSchema.shape.reports_count,
	/** True for a vacancy; other nodes do not have it. */
	is_vacancy: z.boolean().optional(),
	/** Dotted-line managers, where the person has any. */
	dotted_manager_ids: dottedManagerIds.optional(),
	get reports() {
		return z.array( orgChartSchema );
	},
} );

export const reportingChainSchema = listOf( personSchema );

export const getOrgChartQuerySchema = z.strictObject( {
	/** Levels below the root; 0 is the root alone. */
	depth: z.int().min( 0 ).max( 200 ).default( 200 ),
} );

export type OrgChart = z.infer< typeof orgChartSchema >;
export type ReportingChain = z.infer< typeof reportingChainSchema >;
export type GetOrgChartQuery = z.input< typeof getOrgChartQuerySchema >;
