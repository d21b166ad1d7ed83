import { z } from 'zod';
import { listOf, pagingShape } from '../../envelope-schemas.js';
import { id, text } from '../../value-schemas.js';

export const listOpenManagersQuerySchema = z.strictObject( pagingShape );

export const openManagerListSchema = listOf(
	z.strictObject( {
		/** The person whose manager is open. */
		user_id: id,
		profile_id: id,
		name: text( 201 ),
		/** What the imported file says of the manager. */
		cell: text( 200 ),
		/** People who match the cell now. */
		candidates: z
			.array(
				z.strictObject( {
					user_id: id,
					name: text( 201 ),
					title: text( 150 ),
					/** Of the account. */
					email: text( 100 ),
				} )
			)
			.max( 20 ),
	} )
);

export type ListOpenManagersQuery = z.input<
	typeof listOpenManagersQuerySchema
>;
export type OpenManagerList = z.infer< typeof openManagerListSchema >;
export type OpenManager = OpenManagerList[ 'data' ][ number ];
