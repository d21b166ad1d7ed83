import type { Operation } from '../component-texts';
import type { IntranetName } from '../site';

const colleagues =
	'Persons, and those who may manage profiles. Realtor partners, accounts without profile and anonymous callers may not.';
const members =
	'Every account that may read this site, each its own bookmarks only.';
const unknown =
	'Whoever has no profile, or is a realtor partner, is nobody here: `rest_profile_not_found`.';

export const intranetOperations: Record< IntranetName, Operation > = {
	searchDirectory: {
		title: 'Search the directory',
		about: 'Colleagues, a page at a time. Each word of `search` must occur in name, title or department; case and accents do not matter, nor does case in `department` and `office`, which must match as a whole. `without` finds those who lack a manager, a photo or a department. People are named by user ID.',
		who: colleagues,
		response: 'DirectoryList',
		item: 'DirectoryItem',
		tag: 'Directory',
	},
	getDirectoryFacets: {
		title: 'Count what the directory can be filtered by',
		about: 'For the same search and filters: how many people each department, role and office has. A list leaves its own filter out and follows all others, so the other choices stay visible. `value` is what to send as the filter.',
		who: colleagues,
		response: 'DirectoryFacets',
		tag: 'Directory',
	},
	listDepartments: {
		title: 'List the departments',
		about: 'By name, always on one page. Spellings that differ in case or accents only are one department.',
		who: colleagues,
		response: 'DepartmentList',
		item: 'Department',
		tag: 'Directory',
	},
	getDirectReports: {
		title: 'List direct reports',
		about: `Those who report to this user, by last name. ${ unknown }`,
		who: colleagues,
		response: 'DirectoryList',
		item: 'DirectoryItem',
		tag: 'Org chart',
	},
	getOrgChart: {
		title: 'Get the org chart',
		about: 'Everybody exactly once, under one root: the one person without a manager or, where there are several, the organisation itself (`id` 0). Siblings are sorted by last name. `reports_count` counts direct reports, shown or not: below `depth` and below 200 levels `reports` is empty, and the subtree is asked for by its ID. Sent gzipped to those who accept it.',
		who: colleagues,
		response: 'OrgChart',
		tag: 'Org chart',
	},
	getOrgChartBranch: {
		title: 'Get a part of the org chart',
		about: `A person and everybody below. ${ unknown }`,
		who: colleagues,
		response: 'OrgChart',
		tag: 'Org chart',
	},
	getReportingChain: {
		title: 'Get the reporting chain',
		about: `From the person to the top, both included, always on one page. ${ unknown }`,
		who: colleagues,
		response: 'ReportingChain',
		item: 'ChainLink',
		tag: 'Org chart',
	},
	getIntranetProfile: {
		title: 'Get an intranet profile',
		about: `What only colleagues see of somebody. \`id\` is the user's. ${ unknown }`,
		who: colleagues,
		response: 'IntranetProfile',
		tag: 'Intranet profiles',
	},
	updateIntranetProfile: {
		title: 'Change an intranet profile',
		about: 'Send any of the seven fields from `department` on: what is absent stays, null or "" clears. Department and manager are the same facts as `svc_department` and `svc_reports_to` of the profile. The answer has the user ID and the new `ETag`.',
		who: 'Those who may manage profiles change everything. Owners change their own `office_location`, `extension`, `bio` and `skills`.',
		response: 'Written',
		body: 'IntranetProfileChanges',
		tag: 'Intranet profiles',
	},
	listOpenManagers: {
		title: 'List open managers',
		about: 'People whose manager an import could not set, because nobody or several people match, or because of a loop: with what the file says of the manager (`cell`), and the people who match it now (`candidates`). An entry ends when the person gets a manager in any way, when it is dismissed, and when the person is deleted. More in [import and export](import-and-export.md#managers).',
		who: 'Those who may manage profiles.',
		response: 'OpenManagerList',
		item: 'OpenManager',
		tag: 'Imports',
	},
	dismissOpenManager: {
		title: 'Dismiss an open manager',
		about: 'Takes a person off the list; `id` is the user’s. The person keeps the manager they have, or none. To choose a manager, [change the intranet profile](#change-an-intranet-profile), which ends the entry as well.',
		who: 'Those who may manage profiles.',
		response: 'Deleted',
		tag: 'Imports',
	},
	listBookmarks: {
		title: 'List bookmarks',
		about: 'Of all sites of the network, newest first, with the titles of now. Posts that are gone, or that the caller may not read any more, are left out until they can be read again. Links to other sites are in their short form.',
		who: members,
		response: 'BookmarkList',
		item: 'Bookmark',
		tag: 'Bookmarks',
	},
	addBookmark: {
		title: 'Add a bookmark',
		about: 'Of a post that the caller may read, on any site of the network. The same post again answers 200 with the bookmark that is there, moved if another collection is named. A collection that is not there yet is made. At most 1,000 bookmarks a user.',
		who: members,
		response: 'Bookmark',
		body: 'NewBookmark',
		tag: 'Bookmarks',
	},
	updateBookmark: {
		title: 'Move a bookmark',
		about: 'To another collection, which is made if it is not there. The other fields may be sent back as they were read.',
		who: members,
		response: 'Bookmark',
		body: 'BookmarkChanges',
		tag: 'Bookmarks',
	},
	removeBookmark: {
		title: 'Remove a bookmark',
		about: 'The ID is never used again.',
		who: members,
		response: 'Deleted',
		tag: 'Bookmarks',
	},
	exportBookmarks: {
		title: 'Export bookmarks',
		about: 'All of them as a file: JSON, or with `format=netscape` the HTML that browsers import, with collections as folders.',
		who: members,
		response: 'BookmarkExport',
		tag: 'Bookmarks',
	},
	listCollections: {
		title: 'List collections',
		about: 'Always on one page. `General` is always there.',
		who: members,
		response: 'CollectionList',
		item: 'Collection',
		tag: 'Collections',
	},
	createCollection: {
		title: 'Create a collection',
		about: 'Names are unique for each user.',
		who: members,
		response: 'Collection',
		body: 'NewCollection',
		tag: 'Collections',
	},
	updateCollection: {
		title: 'Rename a collection',
		about: 'Its bookmarks stay in it. `General` keeps its name.',
		who: members,
		response: 'Collection',
		body: 'CollectionChanges',
		tag: 'Collections',
	},
	deleteCollection: {
		title: 'Delete a collection',
		about: 'Its bookmarks go to `General`, which cannot be deleted.',
		who: members,
		response: 'Deleted',
		tag: 'Collections',
	},
};
