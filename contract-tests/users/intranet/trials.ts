import { mayManage, seeAll } from '../../support/columns';
import { people, type Person } from '../../support/people';
import type { Trials } from '../../support/trials';
import { world } from '../../support/world';
import { imported } from '../imports/import';

const { colleague } = world.callers;

const everything = { may: seeAll, request: () => ( {} ) };
const onePerson = { may: seeAll, request: () => ( { id: colleague.userId } ) };
const change = { office_location: 'Denver' };

const openManager = async () => {
	const [ person ] = ( await people( {} ) ) as [ Person ];
	await imported(
		[ 'user_id', 'manager' ],
		[ [ String( person.id ), 'Nobody of This Name' ] ],
		{ match: 'user_id' }
	);
	return { id: person.id };
};

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
	listOpenManagers: { may: mayManage, request: () => ( {} ) },
	dismissOpenManager: { may: mayManage, request: openManager },
	repairProblems: { may: mayManage, request: () => ( { body: {} } ) },
};
