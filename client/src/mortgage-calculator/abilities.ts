import { precondition, type Ability } from '../abilities/ability.js';
import { none } from '../endpoint.js';
import { questionEndpoints } from './question-endpoints.js';
import { ratesSchema, updateRatesSchema } from './rate-schemas.js';

const category = 'mortgage-calculator';

const question = <
	Name extends Exclude<
		keyof typeof questionEndpoints,
		'exportAmortization'
	>,
>(
	name: Name
) => ( {
	category,
	effect: 'read' as const,
	input: questionEndpoints[ name ]
		.body as ( typeof questionEndpoints )[ Name ][ 'body' ],
	output: questionEndpoints[ name ]
		.response as ( typeof questionEndpoints )[ Name ][ 'response' ],
} );

/** The calculator for assistants. */
export const mortgageAbilities = {
	'svc-mortgage/calculate-payment': question( 'calculatePayment' ),
	'svc-mortgage/get-amortization': question( 'getAmortization' ),
	'svc-mortgage/estimate-affordability': question( 'estimateAffordability' ),
	'svc-mortgage/compare-refinance': question( 'compareRefinance' ),
	'svc-mortgage/compare-loans': question( 'compareLoans' ),
	'svc-mortgage/calculate-apr': question( 'calculateApr' ),
	'svc-mortgage/get-rates': {
		category,
		effect: 'read',
		input: none,
		output: ratesSchema,
	},
	'svc-mortgage/update-rates': {
		category,
		effect: 'update',
		input: updateRatesSchema.extend( precondition ),
		output: ratesSchema,
	},
} as const satisfies Record< string, Ability >;
