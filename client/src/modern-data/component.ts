import { assistantEndpoints } from './assistant-endpoints.js';

/** `modern-data/v1`. */
export const modernData = {
	endpoints: assistantEndpoints,
	abilities: {},
	errors: {},
};
