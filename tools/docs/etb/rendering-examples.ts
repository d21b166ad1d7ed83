import type { renderingEndpoints } from '../../../client/src/etb/rendering-endpoints';
import type { mailSettingsEndpoints } from '../../../client/src/etb/settings-endpoints';
import type { signatureEndpoints } from '../../../client/src/etb/signature-endpoints';
import type { ComponentTexts } from '../component-texts';

type Name =
	| keyof typeof renderingEndpoints
	| keyof typeof signatureEndpoints
	| keyof typeof mailSettingsEndpoints;

const paragraph =
	'<!-- wp:paragraph --><p>Hi {{lead.first_name|there}}, call me at {{person.phone}}.</p><!-- /wp:paragraph -->';

const rendered = {
	subject: 'Thank you, Alex',
	preheader: 'We will be in touch soon',
	html: '<!DOCTYPE html>…',
	text: 'Hi Alex, call me at +1 303 555 0142.',
	warnings: [],
	size: 2784,
};

const colors = {
	text: '#1f2933',
	background: '#ffffff',
	outer: '#f3f4f6',
	line: '#d9dde3',
	link: '#1f5fa8',
	button: '#1f5fa8',
	button_text: '#ffffff',
};

const settings = {
	company: {
		name: 'Example Mortgage',
		legal_name: 'Example Mortgage, LLC',
		nmls_id: '123456',
		postal_address: '100 Main Street\nDenver, CO 80202',
		phone: '+1 303 555 0100',
		url: 'https://example.com/',
		disclosure: 'This is not a commitment to lend.',
		equal_housing: true,
	},
	brand: {
		logo_id: 31,
		logo_dark_id: null,
		logo_width: 160,
		colors,
		dark: {
			text: '#e6e8eb',
			background: '#1d2127',
			outer: '#121519',
			line: '#3d444d',
			link: '#8ab8f0',
			button: '#8ab8f0',
			button_text: '#10161d',
		},
		font: 'georgia',
	},
	from: { name: '', email: '', reply_to: 'hello@example.com' },
	uses: {
		lead_notice: null,
		lead_confirmation: 12,
		event_invitation: null,
		event_update: null,
		event_cancellation: null,
		estimate_report: null,
		calculation_report: null,
		work_anniversary: null,
		announcement: null,
		newsletter: null,
		wordpress: null,
	},
	signature: {
		default: null,
		roles: {
			loan_officer: 15,
			staff: null,
			leadership: null,
			assistant: null,
		},
	},
	wrap_wordpress: false,
	work_anniversaries: false,
	keep_days: 30,
};

const listOf = ( ...data: object[] ) => ( {
	data,
	total: data.length,
	pages: 1,
	page: 1,
} );

export const renderingExamples: ComponentTexts< Name >[ 'examples' ] = {
	renderTemplate: {
		id: '12',
		body: {
			context: { person: { user_id: 7 }, lead: { first_name: 'Alex' } },
		},
		answer: rendered,
	},
	renderContent: {
		body: {
			purpose: 'lead_confirmation',
			subject: 'Thank you, {{lead.first_name|friend}}',
			content: paragraph,
			sample: true,
		},
		answer: rendered,
	},
	listMergeTags: {
		query: '?purpose=newsletter',
		answer: listOf( {
			tag: '{{recipient.first_name}}',
			label: 'First name',
			type: 'text',
			sample: 'Alex',
		} ),
	},
	listStarters: {
		answer: listOf( {
			purpose: 'lead_confirmation',
			name: 'Confirmation to a lead',
			category: 'transactional',
			subject: 'Thank you for your message',
			preheader: '{{person.name|We}} will be in touch soon',
			content: paragraph,
		} ),
	},
	listSignatures: {
		answer: listOf( {
			user_id: 7,
			name: 'Jane Cooper',
			email: 'jane.cooper@example.com',
			role: 'loan_officer',
			size: 2310,
			warnings: [ 'missing_nmls' ],
		} ),
	},
	exportSignatures: {
		answer: 'email,name,html,text\r\njane.cooper@example.com,Jane Cooper,<table>…</table>,Jane Cooper\r\n',
	},
	getSignature: {
		id: '7',
		answer: {
			user_id: 7,
			template_id: 15,
			html: '<table>…</table>',
			text: 'Jane Cooper\nSenior Loan Officer\nNMLS #654321',
			warnings: [],
			size: 2310,
		},
	},
	getMailSettings: { answer: settings },
	updateMailSettings: {
		body: {
			brand: { font: 'georgia' },
			from: { reply_to: 'hello@example.com' },
			uses: { lead_confirmation: 12 },
		},
		answer: settings,
	},
};
