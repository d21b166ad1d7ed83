import type { Receipt } from '../lead-pages/intake-schemas.js';
import type { SubmitOptions } from '../lead-pages/intake.js';
import type { Answer, Transport } from '../request.js';
import type { CalculationSubmission } from './lead-schemas.js';

/** Asks about a calculation, with the form of a lead page. */
export const sendCalculation = (
	transport: Transport,
	submission: CalculationSubmission,
	options: SubmitOptions = {}
): Promise< Answer< Receipt > > =>
	transport.send( {
		method: 'POST',
		path: '/mortgage-calculator/v1/leads',
		body: submission,
		...options,
	} );
