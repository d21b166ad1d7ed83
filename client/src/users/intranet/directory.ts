import type { Answer, ReadOptions, Transport } from '../../request.js';
import type {
	DepartmentList,
	DirectoryFacets,
	DirectoryFacetsQuery,
	DirectoryList,
	DirectorySearch,
	DirectReportsQuery,
	SearchDirectoryQuery,
} from './directory-schemas.js';

const intranet = '/users/v1/intranet';

export const searchDirectory = (
	transport: Transport,
	query: SearchDirectoryQuery = {},
	options: ReadOptions = {}
): Promise< Answer< DirectorySearch > > =>
	transport.send( {
		method: 'GET',
		path: `${ intranet }/directory`,
		query,
		...options,
	} );

export const getDirectoryFacets = (
	transport: Transport,
	query: DirectoryFacetsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< DirectoryFacets > > =>
	transport.send( {
		method: 'GET',
		path: `${ intranet }/directory/facets`,
		query,
		...options,
	} );

export const listDepartments = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< DepartmentList > > =>
	transport.send( {
		method: 'GET',
		path: `${ intranet }/departments`,
		...options,
	} );

export const getDirectReports = (
	transport: Transport,
	userId: number,
	query: DirectReportsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< DirectoryList > > =>
	transport.send( {
		method: 'GET',
		path: `${ intranet }/direct-reports/${ userId }`,
		query,
		...options,
	} );
