import { z } from 'zod';
import { profileFilters } from './profile-schemas.js';
import { profileOrders, sheetColumns } from './vocabulary.js';

export const exportProfilesQuerySchema = z.strictObject( {
	...profileFilters,
	orderby: z.enum( profileOrders ).default( 'last_name' ),
	order: z.enum( [ 'asc', 'desc' ] ).default( 'asc' ),
	columns: z
		.array( z.enum( sheetColumns ) )
		.refine(
			( all ) => new Set( all ).size === all.length,
			'No column twice'
		)
		.meta( { uniqueItems: true } )
		.default( [] ),
	bom: z.boolean().default( true ),
} );

export type ExportProfilesQuery = z.input< typeof exportProfilesQuerySchema >;
