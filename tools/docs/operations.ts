import { importOperations } from './import-operations';
import { intranetOperations } from './intranet-operations';
import type { Operation } from './operation';
import type { EndpointName } from './site';

const readers =
	'Everybody sees the profiles of public roles; realtor partners also their own; persons, and those who may manage, see all. What a caller may not see looks like what is not there: `rest_forbidden`.';
const managers = 'Those who may manage profiles.';

export const operations: Record< EndpointName, Operation > = {
	...importOperations,
	listProfiles: {
		title: 'List profiles',
		about: 'The profiles that the caller may see, a page at a time. Each word of `search` must occur in first name, last name, e-mail or a searchable custom field; case and accents do not matter. Names sort by their letters without case and accents, and `id` decides between equals, so pages never overlap. `department`, `office`, `manager`, `without` and sorting by department are for those who may view the intranet; `context=edit`, for those who may manage, shows department, office, extension, first day and manager of each as well.',
		who: 'Everybody sees the profiles of public roles; realtor partners also their own; persons, and those who may manage, see all. Where a caller may see none at all, this is `rest_forbidden`.',
		isPublic: true,
		response: 'ProfileList',
		item: 'ProfileListItem',
		tag: 'Profiles',
	},
	getProfileFacets: {
		title: 'Count profiles for filters',
		about: 'How many of the profiles that `search` and the filters leave are of each department, role and office, realtor partners included, and how many are without manager, photo or department. Each count leaves its own filter out, so that the other choices stay in sight.',
		who: 'Persons, and those who may manage.',
		response: 'ProfileFacets',
		tag: 'Profiles',
	},
	exportProfiles: {
		title: 'Export profiles',
		about: 'What the list of profiles has, all of it, as a file of comma-separated values in UTF-8, with the same filters and order; or only those of them whose profile IDs `include` names, with commas between. `format=vcard` makes it a file of vCards in version 3.0 instead. Cells that a spreadsheet would take for formulas begin with an apostrophe, which importing takes away again: importing an export changes nothing. `columns` are words with commas between; more about them in [import and export](import-and-export.md). In a browser that is logged in, a plain link saves the file.',
		who: managers,
		response: 'Csv',
		tag: 'Profiles',
	},
	createProfile: {
		title: 'Create a profile',
		about: 'Gives an account that is there already a profile; no account is made or changed. The header `Location` has the address of the new profile.',
		who: managers,
		response: 'Written',
		body: 'NewProfile',
		tag: 'Profiles',
	},
	getProfile: {
		title: 'Get a profile',
		about: 'One profile by its own ID.',
		who: readers,
		isPublic: true,
		response: 'Profile',
		tag: 'Profiles',
	},
	getProfileByUser: {
		title: 'Get the profile of a user',
		about: 'The same by the ID of its account.',
		who: readers,
		isPublic: true,
		response: 'Profile',
		tag: 'Profiles',
	},
	getVcard: {
		title: 'Get a vCard',
		about: 'The contact data of a profile for an address book, as `text/vcard`. Department and office are only for those who may view the intranet.',
		who: readers,
		isPublic: true,
		response: 'VCard',
		tag: 'Profiles',
	},
	updateProfile: {
		title: 'Change a profile',
		about: 'Send any of the fields: what is absent stays, null or "" clears an optional field. Fields that are read-only, or that the caller may not change, may be sent back as they were read. The answer has the new `ETag`.',
		who: 'Those who may manage profiles change everything. Owners change their own `phone`, `bio`, `social` and photo, and what the setting `owner_fields` adds.',
		response: 'Written',
		body: 'ProfileChanges',
		tag: 'Profiles',
	},
	deleteProfile: {
		title: 'Delete a profile',
		about: 'The account stays. Department and manager go with the profile, and whoever reported to this person reports to their manager.',
		who: managers,
		response: 'Deleted',
		tag: 'Profiles',
	},
	getSettings: {
		title: 'Get the settings',
		about: 'What was decided for the whole network.',
		who: managers,
		response: 'Settings',
		tag: 'Settings',
	},
	updateSettings: {
		title: 'Change the settings',
		about: 'Send any of them; the answer is all of them.',
		who: managers,
		response: 'Settings',
		body: 'SettingsChanges',
		tag: 'Settings',
	},
	getCompany: {
		title: 'Get the company record',
		about: 'What public pages and e-mails show of the company: one record for the whole network.',
		who: 'Everybody.',
		isPublic: true,
		response: 'Company',
		tag: 'Company',
	},
	updateCompany: {
		title: 'Change the company record',
		about: 'Send any of the fields; null or "" clears one. A cleared `name` is the title of the network or site again, and null makes `equal_housing` true again. The answer is the whole record.',
		who: managers,
		response: 'Company',
		body: 'CompanyChanges',
		tag: 'Company',
	},
	findDamage: {
		title: 'Find problems',
		about: 'What has been written past WordPress’s functions, how often, and the first few by name; nothing is changed. It takes ten seconds at most: where `next` is not null, send it as `after` to go on. `scope=managers` looks only at who reports to whom, which is quick. More in [repair](repair.md).',
		who: managers,
		response: 'RepairReport',
		tag: 'Repair',
	},
	repairDamage: {
		title: 'Repair problems',
		about: 'Mends what looking finds, and answers what it was. It takes ten seconds at most, and goes on as looking does.',
		who: managers,
		response: 'RepairReport',
		body: 'RepairDamage',
		tag: 'Repair',
	},
	listAccounts: {
		title: 'List accounts without profile',
		about: 'To choose whom to give one. `search` looks for its text in login, display name and e-mail. Sorted by login.',
		who: managers,
		response: 'AccountList',
		item: 'Account',
		tag: 'Accounts',
	},
	getAssistantSettings: {
		title: 'Get the settings for assistants',
		about: 'Where MCP clients connect, and the tools with their switches. Who calls a tool still needs the right to what it does.',
		who: managers,
		response: 'AssistantSettings',
		tag: 'Assistants',
	},
	updateAssistantSettings: {
		title: 'Change the settings for assistants',
		about: 'Switches tools on or off for every site of the network; tools that are not named stay as they are. The answer is all of them.',
		who: managers,
		response: 'AssistantSettings',
		body: 'AssistantSettingsChanges',
		tag: 'Assistants',
	},
	listCalls: {
		title: 'List the last calls of assistants',
		about: 'Who called which tool, when, and how it ended, the newest first; never what was sent or answered.',
		who: managers,
		response: 'CallList',
		item: 'Call',
		tag: 'Assistants',
	},
	uploadPhoto: {
		title: 'Upload a photo',
		about: 'For people without a right to the media library. The site draws the picture anew, at most 512 pixels wide and high, so that nothing else of the file is kept. Then give `avatar_id` and `avatar_site_id` to the profile; a photo that was uploaded and that no profile shows goes with the next upload.',
		who: 'Everybody with a profile, and those who may manage profiles.',
		response: 'Photo',
		body: 'NewPhoto',
		tag: 'Profiles',
	},
	...intranetOperations,
};

