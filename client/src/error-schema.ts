import { z } from 'zod';

/** The body of an error: its code, its status, and what else `data` has. */
export const errorSchema = <
	Code extends string,
	Status extends number,
	Data extends z.ZodRawShape = Record< never, never >,
>(
	code: Code,
	status: Status,
	data?: Data
) =>
	z.strictObject( {
		code: z.literal( code ),
		message: z.string().min( 1 ),
		data: z.strictObject( {
			status: z.literal( status ),
			...( data ?? ( {} as Data ) ),
		} ),
	} );

const params = z.record( z.string(), z.string().min( 1 ) );

/** Errors that every component may answer. */
export const commonErrors = {
	rest_forbidden: errorSchema( 'rest_forbidden', 403, {
		params: params.optional(),
	} ),
	rest_invalid_param: errorSchema( 'rest_invalid_param', 400, { params } ),
	rest_precondition_failed: errorSchema( 'rest_precondition_failed', 412 ),
	rest_busy: errorSchema( 'rest_busy', 503 ),
};

type ErrorSchema = ReturnType< typeof errorSchema >;

/** The HTTP status of each code. */
export const statusesOf = < Code extends string >(
	errors: Record< Code, ErrorSchema >
) =>
	Object.fromEntries(
		Object.entries< ErrorSchema >( errors ).map(
			( [ code, { shape } ] ) => [ code, shape.data.shape.status.value ]
		)
	) as Record< Code, number >;

/** Loose on purpose: any response of WordPress that is not 2xx. */
export const errorBodySchema = z.object( {
	code: z.string(),
	message: z.string(),
	data: z
		.object( {
			status: z.number().optional(),
			params: z.record( z.string(), z.string() ).optional(),
			id: z.number().optional(),
		} )
		.optional(),
} );

export type ErrorBody = z.infer< typeof errorBodySchema >;
