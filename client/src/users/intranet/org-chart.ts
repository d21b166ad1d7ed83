import type { Answer, ReadOptions, Transport } from '../../request.js';
import type {
	GetOrgChartQuery,
	OrgChart,
	ReportingChain,
} from './org-chart-schemas.js';

const intranet = '/users/v1/intranet';

export const getOrgChart = (
	transport: Transport,
	query: GetOrgChartQuery = {},
	options: ReadOptions = {}
): Promise< Answer< OrgChart > > =>
	transport.send( {
		method: 'GET',
		path: `${ intranet }/org-chart`,
		query,
		...options,
	} );

/** A person and all people below. */
export const getOrgChartBranch = (
	transport: Transport,
	userId: number,
	query: GetOrgChartQuery = {},
	options: ReadOptions = {}
): Promise< Answer< OrgChart > > =>
	transport.send( {
		method: 'GET',
		path: `${ intranet }/org-chart/${ userId }`,
		query,
		...options,
	} );

/** From a person to the top, both included. */
export const getReportingChain = (
	transport: Transport,
	userId: number,
	options: ReadOptions = {}
): Promise< Answer< ReportingChain > > =>
	transport.send( {
		method: 'GET',
		path: `${ intranet }/reporting-chain/${ userId }`,
		...options,
	} );
