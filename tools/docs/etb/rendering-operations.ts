import type { renderingEndpoints } from '../../../client/src/etb/rendering-endpoints';
import type { mailSettingsEndpoints } from '../../../client/src/etb/settings-endpoints';
import type { signatureEndpoints } from '../../../client/src/etb/signature-endpoints';
import type { ComponentTexts } from '../component-texts';
import { administrators, administratorsOfBoth, editors } from './who';

type Name =
	| keyof typeof renderingEndpoints
	| keyof typeof signatureEndpoints
	| keyof typeof mailSettingsEndpoints;

const rendered =
	'`context` has values by context and field. `person` takes `user_id`: the profile then gives what is not sent, with the caller’s rights; a person whom the caller does not see is refused like one who does not exist. The company’s values are those of the company record. What is not sent is empty, or a sample with `sample`. `raw_tags` keeps the merge tags for another program. Posted, so that no values stand in the log of a web server.';

export const renderingOperations: ComponentTexts< Name >[ 'operations' ] = {
	renderTemplate: {
		title: 'Render a template',
		about: `A stored template as HTML and plain text, with warnings. ${ rendered }`,
		who: editors,
		response: 'RenderedTemplate',
		body: 'RenderTemplate',
		tag: 'Renderings',
	},
	renderContent: {
		title: 'Render what is being written',
		about: `Subject, preheader and content as HTML and plain text, with warnings; what is not sent is the starter’s of the purpose. Blocks that cannot be sent are refused. ${ rendered }`,
		who: editors,
		response: 'RenderedTemplate',
		body: 'RenderContent',
		tag: 'Renderings',
	},
	listMergeTags: {
		title: 'List the merge tags',
		about: 'What templates can be filled in with, all on one page.',
		who: editors,
		response: 'MergeTagList',
		item: 'MergeTag',
		tag: 'Renderings',
	},
	listStarters: {
		title: 'List the starters',
		about: 'The template of each purpose that is used until the settings name another, all on one page.',
		who: editors,
		response: 'StarterList',
		item: 'Starter',
		tag: 'Renderings',
	},
	listSignatures: {
		title: 'List the signatures',
		about: 'The people with the size and the warnings of their e-mail signatures, by last name. Realtor partners have none.',
		who: administratorsOfBoth,
		response: 'SignatureList',
		item: 'SignatureSummary',
		tag: 'Signatures',
	},
	exportSignatures: {
		title: 'Export the signatures',
		about: 'A CSV file with the columns email, name, html and text, for the tools of Google Workspace and Exchange. In a browser that is logged in, a plain link to it works.',
		who: administratorsOfBoth,
		response: 'Spreadsheet',
		tag: 'Signatures',
	},
	getSignature: {
		title: 'Get a signature',
		about: 'The e-mail signature of a person, made of the template that the settings name for the role. The HTML is a fragment without classes, to be pasted into an e-mail program.',
		who: 'The person, and those who may manage signatures (`svc_manage_signatures`), as for the list. Who is no person is `rest_profile_not_found` to the latter.',
		response: 'EmailSignature',
		tag: 'Signatures',
	},
	getMailSettings: {
		title: 'Get the e-mail settings',
		about: 'Company, brand, sender, and the templates in use.',
		who: editors,
		response: 'MailSettings',
		tag: 'Brand and settings',
	},
	updateMailSettings: {
		title: 'Change the e-mail settings',
		about: 'Any of the fields, and of their members: what is not sent stays as it is. `company` is the company record of `users/v1`; changing it needs the right to manage people. Templates are named by the ID of an active template of the purpose.',
		who: administrators,
		response: 'MailSettings',
		body: 'MailSettingsChanges',
		tag: 'Brand and settings',
	},
};

export const renderingPermissions: ComponentTexts< Name >[ 'permissions' ] = {
	'render templates; see merge tags, starters and e-mail settings': {
		of: [
			'renderTemplate',
			'renderContent',
			'listMergeTags',
			'listStarters',
			'getMailSettings',
		],
		who: [ 'no', 'no', 'no', 'no', 'editors of the site' ],
	},
	'change e-mail settings': {
		of: [ 'updateMailSettings' ],
		who: [ 'no', 'no', 'no', 'no', 'administrators of the site' ],
	},
	'list and export signatures': {
		of: [ 'listSignatures', 'exportSignatures' ],
		who: [
			'no',
			'no',
			'no',
			'no',
			'administrators of this and the main site',
		],
	},
	'see an e-mail signature': {
		of: [ 'getSignature' ],
		who: [
			'no',
			'no',
			'own',
			'own',
			'administrators of this and the main site',
		],
	},
};
