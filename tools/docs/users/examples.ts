import { components } from '../../../client/src/components';
import type { Example } from '../component-texts';
import { importExamples, importRefusals } from './import-examples';
import { intranetExamples } from './intranet-examples';
import type { UserEndpointName } from './names';

const listed = {
	id: 12,
	user_id: 34,
	first_name: 'Jane',
	last_name: 'Doe',
	email: 'jane.doe@example.com',
	role: 'loan_officer',
	nmls_id: '123456',
	job_title: 'Senior Loan Officer',
	phone: '+1 555 0100',
};

const avatar = 'https://example.com/wp-content/uploads/jane-300x300.jpg';

const profile = {
	...listed,
	company: 'Example Home Loans',
	bio: 'Fifteen years of <strong>first homes</strong>.',
	avatar_url: avatar,
	avatar_id: 56,
	avatar_site_id: 1,
	social: { linkedin: 'https://www.linkedin.com/in/jane-doe' },
	meta: { svc_department: 'Lending', svc_reports_to: 7 },
};

const settings = {
	public_roles: [ 'loan_officer' ],
	public_fields: [ 'email', 'phone', 'company', 'bio', 'social' ],
	role_labels: {
		loan_officer: 'Agent',
		realtor_partner: '',
		staff: '',
		leadership: '',
		assistant: '',
	},
	hidden_roles: [ 'realtor_partner' ],
	owner_fields: [],
	use_gravatar: false,
	history_days: 730,
	delete_data_on_uninstall: false,
	person_pages: false,
	person_pages_base: 'people',
	components: Object.fromEntries(
		Object.keys( components ).map( ( name ) => [ name, true ] )
	),
};

const company = {
	name: 'Example Home Loans',
	legal_name: 'Example Home Loans, LLC',
	nmls_id: '123456',
	postal_address: '12 Main Street\nDenver, CO 80202',
	phone: '+1 555 0100',
	url: 'https://example.com',
	disclosure: 'This is not a commitment to lend.',
	equal_housing: true,
};

const delivery = {
	id: 41,
	kind: 'invitation',
	user_id: 34,
	name: 'Ana Ruiz',
	status: 'waiting',
	attempts: 2,
	error: 'SMTP Error: Could not connect to SMTP host.',
	next_at: '2026-11-20T09:35:07Z',
	message_id: 'b6a1f0c9d2e84d7f8a35c1e07b94d260@example.com',
	created_at: '2026-11-20T09:30:00Z',
	delivered_at: null,
};

const report = {
	findings: [
		{
			damage: 'circle',
			count: 1,
			title: 'People who report to each other in a loop',
			remedy: 'The one with the lowest user ID loses the manager, where the chart is cut already.',
			examples: [
				{ profile_id: 12, name: 'Jane Doe → Bo Smith → Jane Doe' },
			],
		},
	],
	next: null,
};

