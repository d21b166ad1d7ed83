import { mayManage, seeAll } from '../../support/columns';
import { missing, positions } from '../../support/paths';
import { people, type Person } from '../../support/people';
import type { Trials } from '../../support/trials';
import { as, world } from '../../support/world';
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
/** Not at the top, where it would change the root of the org chart. */
const vacancy = { title: 'Closer', reports_to: colleague.userId };

async function newPosition(): Promise< number > {
	const answer = await as.manager.post( positions, vacancy );
	return ( answer.body as { id: number } ).id;
}
const noPosition = () => ( { id: -missing, body: {} } );

export const trials: Trials = {
	searchDirectory: {
		may: seeAll,
		request: () => ( { query: { search: 'Kimm', close: 'true' } } ),
	},
	getDirectoryFacets: everything,
	listDepartments: everything,
	getDirectReports: onePerson,
	getOrgChart: everything,
	getOrgChartBranch: onePerson,
	getReportingChain: onePerson,
	listPositions: everything,
	createPosition: {
		may: mayManage,
		request: () => ( { body: vacancy } ),
	},
	updatePosition: {
		may: mayManage,
		request: async () => ( {
			id: await newPosition(),
			body: { title: 'Senior closer' },
		} ),
		errors: { rest_position_not_found: noPosition },
	},
	deletePosition: {
		may: mayManage,
		request: async () => ( { id: await newPosition() } ),
		errors: { rest_position_not_found: () => ( { id: -missing } ) },
	},
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