/** Fields that may only be sent back as they were read, which the arguments of OPTIONS do not state. */
export const readOnly = [ 'id', 'avatar_url' ];

/** Remarks that a schema cannot make. */
export const remarks: Record< string, string > = {
	email: 'Contact data; never the account’s own.',
	bio: 'The markup of a WordPress comment; everything else is taken out.',
	avatar_url: 'The photo, or else WordPress’s own avatar.',
	avatar_id: 'An image in the media library that the caller may read.',
	avatar_site_id: 'The current site unless said otherwise.',
	social: 'Only the networks that are set.',
	meta: 'Keys that the caller may see; sites register more.',
	'meta.svc_department': 'Shown to those who may view the intranet.',
	'meta.svc_reports_to':
		'A person, and nobody who reports to this one. Shown to those who may view the intranet.',
};

export const errors = {
	rest_invalid_param:
		'A value is malformed, unknown, missing or points to nothing; `data.params` says what is wrong with which field.',
	rest_forbidden:
		'The caller may not. Where only some fields are the matter, `data.params` names them.',
	rest_profile_not_found: 'There is no such profile.',
	rest_profile_exists: 'The user has a profile already; `data.id` is its ID.',
	rest_bookmark_not_found: 'The caller has no such bookmark.',
	rest_collection_not_found: 'The caller has no such collection.',
	rest_collection_exists: 'The caller has a collection of that name already.',
	rest_import_not_found: 'There is no such import.',
	rest_import_conflict: 'The import is not so far, or over.',
	rest_precondition_failed:
		'`If-Match` names another state: somebody has changed it since it was read.',
	rest_busy:
		'Another writer holds the lock for longer than a few seconds. Nothing was written, and nothing of it will be; `Retry-After` says when to send it again. Any change may answer so.',
} as const;

