import type { z } from 'zod';
import { text } from '../value-schemas.js';

/** What is the same of all of a kind: core's runner derives the method from it. */
export type Effect = 'read' | 'create' | 'update' | 'extend' | 'delete';

export interface Ability {
	category: string;
	effect: Effect;
	input: z.ZodObject;
	output: z.ZodObject;
}

/** As member of the input what a request has in its header If-Match. */
export const precondition = { if_match: text( 200 ).optional() };
