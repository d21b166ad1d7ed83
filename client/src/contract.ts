import { assistantEndpoints } from './modern-data/assistant-endpoints.js';
import { accountEndpoints } from './users/account-endpoints.js';
import { bookmarkEndpoints } from './users/bookmarks/bookmark-endpoints.js';
import { collectionEndpoints } from './users/bookmarks/collection-endpoints.js';
import { companyEndpoints } from './users/company-endpoints.js';
import { importEndpoints } from './users/import-endpoints.js';
import { directoryEndpoints } from './users/intranet/directory-endpoints.js';
import { intranetProfileEndpoints } from './users/intranet/intranet-profile-endpoints.js';
import { orgChartEndpoints } from './users/intranet/org-chart-endpoints.js';
import { repairEndpoints } from './users/intranet/repair-endpoints.js';
import { photoEndpoints } from './users/photo-endpoints.js';
import { profileEndpoints } from './users/profile-endpoints.js';
import { settingsEndpoints } from './users/settings-endpoints.js';
import { sheetEndpoints } from './users/sheet-endpoints.js';

export type { Endpoint } from './endpoint.js';

/** Every route and method of the plugin's namespaces but the MCP endpoint; a test compares it with the index of a running site. */
export const endpoints = {
	...profileEndpoints,
	...sheetEndpoints,
	...importEndpoints,
	...settingsEndpoints,
	...companyEndpoints,
	...directoryEndpoints,
	...orgChartEndpoints,
	...intranetProfileEndpoints,
	...repairEndpoints,
	...bookmarkEndpoints,
	...collectionEndpoints,
	...accountEndpoints,
	...photoEndpoints,
	...assistantEndpoints,
} as const;