/** Held against the client's schemas when the documents are made. */
export const userExamples: Record< UserEndpointName, Example > = {
	...importExamples,
	listProfiles: {
		query: '?role=loan_officer&search=jane&per_page=1',
		answer: {
			data: [ { ...listed, avatar_url: avatar } ],
			total: 1,
			pages: 1,
			page: 1,
		},
	},
	getProfileFacets: {
		query: '?without=manager',
		answer: {
			departments: [ { value: 'Lending', name: 'Lending', count: 2 } ],
			roles: [
				{ value: 'loan_officer', name: 'Loan Officer', count: 2 },
			],
			offices: [],
			lacks: [
				{ value: 'manager', name: 'No manager', count: 2 },
				{ value: 'photo', name: 'No photo', count: 40 },
			],
		},
	},
	exportProfiles: {
		query: '?department=Lending&columns=first_name,last_name,phone&bom=false',
		answer: [ 'First name,Last name,Phone', "Jane,Doe,'+1 555 0100" ].join(
			'\n'
		),
	},
	createProfile: {
		body: {
			user_id: 34,
			first_name: 'Jane',
			last_name: 'Doe',
			email: 'jane.doe@example.com',
			role: 'loan_officer',
			meta: { svc_reports_to: 7 },
		},
		answer: { id: 12, message: 'Profile created.' },
	},
	getProfile: { answer: profile },
	getProfileByUser: { answer: profile },
	getVcard: {
		query: '?version=4.0',
		answer: [
			'BEGIN:VCARD',
			'VERSION:4.0',
			'PRODID:-//svc//People//EN',
			'UID:https://example.com/?svc-profile=12',
			'N:Doe;Jane;;;',
			'FN:Jane Doe',
			'ORG:Example Home Loans;Lending',
			'TITLE:Senior Loan Officer',
			'EMAIL;TYPE=work:jane.doe@example.com',
			'TEL;TYPE="work,voice":+1 555 0100',
			'ADR;TYPE=work:;Denver;;;;;',
			'NOTE:NMLS #123456',
			`PHOTO:${ avatar }`,
			'SOCIALPROFILE;SERVICE-TYPE=linkedin:https://www.linkedin.com/in/jane-doe',
			'END:VCARD',
		].join( '\n' ),
	},
	updateProfile: {
		body: { phone: '+1 555 0199', social: { twitter: null } },
		answer: { id: 12, message: 'Profile updated.' },
	},
	deleteProfile: { answer: { message: 'Profile moved to the Trash.' } },
	restoreProfile: {
		body: {},
		answer: { id: 12, message: 'Profile restored from the Trash.' },
	},
	listProfileHistory: {
		query: '?field=department',
		answer: {
			data: [
				{
					id: 321,
					at: '2026-11-20T09:30:00Z',
					user_id: 1,
					way: 'rest',
					field: 'department',
					old: 'Lending',
					new: 'Operations',
				},
			],
			total: 1,
			pages: 1,
			page: 1,
		},
	},
	getSettings: { answer: settings },
	updateSettings: {
		body: { public_roles: [ 'loan_officer', 'leadership' ] },
		answer: {
			...settings,
			public_roles: [ 'loan_officer', 'leadership' ],
		},
	},
	getCompany: { answer: company },
	updateCompany: {
		body: { phone: '+1 555 0199', url: null },
		answer: { ...company, phone: '+1 555 0199', url: '' },
	},
	findProblems: { query: '?scope=managers', answer: report },
	repairProblems: { body: { scope: 'managers' }, answer: report },
	listAccounts: {
		query: '?search=smith',
		answer: {
			data: [ { id: 35, login: 'bsmith', display_name: 'Bo Smith' } ],
			total: 1,
			pages: 1,
			page: 1,
		},
	},
	invitePerson: {
		body: {},
		answer: {
			delivery_id: 41,
			message: 'The invitation will be sent in a moment.',
		},
	},
	listDeliveries: {
		query: '?status=waiting',
		answer: { data: [ delivery ], total: 1, pages: 1, page: 1 },
	},
	retryDelivery: {
		body: {},
		answer: {
			...delivery,
			attempts: 0,
			next_at: '2026-11-20T09:31:10Z',
		},
	},
	uploadPhoto: {
		body: { image: '/9j/4AAQSkZJRgABAQ…' },
		answer: {
			avatar_id: 88,
			avatar_site_id: 1,
			avatar_url:
				'https://example.com/wp-content/uploads/2026/11/photo-k2m9x4w7q1z8r5t3.jpg',
		},
	},
	...intranetExamples,
};

export const userRefusals = {
	...importRefusals,
	rest_delivery_not_found: {
		code: 'rest_delivery_not_found',
		message: 'There is no such delivery on this site.',
		data: { status: 404 },
	},
	rest_delivery_done: {
		code: 'rest_delivery_done',
		message:
			'Only messages that are waiting or have failed can be sent again. This one is being sent, was delivered or was cancelled.',
		data: { status: 409 },
	},
	rest_profile_not_found: {
		code: 'rest_profile_not_found',
		message: 'There is no such profile.',
		data: { status: 404 },
	},
	rest_profile_exists: {
		code: 'rest_profile_exists',
		message: 'This user already has a profile. Change that one instead.',
		data: { status: 409, id: 12 },
	},
	rest_bookmark_not_found: {
		code: 'rest_bookmark_not_found',
		message: 'You have no such bookmark.',
		data: { status: 404 },
	},
	rest_collection_not_found: {
		code: 'rest_collection_not_found',
		message: 'You have no such collection.',
		data: { status: 404 },
	},
	rest_position_not_found: {
		code: 'rest_position_not_found',
		message:
			'There is no such vacancy. It may have been filled or deleted: read the list of vacancies again.',
		data: { status: 404 },
	},
	rest_collection_exists: {
		code: 'rest_collection_exists',
		message:
			'You already have a collection of that name. Send another name, or use that collection.',
		data: { status: 409, id: 5 },
	},
};
