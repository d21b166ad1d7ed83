import type { DirectoryItem } from '../../../../client/src/users/intranet/directory-schemas.js';
import {
	getDirectReports,
	searchDirectory,
} from '../../../../client/src/users/intranet/directory.js';
import type { Position } from '../../../../client/src/users/intranet/position-schemas.js';
import { listPositions } from '../../../../client/src/users/intranet/positions.js';
import {
	getOrgChart,
	getOrgChartBranch,
	getReportingChain,
} from '../../../../client/src/users/intranet/org-chart.js';
import { transport } from '../../../shared/transport';
import type { Node, Piece } from './chart';
import type { ChartReader } from './chart-store';
import { firstPiece, nextPiece, perPage, type PiecesSource } from './pieces';
import type { Person } from '../moving/move';

/** More reports than this are read in pieces, without the number of reports of each. */
const many = 1000;

const nodeOf = ( item: DirectoryItem ): Node => ( {
	id: item.id,
	name: item.name,
	title: item.title,
	department: item.department,
	avatar_url: item.avatar_url,
	reports_count: null,
} );

/** The root and its reports. Their number is asked first: without managers, all people are at the top. */
async function readRoot(): Promise< Piece > {
	const { body } = await getOrgChart( transport, { depth: 0 } );
	if ( body.id !== 0 ) {
		return readBranch( body );
	}
	if ( body.reports_count > many ) {
		return firstOf( body );
	}
	const whole = await getOrgChart( transport, { depth: 1 } );
	return { manager: whole.body, reports: whole.body.reports };
}

/** A manager and their reports. */
async function readBranch(
	manager: Pick< Node, 'id' | 'reports_count' >
): Promise< Piece > {
	const { id, reports_count: count } = manager;
	if ( id === 0 ) {
		return firstOf( ( await getOrgChart( transport, { depth: 0 } ) ).body );
	}
	if ( count !== null && count <= many ) {
		const { body } = await getOrgChartBranch( transport, id, { depth: 1 } );
		return { manager: body, reports: body.reports };
	}
	const { body } = await getOrgChartBranch( transport, id, { depth: 0 } );
	return body.reports_count > many ? firstOf( body ) : readBranch( body );
}

const firstOf = async ( manager: Node ): Promise< Piece > => ( {
	manager,
	reports: await firstPiece( pieces, manager.id ),
} );

const pieces: PiecesSource = {
	async page( id, page ) {
		const query = { page, per_page: perPage };
		const { body } = await ( id === 0
			? searchDirectory( transport, { ...query, without: 'manager' } )
			: getDirectReports( transport, id, query ) );
		return { data: body.data.map( nodeOf ), pages: body.pages };
	},
	async positions() {
		const positions: Position[] = [];
		for ( let page = 1, pages = 1; page <= pages; page++ ) {
			const query = { page, per_page: perPage };
			const { body } = await listPositions( transport, query );
			positions.push( ...body.data );
			pages = body.pages;
		}
		return positions;
	},
};

/** From the top down to a person. */
async function readWay( id: number ): Promise< Node[] > {
	const { body } = await getReportingChain( transport, id );
	return [ ...body.data ].reverse();
}

/** A vacancy with the people below it. */
export async function readVacancy(
	id: number,
	manager: number | null
): Promise< Position > {
	const { body } = await getOrgChartBranch( transport, id, { depth: 1 } );
	return {
		id,
		title: body.title,
		department: body.department,
		reports_to: manager,
		report_ids: body.reports.map( ( one ) => one.id ),
	};
}

/** All people without a manager. */
export async function readTops( signal: AbortSignal ): Promise< Person[] > {
	const tops: Person[] = [];
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const { body } = await searchDirectory(
			transport,
			{ page, per_page: perPage, without: 'manager' },
			{ signal }
		);
		tops.push(
			...body.data.map( ( one ) => ( { id: one.id, name: one.name } ) )
		);
		pages = body.pages;
	}
	return tops;
}

/** All reports of a manager. */
export async function readTeam(
	id: number,
	signal: AbortSignal
): Promise< Person[] > {
	const team: Person[] = [];
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const query = { page, per_page: perPage };
		const { body } = await getDirectReports( transport, id, query, {
			signal,
		} );
		team.push(
			...body.data.map( ( one ) => ( { id: one.id, name: one.name } ) )
		);
		pages = body.pages;
	}
	return team;
}

export const reader: ChartReader = {
	root: readRoot,
	branch: readBranch,
	more: ( id, known ) => nextPiece( pieces, id, known ),
	way: readWay,
};
