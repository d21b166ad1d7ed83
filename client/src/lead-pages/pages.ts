import type { Deleted } from '../envelope-schemas.js';
import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import type {
	LeadPage,
	LeadPageChanges,
	LeadPageDuplicate,
	LeadPageList,
	LeadPageTemplateList,
	ListLeadPagesQuery,
	NewLeadPage,
} from './page-schemas.js';
import type { GetPageStatsQuery, PageStats } from './stats-schemas.js';

const pages = '/lead-pages/v1/pages';

/** What pages begin with, all on one page. */
export const listLeadPageTemplates = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< LeadPageTemplateList > > =>
	transport.send( {
		method: 'GET',
		path: '/lead-pages/v1/templates',
		...options,
	} );

export const listLeadPages = (
	transport: Transport,
	query: ListLeadPagesQuery = {},
	options: ReadOptions = {}
): Promise< Answer< LeadPageList > > =>
	transport.send( {
		method: 'GET',
		path: pages,
		query,
		...options,
	} );

/** What is not sent is the template's. */
export const createLeadPage = (
	transport: Transport,
	page: NewLeadPage,
	options: ReadOptions = {}
): Promise< Answer< LeadPage > > =>
	transport.send( {
		method: 'POST',
		path: pages,
		body: page,
		...options,
	} );

export const getLeadPage = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< LeadPage > > =>
	transport.send( {
		method: 'GET',
		path: `${ pages }/${ id }`,
		...options,
	} );

export const updateLeadPage = (
	transport: Transport,
	id: number,
	changes: LeadPageChanges,
	options: WriteOptions = {}
): Promise< Answer< LeadPage > > =>
	transport.send( {
		method: 'PUT',
		path: `${ pages }/${ id }`,
		body: changes,
		...options,
	} );

/** Moves it to the trash. */
export const deleteLeadPage = (
	transport: Transport,
	id: number,
	options: WriteOptions = {}
): Promise< Answer< Deleted > > =>
	transport.send( {
		method: 'DELETE',
		path: `${ pages }/${ id }`,
		...options,
	} );

/** Takes it out of the trash, as a draft. */
export const restoreLeadPage = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< LeadPage > > =>
	transport.send( {
		method: 'POST',
		path: `${ pages }/${ id }/restore`,
		body: {},
		...options,
	} );

/** Creates a draft, for another owner where one is sent. */
export const duplicateLeadPage = (
	transport: Transport,
	id: number,
	duplicate: LeadPageDuplicate = {},
	options: ReadOptions = {}
): Promise< Answer< LeadPage > > =>
	transport.send( {
		method: 'POST',
		path: `${ pages }/${ id }/duplicate`,
		body: duplicate,
		...options,
	} );

export const getLeadPageStats = (
	transport: Transport,
	id: number,
	query: GetPageStatsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< PageStats > > =>
	transport.send( {
		method: 'GET',
		path: `${ pages }/${ id }/stats`,
		query,
		...options,
	} );
