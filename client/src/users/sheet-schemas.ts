import { z } from 'zod';
import { id } from '../value-schemas.js';
import { profileFilters } from './profile-schemas.js';
import { exportFormats, profileOrders, sheetColumns } from './vocabulary.js';

const isWithoutTwins = ( all: readonly unknown[] ) =>
	new Set( all ).size === all.length;

export const exportProfilesQuerySchema = z.strictObject( {
	...profileFilters,
	orderby: z.enum( profileOrders ).default( 'last_name' ),
	order: z.enum( [ 'asc', 'desc' ] ).default( 'asc' ),
	/** Only these of them, by profile ID. */
	include: z
		.array( id )
		.max( 500 )
		.refine( isWithoutTwins, 'Nobody twice' )
		.meta( { uniqueItems: true } )
		.default( [] ),
	/** `columns` and `bom` apply to spreadsheets only. */
	format: z.enum( exportFormats ).default( 'csv' ),
	columns: z
		.array( z.enum( sheetColumns ) )
		.refine( isWithoutTwins, 'No column twice' )
		.meta( { uniqueItems: true } )
		.default( [] ),
	bom: z.boolean().default( true ),
} );

export type ExportProfilesQuery = z.input< typeof exportProfilesQuerySchema >;
