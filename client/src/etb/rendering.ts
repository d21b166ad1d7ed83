import type { Answer, ReadOptions, Transport } from '../request.js';
import type {
	ListMergeTagsQuery,
	MergeTagList,
	RenderContent,
	Rendered,
	RenderTemplate,
	StarterList,
} from './render-schemas.js';

/** Renders a stored template. */
export const renderTemplate = (
	transport: Transport,
	id: number,
	values: RenderTemplate = {},
	options: ReadOptions = {}
): Promise< Answer< Rendered > > =>
	transport.send( {
		method: 'POST',
		path: `/etb/v1/templates/${ id }/render`,
		body: values,
		...options,
	} );

/** Renders a template that is being written. */
export const renderContent = (
	transport: Transport,
	content: RenderContent,
	options: ReadOptions = {}
): Promise< Answer< Rendered > > =>
	transport.send( {
		method: 'POST',
		path: '/etb/v1/render',
		body: content,
		...options,
	} );

/** All on one page. */
export const listMergeTags = (
	transport: Transport,
	query: ListMergeTagsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< MergeTagList > > =>
	transport.send( {
		method: 'GET',
		path: '/etb/v1/merge-tags',
		query,
		...options,
	} );

/** The templates that are used until the settings name others, all on one page. */
export const listStarters = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< StarterList > > =>
	transport.send( { method: 'GET', path: '/etb/v1/starters', ...options } );
