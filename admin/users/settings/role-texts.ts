import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import type { RoleChoice } from '../../shared/boot';

/** How a role would be called if the settings were saved. */
export const shownLabel = (
	{ role_labels: labels }: Settings,
	{ value, defaultLabel }: Pick< RoleChoice, 'value' | 'defaultLabel' >
): string => labels[ value ].trim() || defaultLabel;
