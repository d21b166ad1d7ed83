import type { leadPeopleEndpoints } from '../../../client/src/lead-pages/people-endpoints';
import type { pageEndpoints } from '../../../client/src/lead-pages/page-endpoints';
import type { ComponentTexts } from '../component-texts';
import { listOf } from './list-of';

type Texts = ComponentTexts<
	keyof typeof pageEndpoints | keyof typeof leadPeopleEndpoints
>;

export const form = {
	fields: [
		{ key: 'first_name', label: 'First name', required: true },
		{ key: 'email', label: 'E-mail', required: true },
		{ key: 'phone', label: 'Phone', required: false },
		{
			key: 'x_down_payment',
			label: 'Down payment',
			required: false,
			type: 'select',
			options: [ 'Less than 10 %', '10 to 20 %', 'More than 20 %' ],
		},
	],
	consents: [
		{
			key: 'contact',
			text: '{owner} of {company} may contact me about my enquiry.',
			required: true,
		},
	],
	button_text: 'Call me',
	thank_you: { message: 'Thank you. We will call you soon.', url: null },
};

const item = {
	id: 12,
	title: 'Buy your first home in Denver',
	slug: 'buy-your-first-home',
	status: 'publish',
	url: 'https://example.com/lp/buy-your-first-home/',
	edit_url: 'https://example.com/wp-admin/post.php?post=12&action=edit',
	template: 'loan-officer',
	owner_user_id: 7,
	partner_user_id: 34,
	co_marketing: {
		partner_percent: 50,
		monthly_cost: '250.00',
		note: 'Agreement of 1 September 2026',
	},
	confirmation: true,
	created_at: '2026-10-02T09:15:00Z',
	modified_at: '2026-11-20T16:40:00Z',
};

const page = { ...item, form, routing: { mode: 'owner', pool: [] } };

const draft = {
	...page,
	id: 13,
	slug: '',
	status: 'draft',
	url: 'https://example.com/?post_type=svc_lead_page&p=13',
	edit_url: 'https://example.com/wp-admin/post.php?post=13&action=edit',
	partner_user_id: null,
	co_marketing: null,
};

export const pageExamples: Texts[ 'examples' ] = {
	listLeadPageTemplates: {
		answer: listOf( {
			name: 'loan-officer',
			title: 'Loan officer',
			description: 'A person, what they do, and a form.',
		} ),
	},
	listLeadPages: { query: '?owner=7&status=publish', answer: listOf( item ) },
	createLeadPage: {
		body: {
			title: 'Buy your first home in Denver',
			owner_user_id: 7,
			form: { button_text: 'Call me' },
		},
		answer: draft,
	},
	getLeadPage: { id: '12', answer: page },
	updateLeadPage: {
		id: '12',
		body: {
			co_marketing: {
				partner_percent: 50,
				monthly_cost: '250.00',
				note: 'Agreement of 1 September 2026',
			},
			status: 'publish',
		},
		answer: page,
	},
	deleteLeadPage: {
		id: '13',
		answer: { message: 'Lead page moved to the trash.' },
	},
	restoreLeadPage: { id: '13', body: {}, answer: draft },
	duplicateLeadPage: {
		id: '12',
		body: { owner_user_id: 8, partner_user_id: null },
		answer: { ...draft, owner_user_id: 8 },
	},
	getLeadPageStats: {
		id: '12',
		query: '?from=2026-11-20&to=2026-11-21',
		answer: {
			page_id: 12,
			from: '2026-11-20',
			to: '2026-11-21',
			views: 84,
			visitors: 61,
			leads: 4,
			conversion: '0.0656',
			median_minutes_to_contact: 38,
			days: [
				{ day: '2026-11-20', views: 50, visitors: 36, leads: 3 },
				{ day: '2026-11-21', views: 34, visitors: 25, leads: 1 },
			],
		},
	},
	listLeadPeople: {
		query: '?search=jane&role=loan_officer',
		answer: listOf( {
			user_id: 7,
			name: 'Jane Cooper',
			role: 'loan_officer',
			nmls_id: '654321',
		} ),
	},
};
