import type { leadEndpoints } from '../../../client/src/lead-pages/lead-endpoints';
import type { ComponentTexts } from '../component-texts';
import { listOf } from './list-of';

const item = {
	id: 41,
	reference: 'K7QPX2MWRD4T',
	status: 'new',
	folder: 'inbox',
	first_name: 'Alex',
	last_name: 'Morgan',
	email: 'alex@example.org',
	phone: '+1 303 555 0199',
	state: 'CO',
	owner_user_id: 7,
	page_id: 12,
	source: 'page',
	submissions: 1,
	do_not_contact: false,
	follow_up_on: '2026-11-25',
	access: 'full',
	created_at: '2026-11-23T09:30:00Z',
	last_submitted_at: '2026-11-23T09:30:00Z',
};

const lead = {
	...item,
	zip: '80202',
	consents: { contact: true, sms_calls: false, partner: false },
	lost_reason: '',
	spam_score: 0,
	spam_reasons: [],
	first_contacted_at: null,
	version: 1,
};

const entered = {
	...lead,
	id: 42,
	reference: 'B3WNV8HJCZ6Y',
	last_name: '',
	email: '',
	state: '',
	zip: '',
	page_id: null,
	source: 'phone',
	submissions: 0,
	follow_up_on: null,
	consents: { contact: false, sms_calls: false, partner: false },
};

const note = {
	id: 93,
	kind: 'note',
	actor_user_id: 7,
	data: { text: 'Called back, wants to buy in spring.' },
	at: '2026-11-23T10:05:00Z',
};

const created = {
	id: 92,
	kind: 'created',
	actor_user_id: null,
	data: { source: 'page', submission_id: 58 },
	at: '2026-11-23T09:30:00Z',
};

export const leadExamples: ComponentTexts<
	keyof typeof leadEndpoints
>[ 'examples' ] = {
	listLeads: { query: '?status=new&search=morgan', answer: listOf( item ) },
	createLead: {
		body: {
			first_name: 'Alex',
			phone: '+1 303 555 0199',
			source: 'phone',
		},
		answer: entered,
	},
	getLeadFacets: {
		query: '?page_id=12',
		answer: {
			status: [
				{ value: 'new', count: 3 },
				{ value: 'won', count: 1 },
			],
			owner: [ { value: 7, count: 4 } ],
			page: [
				{ value: 12, count: 4 },
				{ value: null, count: 2 },
			],
		},
	},
	exportLeads: {
		query: '?from=2026-11-01',
		answer: 'reference,status,first_name,last_name,email,phone,…\r\nK7QPX2MWRD4T,new,Alex,Morgan,alex@example.org,+1 303 555 0199,…\r\n',
	},
	getLead: { id: '41', answer: lead },
	updateLead: {
		id: '41',
		body: { status: 'contacted' },
		answer: {
			...lead,
			status: 'contacted',
			first_contacted_at: '2026-11-23T10:05:00Z',
			version: 2,
		},
	},
	deleteLead: { id: '41', answer: { message: 'Lead deleted.' } },
	listLeadEvents: { id: '41', answer: listOf( note, created ) },
	listLeadSubmissions: {
		id: '41',
		answer: listOf( {
			id: 58,
			at: '2026-11-23T09:30:00Z',
			page_id: 12,
			source: 'page',
			source_url: 'https://example.com/lp/buy-your-first-home/',
			utm: { source: 'newsletter', campaign: 'autumn' },
			fields: { first_name: 'Alex', email: 'alex@example.org' },
			consents: [
				{
					key: 'contact',
					given: true,
					text: 'Jane Cooper of Example Mortgage may contact me about my enquiry.',
					text_hash:
						'9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
				},
			],
			snapshot: null,
			ip_hash:
				'2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
		} ),
	},
	addLeadNote: {
		id: '41',
		body: { text: 'Called back, wants to buy in spring.' },
		answer: note,
	},
};
