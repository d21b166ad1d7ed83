export const roles = [
	'loan_officer',
	'realtor_partner',
	'staff',
	'leadership',
	'assistant',
] as const;

export type Role = ( typeof roles )[ number ];

/** Roles of employees: in the directory and the org chart, and possible managers. */
export const personRoles = [
	'loan_officer',
	'staff',
	'leadership',
	'assistant',
] as const satisfies readonly Role[];

export const profileOrders = [
	'last_name',
	'first_name',
	'email',
	'role',
	'job_title',
	'id',
	'user_id',
	/** For those who may view the intranet. */
	'department',
] as const;

export const socialNetworks = [
	'facebook',
	'twitter',
	'linkedin',
	'instagram',
] as const;

export const directoryOrders = [
	'last_name',
	'first_name',
	'title',
	'department',
	'start_date',
] as const;

export const vcardVersions = [ '3.0', '4.0' ] as const;

/** Fields by whose absence people can be filtered. */
export const lacks = [ 'manager', 'photo', 'department' ] as const;

/** Problems that writes bypassing WordPress's functions can cause. */
export const problemKinds = [
	'lost-account',
	'doubled-meta',
	'stale-copy',
	'lost-words',
	'lost-manager',
	'circle',
	'role-count',
	'group-count',
	'lost-position',
	'lost-line',
] as const;

export const repairScopes = [ 'everything', 'managers' ] as const;

/** The fields of a profile that its owner changes. The settings may add others. */
export const ownedFields = [
	'phone',
	'bio',
	'avatar_id',
	'avatar_site_id',
	'social',
] as const;

/** Of people as a spreadsheet, in the order of an export; custom fields follow as `meta.<key>`. */
export const sheetColumns = [
	'id',
	'user_id',
	'account_email',
	'first_name',
	'last_name',
	'email',
	'role',
	'nmls_id',
	'job_title',
	'phone',
	'company',
	'bio',
	'avatar_url',
	'social.facebook',
	'social.twitter',
	'social.linkedin',
	'social.instagram',
	'department',
	'manager',
	'office_location',
	'extension',
	'start_date',
	'skills',
	'dotted_manager_ids',
	'intranet_bio',
] as const;

/** Fields of public people that the settings can hide from visitors. */
export const publicFields = [
	'email',
	'phone',
	'company',
	'bio',
	'social',
] as const;

/** In which way a profile was changed. */
export const historyWays = [
	'rest',
	'import',
	'ability',
	'mcp',
	'cli',
	'wordpress',
	'repair',
] as const;

/** How far a message to the outside is. */
export const deliveryStatuses = [
	'waiting',
	'sending',
	'delivered',
	'failed',
	'cancelled',
] as const;

/** As a spreadsheet, or as cards for address books. */
export const exportFormats = [ 'csv', 'vcard' ] as const;

/** State of an import; `linking` is the end of a run, when managers are set. */
export const importStatuses = [
	'open',
	'checking',
	'checked',
	'running',
	'linking',
	'finished',
	'cancelled',
] as const;

/** Outcome of a row. */
export const importOutcomes = [
	'created',
	'changed',
	'unchanged',
	'refused',
] as const;

/** The column that identifies the person of a row. */
export const importMatches = [ 'account_email', 'user_id' ] as const;
