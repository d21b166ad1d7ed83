import { mayManage, seeAll } from '../../support/columns';
import type { Trials } from '../../support/trials';
import { world } from '../../support/world';

const { colleague } = world.callers;

const everything = { may: seeAll, request: () => ( {} ) };
const onePerson = { may: seeAll, request: () => ( { id: colleague.userId } ) };
const change = { office_location: 'Denver' };

export const trials: Trials = {
	searchDirectory: everything,
	getDirectoryFacets: everything,
	listDepartments: everything,
	getDirectReports: onePerson,
	getOrgChart: everything,
	getOrgChartBranch: onePerson,
	getReportingChain: onePerson,
	getIntranetProfile: onePerson,
	updateIntranetProfile: {
		may: mayManage,
		request: () => ( { id: colleague.userId, body: change } ),
		own: {
			may: [ 'person' ],
			request: ( by ) => ( { id: by.userId, body: change } ),
		},
	},
	findProblems: { may: mayManage, request: () => ( {} ) },
	repairProblems: { may: mayManage, request: () => ( { body: {} } ) },
};
