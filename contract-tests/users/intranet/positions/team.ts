import { expect } from 'vitest';
import type { OrgChart } from '../../../../client/src/users/intranet/org-chart-schemas';
import type {
	NewPosition,
	Position,
	PositionList,
} from '../../../../client/src/users/intranet/position-schemas';
import { people, type Person } from '../../../support/people';
import {
	intranetProfile,
	orgChartBranch,
	position,
	positions,
} from '../../../support/paths';
import { as } from '../../../support/world';

/** Ana and Bo report to the boss, Cy to Ana. */
export interface Team {
	boss: Person;
	ana: Person;
	bo: Person;
	cy: Person;
}

export async function newTeam(): Promise< Team > {
	const [ boss ] = ( await people( { first_name: 'Boss' } ) ) as [ Person ];
	const below = { meta: { svc_reports_to: boss.id } };
	const [ ana, bo ] = ( await people(
		{ first_name: 'Ana', last_name: 'Mole', ...below },
		{ first_name: 'Bo', last_name: 'Stone', ...below }
	) ) as [ Person, Person ];
	const [ cy ] = ( await people( {
		first_name: 'Cy',
		meta: { svc_reports_to: ana.id },
	} ) ) as [ Person ];
	return { boss, ana, bo, cy };
}

const made: number[] = [];

/** To be run after a file: vacancies outlive the people of a test, and one at the top changes the root of the org chart. */
export async function removeVacancies() {
	for ( const id of made.splice( 0 ) ) {
		await as.manager.delete( position( id ) );
	}
}

export async function vacancy( fields: NewPosition ): Promise< Position > {
	const answer = await as.manager.post( positions, fields );
	expect( answer ).toAnswer( 'createPosition' );
	const one = answer.body as Position;
	made.push( one.id );
	return one;
}

/** Below the boss, with Ana below it. */
export const novelist = ( { boss, ana }: Team ) =>
	vacancy( {
		title: 'Novelist',
		department: 'Books',
		reports_to: boss.id,
		report_ids: [ ana.id ],
	} );

/** As the list has it; undefined where it is gone. */
export async function found( id: number ): Promise< Position | undefined > {
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const answer = await as.person.get( positions, {
			query: { per_page: 100, page },
		} );
		expect( answer ).toAnswer( 'listPositions' );
		const list = answer.body as PositionList;
		const one = list.data.find( ( { id: known } ) => known === id );
		if ( one ) {
			return one;
		}
		pages = list.pages;
	}
	return undefined;
}

export async function branch( id: number, depth = 200 ): Promise< OrgChart > {
	const answer = await as.person.get( orgChartBranch( id ), {
		query: { depth },
	} );
	expect( answer ).toAnswer( 'getOrgChartBranch' );
	return answer.body as OrgChart;
}

/** `[ 5, [ 7, [] ] ]`: the ids of a chart, nested. */
export type Ids = [ number, ...Ids[] ];
export const idsOf = ( { id, reports }: OrgChart ): Ids => [
	id,
	...reports.map( idsOf ),
];

export const managerOf = async ( { id }: Person ) =>
	(
		( await as.person.get( intranetProfile( id ) ) ).body as {
			reports_to: number | null;
		}
	 ).reports_to;
