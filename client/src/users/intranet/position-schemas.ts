import { z } from 'zod';
import { listOf, pagingShape } from '../../envelope-schemas.js';
import { id, text } from '../../value-schemas.js';

/** Negative, so that it is never a user ID. */
export const positionId = z.int().max( -1 );

const reportIds = z
	.array( id )
	.max( 1000 )
	.refine( ( all ) => new Set( all ).size === all.length, 'No person twice' )
	.meta( { uniqueItems: true } );

/** A vacancy: a position without a person. */
export const positionSchema = z.strictObject( {
	id: positionId,
	title: text( 150, 1 ),
	department: text( 100 ),
	/** User ID of the manager; null at the top. */
	reports_to: id.nullable(),
	/** User IDs of people below it, who report to its manager. */
	report_ids: reportIds,
} );

export const positionListSchema = listOf( positionSchema );

export const listPositionsQuerySchema = z.strictObject( pagingShape );

const fields = {
	department: text( 100 ).nullable().optional(),
	reports_to: id.nullable().optional(),
	report_ids: reportIds.nullable().optional(),
};

export const createPositionSchema = z.strictObject( {
	title: positionSchema.shape.title,
	...fields,
} );

export const updatePositionSchema = z.strictObject( {
	id: positionId.optional(),
	title: positionSchema.shape.title.optional(),
	...fields,
	/** The person who fills it gets its manager and its reports, and the vacancy is gone. */
	user_id: id.optional(),
} );

export type Position = z.infer< typeof positionSchema >;
export type PositionList = z.infer< typeof positionListSchema >;
export type ListPositionsQuery = z.input< typeof listPositionsQuerySchema >;
export type NewPosition = z.input< typeof createPositionSchema >;
export type PositionChanges = z.input< typeof updatePositionSchema >;