interface Permission {
	/** The operations that the row is about; each is in one row. */
	of: EndpointName[];
	/** A word for each column. */
	who: string[];
}

/** Who may do what. */
export const permissions: {
	columns: string[];
	rows: Record< string, Permission >;
} = {
	columns: [
		'anonymous, account without profile',
		'realtor partner',
		'person',
		'owner (own profile)',
		'may manage',
	],
	rows: {
		'see profiles': {
			of: [
				'listProfiles',
				'getProfileFacets',
				'getProfile',
				'getProfileByUser',
				'getVcard',
			],
			who: [
				'public roles',
				'public roles and own',
				'all',
				'all',
				'all',
			],
		},
		'create, delete profiles': {
			of: [ 'createProfile', 'deleteProfile' ],
			who: [ 'no', 'no', 'no', 'no', 'yes' ],
		},
		'change a profile': {
			of: [ 'updateProfile', 'uploadPhoto' ],
			who: [
				'no',
				'own: `phone`, `bio`, `social`, photo',
				'no',
				'`phone`, `bio`, `social`, photo (a setting may add `email`, `job_title`)',
				'everything',
			],
		},
		'directory, departments, org chart, intranet profiles': {
			of: [
				'searchDirectory',
				'getDirectoryFacets',
				'listDepartments',
				'getDirectReports',
				'getOrgChart',
				'getOrgChartBranch',
				'getReportingChain',
				'getIntranetProfile',
			],
			who: [ 'no', 'no', 'all', 'all', 'all' ],
		},
		'change an intranet profile': {
			of: [ 'updateIntranetProfile' ],
			who: [
				'no',
				'no',
				'no',
				'`office_location`, `extension`, `bio`, `skills`',
				'everything',
			],
		},
		'see the company record': {
			of: [ 'getCompany' ],
			who: [ 'yes', 'yes', 'yes', 'yes', 'yes' ],
		},
		'change the company record': {
			of: [ 'updateCompany' ],
			who: [ 'no', 'no', 'no', 'no', 'yes' ],
		},
		'bookmarks, collections (one’s own)': {
			of: [
				'listBookmarks',
				'addBookmark',
				'updateBookmark',
				'removeBookmark',
				'exportBookmarks',
				'listCollections',
				'createCollection',
				'updateCollection',
				'deleteCollection',
			],
			who: [ 'accounts: yes, anonymous: no', 'yes', 'yes', 'yes', 'yes' ],
		},
		'export, import, settings, accounts, assistants’ switches and calls': {
			of: [
				'exportProfiles',
				'listImports',
				'createImport',
				'listImportColumns',
				'getImport',
				'deleteImport',
				'listImportRows',
				'putImportRows',
				'checkImport',
				'runImport',
				'cancelImport',
				'getImportReport',
				'getSettings',
				'updateSettings',
				'listAccounts',
				'findDamage',
				'repairDamage',
				'getAssistantSettings',
				'updateAssistantSettings',
				'listCalls',
			],
			who: [ 'no', 'no', 'no', 'no', 'yes' ],
		},
	},
};
