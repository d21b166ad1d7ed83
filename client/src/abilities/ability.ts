import type { z } from 'zod';
import { text } from '../value-schemas.js';

/** Annotations that all abilities of a kind share: core's runner derives the method from them. */
export type Effect = 'read' | 'create' | 'update' | 'extend' | 'delete';

export interface Ability {
	category: string;
	effect: Effect;
	input: z.ZodObject;
	output: z.ZodObject;
}

/** The input member in place of the header If-Match of a request. */
export const precondition = { if_match: text( 200 ).optional() };
