import type { ComponentTexts } from '../component-texts';
import type { UserEndpointName } from './names';

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

export const userErrorTexts = {
	rest_profile_not_found: 'There is no such profile.',
	rest_profile_exists: 'The user has a profile already; `data.id` is its ID.',
	rest_bookmark_not_found: 'The caller has no such bookmark.',
	rest_collection_not_found: 'The caller has no such collection.',
	rest_collection_exists: 'The caller has a collection of that name already.',
	rest_position_not_found: 'There is no such vacancy.',
	rest_import_not_found: 'There is no such import.',
	rest_import_conflict: 'The import is not so far, or over.',
	rest_open_manager_not_found:
		'This person is not on the list of open managers.',
	rest_delivery_not_found: 'This site has no such delivery.',
	rest_delivery_done:
		'The message is being sent, was delivered or was cancelled.',
};

export const userPermissions: ComponentTexts< UserEndpointName >[ 'permissions' ] =
	{
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
		'create, delete, restore profiles': {
			of: [ 'createProfile', 'deleteProfile', 'restoreProfile' ],
			who: [ 'no', 'no', 'no', 'no', 'yes' ],
		},
		'see the history of a profile': {
			of: [ 'listProfileHistory' ],
			who: [
				'no',
				'own, fields that are shown there',
				'no',
				'fields that are shown there',
				'all',
			],
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
		'directory, departments, org chart, vacancies, intranet profiles': {
			of: [
				'searchDirectory',
				'getDirectoryFacets',
				'listDepartments',
				'getDirectReports',
				'getOrgChart',
				'getOrgChartBranch',
				'getReportingChain',
				'getIntranetProfile',
				'listPositions',
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
		'add, change, fill, delete vacancies': {
			of: [ 'createPosition', 'updatePosition', 'deletePosition' ],
			who: [ 'no', 'no', 'no', 'no', 'yes' ],
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
		'export, import, settings, accounts': {
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
				'listOpenManagers',
				'dismissOpenManager',
				'getSettings',
				'updateSettings',
				'listAccounts',
				'invitePerson',
				'listDeliveries',
				'retryDelivery',
				'findProblems',
				'repairProblems',
			],
			who: [ 'no', 'no', 'no', 'no', 'yes' ],
		},
	};
