import { z } from 'zod';
import { day, id } from '../value-schemas.js';

const count = z.int().min( 0 );

const counts = { views: count, visitors: count, leads: count };

/** Days are those of the site's time zone. Spam is not counted. */
export const pageStatsSchema = z.strictObject( {
	page_id: id,
	from: day,
	to: day,
	...counts,
	/** Leads by visitors with four places, such as "0.0312"; null without visitors. */
	conversion: z
		.string()
		.regex( /^\d+\.\d{4}$/ )
		.max( 20 )
		.nullable(),
	median_minutes_to_contact: count.nullable(),
	/** Every day of the range. */
	days: z.array( z.strictObject( { day, ...counts } ) ),
} );

/** At most 366 days; by default the last 30. */
export const getPageStatsQuerySchema = z.strictObject( {
	from: day.optional(),
	to: day.optional(),
} );

export const viewCountedSchema = z.strictObject( {
	/** False for editors, and for more views than an address is likely to make. */
	counted: z.boolean(),
} );

export type PageStats = z.infer< typeof pageStatsSchema >;
export type GetPageStatsQuery = z.input< typeof getPageStatsQuerySchema >;
export type ViewCounted = z.infer< typeof viewCountedSchema >;
