import { z } from 'zod';

export const listOf = < Item extends z.ZodType >( item: Item ) =>
	z.strictObject( {
		data: z.array( item ),
		total: z.int().min( 0 ),
		pages: z.int().min( 0 ),
		page: z.int().min( 1 ),
	} );

/** `close` is there where it was asked for: items that nearly match a search, best first. */
export const listWithCloseOf = < Item extends z.ZodType >( item: Item ) =>
	listOf( item ).extend( { close: z.array( item ).optional() } );

export const pagingShape = {
	page: z.int().min( 1 ).max( 100000 ).default( 1 ),
	per_page: z.int().min( 1 ).max( 100 ).default( 20 ),
};

export const createdSchema = z.strictObject( {
	id: z.int().min( 1 ),
	message: z.string().min( 1 ),
} );

export const updatedSchema = createdSchema;

export const deletedSchema = z.strictObject( { message: z.string().min( 1 ) } );

export type Created = z.infer< typeof createdSchema >;
export type Updated = z.infer< typeof updatedSchema >;
export type Deleted = z.infer< typeof deletedSchema >;
