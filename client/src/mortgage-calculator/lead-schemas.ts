import { z } from 'zod';
import { submitLeadFormSchema } from '../lead-pages/intake-schemas.js';

export const leadCalculations = [
	'calculate',
	'affordability',
	'refinance',
	'compare',
] as const;

/** The form of a lead page, and the calculation that the visitor asks about. */
export const sendCalculationSchema = submitLeadFormSchema.extend( {
	calculation: z.strictObject( {
		operation: z.enum( leadCalculations ),
		/** As that operation takes it; the result is computed by the server. */
		input: z.looseObject( {} ),
	} ),
} );

export type CalculationSubmission = z.input< typeof sendCalculationSchema >;
