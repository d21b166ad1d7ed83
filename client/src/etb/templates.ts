import type { Deleted } from '../envelope-schemas.js';
import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import type {
	ListTemplateRevisionsQuery,
	ListTemplatesQuery,
	NewTemplate,
	Template,
	TemplateChanges,
	TemplateFile,
	TemplateImport,
	TemplateList,
	TemplateRevisionList,
} from './template-schemas.js';

const templates = '/etb/v1/templates';

export const listTemplates = (
	transport: Transport,
	query: ListTemplatesQuery = {},
	options: ReadOptions = {}
): Promise< Answer< TemplateList > > =>
	transport.send( { method: 'GET', path: templates, query, ...options } );

/** Without subject and content, it has those of the purpose's starter. */
export const createTemplate = (
	transport: Transport,
	template: NewTemplate,
	options: ReadOptions = {}
): Promise< Answer< Template > > =>
	transport.send( {
		method: 'POST',
		path: templates,
		body: template,
		...options,
	} );

export const getTemplate = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< Template > > =>
	transport.send( {
		method: 'GET',
		path: `${ templates }/${ id }`,
		...options,
	} );

/** The status draft takes it out of the trash. */
export const updateTemplate = (
	transport: Transport,
	id: number,
	changes: TemplateChanges,
	options: WriteOptions = {}
): Promise< Answer< Template > > =>
	transport.send( {
		method: 'PUT',
		path: `${ templates }/${ id }`,
		body: changes,
		...options,
	} );

/** Moves it to the trash; deletes it for good if it is there. */
export const deleteTemplate = (
	transport: Transport,
	id: number,
	options: WriteOptions = {}
): Promise< Answer< Deleted > > =>
	transport.send( {
		method: 'DELETE',
		path: `${ templates }/${ id }`,
		...options,
	} );

export const duplicateTemplate = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< Template > > =>
	transport.send( {
		method: 'POST',
		path: `${ templates }/${ id }/duplicate`,
		body: {},
		...options,
	} );

export const listTemplateRevisions = (
	transport: Transport,
	id: number,
	query: ListTemplateRevisionsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< TemplateRevisionList > > =>
	transport.send( {
		method: 'GET',
		path: `${ templates }/${ id }/revisions`,
		query,
		...options,
	} );

export const restoreTemplate = (
	transport: Transport,
	id: number,
	revision: number,
	options: WriteOptions = {}
): Promise< Answer< Template > > =>
	transport.send( {
		method: 'POST',
		path: `${ templates }/${ id }/restore`,
		body: { revision },
		...options,
	} );

export const exportTemplate = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< TemplateFile > > =>
	transport.send( {
		method: 'GET',
		path: `${ templates }/${ id }/export`,
		...options,
	} );

/** Creates a draft. */
export const importTemplate = (
	transport: Transport,
	file: TemplateImport,
	options: ReadOptions = {}
): Promise< Answer< Template > > =>
	transport.send( {
		method: 'POST',
		path: `${ templates }/import`,
		body: file,
		...options,
	} );
