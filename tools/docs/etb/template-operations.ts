import type { templateEndpoints } from '../../../client/src/etb/template-endpoints';
import type { ComponentTexts } from '../component-texts';
import { editors } from './who';

type Name = keyof typeof templateEndpoints;

const template = {
	who: editors,
	response: 'EmailTemplate',
	tag: 'Templates',
} as const;

export const templateOperations: ComponentTexts< Name >[ 'operations' ] = {
	listTemplates: {
		...template,
		title: 'List templates',
		about: 'Without content and colors. `search` compares without case and accents; every word must occur in name or subject. Templates in the trash are listed by `status=trash` alone. Without `order`, `modified_at` sorts newest first, others ascending.',
		response: 'EmailTemplateList',
		item: 'EmailTemplateItem',
	},
	createTemplate: {
		...template,
		title: 'Create a template',
		about: 'Subject and content are those of the purpose’s starter where they are not sent; the preheader, too, where content is not sent. Content is block markup of the allowed blocks, or `blocks`, a tree as `svc-blocks/create-pattern` takes it, and not both. A problem names the block and where it stands. An active template may have only merge tags of its purpose; marketing must have the block `svc/mail-legal`, and the company record a postal address.',
		body: 'NewEmailTemplate',
	},
	getTemplate: {
		...template,
		title: 'Get a template',
		about: 'With content and colors; also one in the trash.',
	},
	updateTemplate: {
		...template,
		title: 'Update a template',
		about: 'Any of the fields; what is not sent stays. The status `draft` takes a template out of the trash. A template that the settings name cannot become a draft. The version rises by one with each change, also by the editor.',
		body: 'EmailTemplateChanges',
	},
	deleteTemplate: {
		...template,
		title: 'Delete a template',
		about: 'Moves it to the trash; deletes one in the trash for good. Not while the settings name it.',
		response: 'Deleted',
	},
	duplicateTemplate: {
		...template,
		title: 'Duplicate a template',
		about: 'The copy is a draft.',
	},
	listTemplateRevisions: {
		...template,
		title: 'List the revisions of a template',
		about: 'The newest first.',
		response: 'EmailTemplateRevisionList',
		item: 'EmailTemplateRevision',
	},
	restoreTemplate: {
		...template,
		title: 'Restore a revision of a template',
		about: 'Name, subject, preheader, content and colors become those of the revision; the status stays. What the revision has must still be allowed.',
		body: 'EmailTemplateRestore',
	},
	exportTemplate: {
		...template,
		title: 'Export a template',
		about: 'A file that `POST /templates/import` takes, on this site or another. Synced patterns are their blocks in it, and images have their addresses without IDs.',
		response: 'EmailTemplateFile',
	},
	importTemplate: {
		...template,
		title: 'Import a template',
		about: 'Creates a draft. It is checked as any template: synced patterns, for example, must exist on this site. IDs of images are left out, because they are those of another site.',
		body: 'EmailTemplateImport',
	},
};

export const templatePermissions: ComponentTexts< Name >[ 'permissions' ] = {
	'read, write, delete, export and import e-mail templates': {
		of: [
			'listTemplates',
			'createTemplate',
			'getTemplate',
			'updateTemplate',
			'deleteTemplate',
			'duplicateTemplate',
			'listTemplateRevisions',
			'restoreTemplate',
			'exportTemplate',
			'importTemplate',
		],
		who: [ 'no', 'no', 'no', 'no', 'editors of the site' ],
	},
};
