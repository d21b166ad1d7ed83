import { createTransport } from '../../client/src/index';
import {
	getOrgChart,
	getOrgChartBranch,
	getReportingChain,
} from '../../client/src/users/intranet/org-chart';
import type { OrgChart } from '../../client/src/users/intranet/org-chart-schemas';

// Loaded with the first branch, search or person that the page does not have.

export const transport = createTransport();

/** The direct reports of a person; 0 for the people at the top. */
export const reportsTo = async ( id: number ): Promise< OrgChart[] > => {
	const { body } = await ( id
		? getOrgChartBranch( transport, id, { depth: 1 } )
		: getOrgChart( transport, { depth: 1 } ) );
	return body.reports;
};

/** User IDs from the top to the person. */
export const wayTo = async ( id: number ): Promise< number[] > => {
	const { body } = await getReportingChain( transport, id );
	return body.data.map( ( node ) => node.id ).reverse();
};
