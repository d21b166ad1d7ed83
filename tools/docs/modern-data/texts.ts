import type { modernData } from '../../../client/src/modern-data/component';
import type { ComponentTexts } from '../component-texts';

const managers = 'Those who may manage profiles.';

const assistants = {
	endpoint: 'https://example.com/wp-json/modern-data/v1/mcp',
	tools: [
		{
			name: 'svc-content-create-post',
			ability: 'svc-content/create-post',
			title: 'Draft a post or page',
			summary: 'Writes a draft, which a person reviews and publishes.',
			group: 'Content',
			is_readonly: false,
			is_destructive: false,
			is_on_by_default: false,
			enabled: true,
		},
	],
};

/** What the docs say of `modern-data/v1`. */
export const texts: ComponentTexts< keyof typeof modernData.endpoints > = {
	operations: {
		getAssistantSettings: {
			title: 'Get the settings for assistants',
			about: 'Where MCP clients connect, and the tools with their switches. Who calls a tool still needs the right to what it does.',
			who: managers,
			response: 'AssistantSettings',
			tag: 'Assistants',
		},
		updateAssistantSettings: {
			title: 'Change the settings for assistants',
			about: 'Switches tools on or off for every site of the network; tools that are not named stay as they are. Several can be switched in one request. The answer is all of them.',
			who: managers,
			response: 'AssistantSettings',
			body: 'AssistantSettingsChanges',
			tag: 'Assistants',
		},
		listCalls: {
			title: 'List the last calls of assistants',
			about: 'Who called which tool, when, and how it ended, the newest first; never what was sent or answered.',
			who: managers,
			response: 'CallList',
			item: 'Call',
			tag: 'Assistants',
		},
	},
	examples: {
		getAssistantSettings: { answer: assistants },
		updateAssistantSettings: {
			body: {
				tools: [ { name: 'svc-content-create-post', enabled: true } ],
			},
			answer: assistants,
		},
		listCalls: {
			query: '?per_page=1',
			answer: {
				data: [
					{
						id: 78,
						user_id: 34,
						name: 'Jane Doe',
						site_id: 1,
						tool: 'svc-intranet-find-colleague',
						outcome: 'ok',
						at: '2026-11-21T15:04:05Z',
					},
				],
				total: 1,
				pages: 1,
				page: 1,
			},
		},
	},
	tags: {
		Assistants: 'What AI assistants may do here, and what they did.',
	},
	permissions: {
		'assistants’ switches and calls': {
			of: [
				'getAssistantSettings',
				'updateAssistantSettings',
				'listCalls',
			],
			who: [ 'no', 'no', 'no', 'no', 'yes' ],
		},
	},
	whoByCategory: {
		'svc-data-management':
			'Everybody with a login that may `read` the site.',
		'svc-content-operations':
			'Everybody with a login that may `read` the site; each post by its own capabilities, as in the dashboard.',
		'pagebuilder-blocks':
			'Who may edit posts of the type; an existing post by its own capabilities, as in the dashboard.',
	},
	things: { AssistantSettings: { heading: 'The settings for assistants' } },
};
