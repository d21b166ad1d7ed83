import { administratorsOfBoth, siteAdministrators } from '../support/columns';
import { people } from '../support/people';
import type { Trials } from '../support/trials';
import { aTemplate, aUsedTemplate, revisionOf } from './templates';

export const trials: Trials = {
	listTemplates: { may: siteAdministrators, request: () => ( {} ) },
	createTemplate: {
		may: siteAdministrators,
		request: () => ( { body: { name: 'Trial', purpose: 'announcement' } } ),
	},
	getTemplate: {
		may: siteAdministrators,
		request: async () => ( { id: ( await aTemplate() ).id } ),
	},
	updateTemplate: {
		may: siteAdministrators,
		request: async () => ( {
			id: ( await aTemplate() ).id,
			body: { name: 'Changed' },
		} ),
		errors: {
			rest_template_in_use: async () => ( {
				id: ( await aUsedTemplate( 'calculation_report' ) ).id,
				body: { status: 'draft' },
			} ),
		},
	},
	deleteTemplate: {
		may: siteAdministrators,
		request: async () => ( { id: ( await aTemplate() ).id } ),
		errors: {
			rest_template_in_use: async () => ( {
				id: ( await aUsedTemplate( 'calculation_report' ) ).id,
			} ),
		},
	},
	duplicateTemplate: {
		may: siteAdministrators,
		request: async () => ( { id: ( await aTemplate() ).id, body: {} } ),
	},
	listTemplateRevisions: {
		may: siteAdministrators,
		request: async () => ( { id: ( await aTemplate() ).id } ),
	},
	restoreTemplate: {
		may: siteAdministrators,
		request: async () => {
			const { id } = await aTemplate();
			return { id, body: { revision: await revisionOf( id ) } };
		},
	},
	exportTemplate: {
		may: siteAdministrators,
		request: async () => ( { id: ( await aTemplate() ).id } ),
	},
	importTemplate: {
		may: siteAdministrators,
		request: () => ( {
			body: {
				format: 'svc-etb-template',
				format_version: 1,
				name: 'Trial',
				purpose: 'announcement',
				content: '',
			},
		} ),
	},
	renderTemplate: {
		may: siteAdministrators,
		request: async () => ( { id: ( await aTemplate() ).id, body: {} } ),
	},
	renderContent: {
		may: siteAdministrators,
		request: () => ( { body: { purpose: 'newsletter' } } ),
	},
	listMergeTags: { may: siteAdministrators, request: () => ( {} ) },
	listStarters: { may: siteAdministrators, request: () => ( {} ) },
	listSignatures: { may: administratorsOfBoth, request: () => ( {} ) },
	exportSignatures: { may: administratorsOfBoth, request: () => ( {} ) },
	getSignature: {
		may: administratorsOfBoth,
		request: async () => ( { id: ( await people( {} ) )[ 0 ]!.id } ),
		own: { may: [ 'person' ], request: ( by ) => ( { id: by.userId } ) },
	},
	getMailSettings: { may: siteAdministrators, request: () => ( {} ) },
	updateMailSettings: {
		may: siteAdministrators,
		request: () => ( { body: {} } ),
	},
};
