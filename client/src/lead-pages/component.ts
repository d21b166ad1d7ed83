import { leadAbilities } from './abilities.js';
import { leadErrors } from './error-schemas.js';
import { intakeEndpoints } from './intake-endpoints.js';
import { leadEndpoints } from './lead-endpoints.js';
import { pageEndpoints } from './page-endpoints.js';
import { leadPeopleEndpoints } from './people-endpoints.js';
import { leadSettingsEndpoints } from './settings-endpoints.js';
import { webhookEndpoints } from './webhook-endpoints.js';

/** `lead-pages/v1`. */
export const leadPages = {
	endpoints: {
		...pageEndpoints,
		...leadPeopleEndpoints,
		...intakeEndpoints,
		...leadEndpoints,
		...webhookEndpoints,
		...leadSettingsEndpoints,
	},
	abilities: leadAbilities,
	errors: leadErrors,
};
