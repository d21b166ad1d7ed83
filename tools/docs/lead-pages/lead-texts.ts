import type { leadEndpoints } from '../../../client/src/lead-pages/lead-endpoints';
import type { ComponentTexts } from '../component-texts';
import { leadOwners } from './who';

type Texts = ComponentTexts< keyof typeof leadEndpoints >;

const lead = { who: leadOwners, response: 'Lead', tag: 'Leads' } as const;

const readers =
	'The owner of the lead; the partner of the page that it came from, where the visitor agreed to that, reduced (`access` is `shared`); and those who may manage leads (`svc_manage_leads`).';

const filters =
	'`owner` is a user ID; `search` finds beginnings of words of names, e-mail and phone; `from` and `to` are days of `created_at`. Without `folder`, the inbox.';

export const leadOperations: Texts[ 'operations' ] = {
	listLeads: {
		...lead,
		title: 'List leads',
		about: `The leads that the caller sees. ${ filters } Without \`order\`, \`last_name\` sorts ascending, others newest first. Of a lead that is shared, all is null but id, reference, status, names, e-mail, phone, page and times.`,
		who: 'People with a profile, and those who may manage leads.',
		response: 'LeadList',
		item: 'LeadItem',
	},
	createLead: {
		...lead,
		title: 'Enter a lead',
		about: 'A lead that came by phone, by walking in or at an event, without page and consents. E-mail or phone is required. The owner is the caller where none is sent.',
		who: 'People with a profile who are no realtor partners, for themselves; those who may manage leads, for any person.',
		body: 'NewLead',
	},
	getLeadFacets: {
		title: 'Count leads by status, owner and page',
		about: `The number of leads of each status, owner and page; each list leaves its own filter out. ${ filters }`,
		who: 'People with a profile, and those who may manage leads.',
		response: 'LeadFacets',
		tag: 'Leads',
	},
	exportLeads: {
		title: 'Export leads',
		about: `A CSV file of the leads that the caller sees; the cells that a shared lead does not show are empty. ${ filters } Texts that a spreadsheet would take for formulas begin with an apostrophe. In a browser that is logged in, a plain link to it works.`,
		who: 'People with a profile, and those who may manage leads.',
		response: 'Spreadsheet',
		tag: 'Leads',
	},
	getLead: {
		...lead,
		title: 'Get a lead',
		about: 'With consents, and why it was taken for spam where it was.',
		who: readers,
	},
	updateLead: {
		...lead,
		title: 'Update a lead',
		about: 'Any of the fields; what is not sent stays. Each change is an event of the timeline. `do_not_contact` revokes all consents: no e-mail of the site goes to the person any more, and the partner does not see the lead. The folder `inbox` releases a lead from spam, and sends what it missed, once. Only those who may manage leads give it another owner.',
		body: 'LeadChanges',
	},
	deleteLead: {
		...lead,
		title: 'Delete a lead',
		about: 'For good, with submissions, events, and the contents of its deliveries. Where the settings say so, name, phone and consents are kept for five years as evidence.',
		who: 'Those who may manage leads (`svc_manage_leads`).',
		response: 'Deleted',
	},
	listLeadEvents: {
		...lead,
		title: 'List the events of a lead',
		about: 'What happened to it, newest first. `data` by `kind`: `created` and `resubmitted` have `source` and `submission_id`, `status` and `owner` `from` and `to`, `contact` both for each field that changed, `note` its `text`, `consent` `do_not_contact`, `spam` the `folder`.',
		response: 'LeadEventList',
		item: 'LeadEvent',
	},
	listLeadSubmissions: {
		...lead,
		title: 'List the submissions of a lead',
		about: 'What the visitor sent, newest first, and each consent with the text as it was shown. They never change.',
		response: 'LeadSubmissionList',
		item: 'LeadSubmission',
	},
	addLeadNote: {
		...lead,
		title: 'Add a note to a lead',
		about: 'An event of the timeline. Notes cannot be changed.',
		response: 'LeadEvent',
		body: 'NewLeadNote',
	},
};

export const leadPermissions: Texts[ 'permissions' ] = {
	'list and count leads, and see one': {
		of: [ 'listLeads', 'getLeadFacets', 'exportLeads', 'getLead' ],
		who: [
			'no',
			'own, and shared ones reduced',
			'own',
			'own',
			'administrators of the site: all',
		],
	},
	'enter leads': {
		of: [ 'createLead' ],
		who: [
			'no',
			'no',
			'own',
			'own',
			'administrators of the site: for any person',
		],
	},
	'change a lead; see its events and submissions; add notes': {
		of: [
			'updateLead',
			'listLeadEvents',
			'listLeadSubmissions',
			'addLeadNote',
		],
		who: [ 'no', 'own', 'own', 'own', 'administrators of the site: all' ],
	},
	'delete leads': {
		of: [ 'deleteLead' ],
		who: [ 'no', 'no', 'no', 'no', 'administrators of the site' ],
	},
};
