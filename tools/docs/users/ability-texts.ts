import type { AbilityInput } from '../../../client/src/abilities/run';
import type { users } from '../../../client/src/users/component';
import type { AbilityTexts } from '../component-texts';
import type { UserEndpointName } from './names';

const readers =
	'Everybody, for profiles of public roles; realtor partners also their own; persons, and those who may manage, all.';
const managers = 'Those who may manage profiles.';
const persons =
	'Persons of the company (a profile that is not a realtor partner’s), and those who may manage profiles.';
const members =
	'Everybody with a login that may `read` the site, each their own.';

type Name = keyof typeof users.abilities;

export const userAbilityTexts: {
	[ Ability in Name ]: AbilityTexts<
		UserEndpointName,
		AbilityInput< Ability >
	>;
} = {
	'svc-users/list-profiles': {
		sameAs: 'listProfiles',
		who: readers,
		input: { role: 'loan_officer', search: 'jane' },
	},
	'svc-users/get-profile': {
		sameAs: 'getProfile',
		who: readers,
		input: { id: 12 },
	},
	'svc-users/create-profile': {
		sameAs: 'createProfile',
		who: managers,
		input: {
			user_id: 34,
			first_name: 'Jane',
			last_name: 'Doe',
			email: 'jane.doe@example.com',
			role: 'loan_officer',
		},
	},
	'svc-users/update-profile': {
		sameAs: 'updateProfile',
		who: 'Those who may manage profiles change everything; owners their own `phone`, `bio`, `social` and photo, and what the setting `owner_fields` adds.',
		input: { id: 12, phone: '+1 555 0199' },
	},
	'svc-users/delete-profile': {
		sameAs: 'deleteProfile',
		who: managers,
		input: { id: 12 },
	},
	'svc-users/restore-profile': {
		sameAs: 'restoreProfile',
		who: managers,
		input: { id: 12 },
	},
	'svc-intranet/search-directory': {
		sameAs: 'searchDirectory',
		who: persons,
		input: { search: 'Pryia underwriter', close: true, per_page: 5 },
	},
	'svc-intranet/find-colleague': {
		who: persons,
		input: {
			query: 'who handles VA loans in Denver',
		},
	},
	'svc-intranet/get-direct-reports': {
		sameAs: 'getDirectReports',
		who: persons,
		input: { user_id: 34 },
	},
	'svc-intranet/list-departments': {
		sameAs: 'listDepartments',
		who: persons,
		input: {},
	},
	'svc-intranet/get-org-chart': {
		sameAs: 'getOrgChart',
		who: persons,
		input: { depth: 2 },
	},
	'svc-intranet/get-org-chart-branch': {
		sameAs: 'getOrgChartBranch',
		who: persons,
		input: { user_id: 34 },
	},
	'svc-intranet/get-reporting-chain': {
		sameAs: 'getReportingChain',
		who: persons,
		input: { user_id: 34 },
	},
	'svc-intranet/list-positions': {
		sameAs: 'listPositions',
		who: persons,
		input: {},
	},
	'svc-intranet/create-position': {
		sameAs: 'createPosition',
		who: managers,
		input: {
			title: 'Closing Manager',
			reports_to: 7,
			report_ids: [ 34 ],
		},
	},
	'svc-intranet/update-position': {
		sameAs: 'updatePosition',
		who: managers,
		input: { position_id: -3, user_id: 34 },
	},
	'svc-intranet/delete-position': {
		sameAs: 'deletePosition',
		who: managers,
		input: { position_id: -3 },
	},
	'svc-intranet/get-profile': {
		sameAs: 'getIntranetProfile',
		who: persons,
		input: { user_id: 34 },
	},
	'svc-intranet/update-profile': {
		sameAs: 'updateIntranetProfile',
		who: 'Those who may manage profiles change everything; persons their own `office_location`, `extension`, `bio` and `skills`.',
		input: {
			user_id: 34,
			skills: [ 'VA loans', 'Spanish' ],
		},
	},
	'svc-intranet/get-bookmarks': {
		sameAs: 'listBookmarks',
		who: members,
		input: { collection: 'Rates' },
	},
	'svc-intranet/add-bookmark': {
		sameAs: 'addBookmark',
		who: members,
		input: { post_id: 56, collection: 'Rates' },
	},
	'svc-intranet/remove-bookmark': {
		sameAs: 'removeBookmark',
		who: members,
		input: { id: 78 },
	},
	'svc-intranet/list-collections': {
		sameAs: 'listCollections',
		who: members,
		input: {},
	},
	'svc-intranet/create-collection': {
		sameAs: 'createCollection',
		who: members,
		input: { name: 'Rates' },
	},
};
