import type { z } from 'zod';

/**
 * One schema under several names.
 *
 * @param names
 * @param schema
 */
export const each = < Name extends string, Schema extends z.ZodType >(
	names: readonly Name[],
	schema: Schema
) =>
	Object.fromEntries( names.map( ( name ) => [ name, schema ] ) ) as Record<
		Name,
		Schema
	>;
