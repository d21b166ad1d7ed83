import { accountEndpoints } from './account-endpoints.js';
import { profileAbilities } from './abilities.js';
import { bookmarkAbilities } from './bookmarks/abilities.js';
import { bookmarkEndpoints } from './bookmarks/bookmark-endpoints.js';
import { collectionEndpoints } from './bookmarks/collection-endpoints.js';
import { companyEndpoints } from './company-endpoints.js';
import { deliveryEndpoints } from './delivery-endpoints.js';
import { userErrors } from './error-schemas.js';
import { historyEndpoints } from './history-endpoints.js';
import { importEndpoints } from './import-endpoints.js';
import { intranetAbilities } from './intranet/abilities.js';
import { directoryEndpoints } from './intranet/directory-endpoints.js';
import { intranetProfileEndpoints } from './intranet/intranet-profile-endpoints.js';
import { openManagerEndpoints } from './intranet/open-manager-endpoints.js';
import { orgChartEndpoints } from './intranet/org-chart-endpoints.js';
import { positionEndpoints } from './intranet/position-endpoints.js';
import { repairEndpoints } from './intranet/repair-endpoints.js';
import { photoEndpoints } from './photo-endpoints.js';
import { profileEndpoints } from './profile-endpoints.js';
import { sheetEndpoints } from './sheet-endpoints.js';

/** `users/v1` without its settings, which know every component. */
export const users = {
	endpoints: {
		...profileEndpoints,
		...sheetEndpoints,
		...historyEndpoints,
		...importEndpoints,
		...companyEndpoints,
		...directoryEndpoints,
		...orgChartEndpoints,
		...positionEndpoints,
		...intranetProfileEndpoints,
		...openManagerEndpoints,
		...repairEndpoints,
		...bookmarkEndpoints,
		...collectionEndpoints,
		...accountEndpoints,
		...deliveryEndpoints,
		...photoEndpoints,
	},
	abilities: {
		...profileAbilities,
		...intranetAbilities,
		...bookmarkAbilities,
	},
	errors: userErrors,
};
