import { z } from 'zod';
import { id, text } from '../../value-schemas.js';
import { problemKinds, repairScopes } from '../vocabulary.js';

const count = z.int().min( 0 );

const options = {
	/** Everything, or only who reports to whom. */
	scope: z.enum( repairScopes ).default( 'everything' ),
	/** Continues after this profile. */
	after: count.default( 0 ),
};

export const findProblemsQuerySchema = z.strictObject( options );
export const repairProblemsSchema = z.strictObject( options );

export const repairReportSchema = z.strictObject( {
	findings: z.array(
		z.strictObject( {
			damage: z.enum( problemKinds ),
			count: id,
			/** Text of the problem. */
			title: text( 200, 1 ),
			/** Text of its repair. */
			remedy: text( 500, 1 ),
			examples: z
				.array(
					z.strictObject( {
						/** 0 if the problem is not about a profile. */
						profile_id: count,
						name: text( 2000 ),
					} )
				)
				.max( 10 ),
		} )
	),
	/** To be sent as `after` if the time was too short for all profiles. */
	next: count.nullable(),
} );

export type FindProblemsQuery = z.input< typeof findProblemsQuerySchema >;
export type RepairProblems = z.input< typeof repairProblemsSchema >;
export type RepairReport = z.infer< typeof repairReportSchema >;
