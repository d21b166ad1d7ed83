import { mortgageAbilities } from './abilities.js';
import { leadEndpoints } from './lead-endpoints.js';
import { questionEndpoints } from './question-endpoints.js';
import { rateEndpoints } from './rate-endpoints.js';

/** `mortgage-calculator/v1`. */
export const mortgageCalculator = {
	endpoints: {
		...questionEndpoints,
		...rateEndpoints,
		...leadEndpoints,
	},
	abilities: mortgageAbilities,
	errors: {},
};
