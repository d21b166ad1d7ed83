import type { leadPeopleEndpoints } from '../../../client/src/lead-pages/people-endpoints';
import type { pageEndpoints } from '../../../client/src/lead-pages/page-endpoints';
import type { ComponentTexts } from '../component-texts';
import { pageManagers, pageReaders } from './who';

type Texts = ComponentTexts<
	keyof typeof pageEndpoints | keyof typeof leadPeopleEndpoints
>;

const page = { response: 'LeadPage', tag: 'Lead pages' } as const;

export const pageOperations: Texts[ 'operations' ] = {
	listLeadPageTemplates: {
		title: 'List the templates of lead pages',
		about: 'What a page can begin with: content, form and consents. All on one page.',
		who: 'People with a profile, and those who may manage lead pages.',
		response: 'LeadPageTemplateList',
		item: 'LeadPageTemplate',
		tag: 'Lead pages',
	},
	listLeadPages: {
		title: 'List lead pages',
		about: 'Without form and routing. Owners and partners see theirs, those who may manage lead pages all. `owner` and `partner` are user IDs; `search` finds words of the title. Without `order`, `modified` sorts newest first, `title` ascending.',
		who: 'People with a profile, and those who may manage lead pages.',
		response: 'LeadPageList',
		item: 'LeadPageItem',
		tag: 'Lead pages',
	},
	createLeadPage: {
		...page,
		title: 'Create a lead page',
		about: 'What is not sent is the template’s (`loan-officer` by default); without `status` it is a draft. A page that is published needs a loan officer with an NMLS number as owner (or a person of another role), `co_marketing` where it has a partner, and a partner for the template `open-house`.',
		who: pageManagers,
		body: 'NewLeadPage',
	},
	getLeadPage: {
		...page,
		title: 'Get a lead page',
		about: 'With form and routing. A page in the trash is not found.',
		who: pageReaders,
	},
	updateLeadPage: {
		...page,
		title: 'Update a lead page',
		about: 'Any of the fields; what is not sent stays, also within `form` and `routing`. Publishing is refused as in creating. Who gets another owner loses the rights of an owner with the answer.',
		who: 'The owner while the page is a draft or pending, all but `owner_user_id`; where the settings say so, also publishing it and changing it when it is published. Those who may manage lead pages change all.',
		body: 'LeadPageChanges',
	},
	deleteLeadPage: {
		...page,
		title: 'Delete a lead page',
		about: 'Moves it to the trash. Its leads stay.',
		who: pageManagers,
		response: 'Deleted',
	},
	restoreLeadPage: {
		...page,
		title: 'Restore a lead page',
		about: 'Takes a page out of the trash, as a draft.',
		who: pageManagers,
	},
	duplicateLeadPage: {
		...page,
		title: 'Duplicate a lead page',
		about: 'Creates a draft with content, form and routing of the page. With another owner or partner nothing has to be edited: the cards say “owner” and “partner”. Consents that name the partner are left out where the copy has none.',
		who: 'Those who may manage lead pages, and the owner for themself.',
		body: 'LeadPageDuplicate',
	},
	getLeadPageStats: {
		title: 'Get the statistics of a lead page',
		about: 'Views, visitors and leads by day of the site’s time zone, by default of the last 30 days and at most of 366. Spam is not counted. `conversion` is leads by visitors, null without visitors. A visitor is counted once a day, by a hash that cannot be recognized on another day.',
		who: pageReaders,
		response: 'LeadPageStats',
		tag: 'Lead pages',
	},
	listLeadPeople: {
		title: 'List the people of lead pages',
		about: 'Name, role and NMLS number of everybody who can own a page or a lead, be a partner or stand in a pool, by last name. `search` finds words of the name; `include` are user IDs, in whose order they then come.',
		who: 'Those who may manage lead pages or leads.',
		response: 'LeadPersonList',
		item: 'LeadPerson',
		tag: 'Lead pages',
	},
};

export const pagePermissions: Texts[ 'permissions' ] = {
	'list templates and lead pages; see a lead page and its statistics': {
		of: [
			'listLeadPageTemplates',
			'listLeadPages',
			'getLeadPage',
			'getLeadPageStats',
		],
		who: [
			'no',
			'pages shared with them',
			'own pages',
			'own pages',
			'editors of the site: all',
		],
	},
	'duplicate a lead page': {
		of: [ 'duplicateLeadPage' ],
		who: [
			'no',
			'no',
			'own pages',
			'own pages',
			'editors of the site: all',
		],
	},
	'change a lead page': {
		of: [ 'updateLeadPage' ],
		who: [
			'no',
			'no',
			'own drafts; published ones by setting',
			'own drafts; published ones by setting',
			'editors of the site: all',
		],
	},
	'create, delete and restore lead pages; list people for them': {
		of: [
			'createLeadPage',
			'deleteLeadPage',
			'restoreLeadPage',
			'listLeadPeople',
		],
		who: [ 'no', 'no', 'no', 'no', 'editors of the site' ],
	},
};
