import { mailAbilities } from './abilities.js';
import { mailErrors } from './error-schemas.js';
import { messageEndpoints } from './message-endpoints.js';
import { renderingEndpoints } from './rendering-endpoints.js';
import { mailSettingsEndpoints } from './settings-endpoints.js';
import { signatureEndpoints } from './signature-endpoints.js';
import { templateEndpoints } from './template-endpoints.js';

/** `etb/v1`. */
export const etb = {
	endpoints: {
		...templateEndpoints,
		...renderingEndpoints,
		...signatureEndpoints,
		...mailSettingsEndpoints,
		...messageEndpoints,
	},
	abilities: mailAbilities,
	errors: mailErrors,
};
