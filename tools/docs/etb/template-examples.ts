import type { Example } from '../component-texts';
import type { templateEndpoints } from '../../../client/src/etb/template-endpoints';

const content =
	'<!-- wp:paragraph -->\n<p>Hi {{lead.first_name|there}},</p>\n<!-- /wp:paragraph -->';

const item = {
	id: 41,
	version: 3,
	name: 'Thank you',
	purpose: 'lead_confirmation',
	category: 'transactional',
	subject: 'Thank you, {{lead.first_name|friend}}',
	preheader: 'We will be in touch soon',
	status: 'active',
	in_use: true,
	created_at: '2026-11-02T09:15:00Z',
	modified_at: '2026-11-20T16:40:00Z',
	modified_by: 7,
};

const template = { ...item, content, theme: { button: '#1f5fa8' } };

const draft = {
	...template,
	id: 42,
	version: 1,
	status: 'draft',
	in_use: false,
	created_at: '2026-11-22T10:00:00Z',
	modified_at: '2026-11-22T10:00:00Z',
};

const file = {
	format: 'svc-etb-template',
	format_version: 1,
	name: 'Thank you',
	purpose: 'lead_confirmation',
	subject: 'Thank you, {{lead.first_name|friend}}',
	preheader: 'We will be in touch soon',
	content,
	theme: { button: '#1f5fa8' },
};

export const templateExamples: Record<
	keyof typeof templateEndpoints,
	Example
> = {
	listTemplates: {
		query: '?category=transactional&search=thank',
		answer: { data: [ item ], total: 1, pages: 1, page: 1 },
	},
	createTemplate: {
		body: {
			name: 'Thank you',
			purpose: 'lead_confirmation',
			subject: 'Thank you, {{lead.first_name|friend}}',
			preheader: 'We will be in touch soon',
			content,
			theme: { button: '#1f5fa8' },
		},
		answer: draft,
	},
	getTemplate: { id: '41', answer: template },
	updateTemplate: {
		id: '41',
		body: { subject: 'Thank you, {{lead.first_name|friend}}' },
		answer: template,
	},
	deleteTemplate: {
		id: '42',
		answer: { message: 'Template moved to the trash.' },
	},
	duplicateTemplate: {
		id: '41',
		body: {},
		answer: { ...draft, name: 'Thank you (copy)' },
	},
	listTemplateRevisions: {
		id: '41',
		answer: {
			data: [
				{
					id: 44,
					author: 7,
					created_at: '2026-11-20T16:40:00Z',
					subject: 'Thank you, {{lead.first_name|friend}}',
				},
				{
					id: 43,
					author: null,
					created_at: '2026-11-02T09:15:00Z',
					subject: 'Thank you for your message',
				},
			],
			total: 2,
			pages: 1,
			page: 1,
		},
	},
	restoreTemplate: {
		id: '41',
		body: { revision: 43 },
		answer: {
			...template,
			version: 4,
			subject: 'Thank you for your message',
		},
	},
	exportTemplate: { id: '41', answer: file },
	importTemplate: {
		body: file,
		answer: draft,
	},
};
