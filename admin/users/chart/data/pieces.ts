import type { Position } from '../../../../client/src/users/intranet/position-schemas.js';
import type { Node } from './chart';

/** Where the reports of a manager with many reports are read, page by page, and the vacancies of the company. */
export interface PiecesSource {
	page: ( manager: number, page: number ) => Promise< Page >;
	positions: () => Promise< Position[] >;
}

export interface Page {
	data: Node[];
	pages: number;
}

export const perPage = 100;

const vacancyNode = ( {
	id,
	title,
	department,
	report_ids,
}: Position ): Node => ( {
	id,
	name: '',
	title,
	department,
	avatar_url: '',
	reports_count: report_ids.length,
} );

/** The vacancies below a manager, and the people who are drawn below these. */
async function vacanciesOf( { positions }: PiecesSource, manager: number ) {
	const own = ( await positions() ).filter(
		( { reports_to: above } ) => ( above ?? 0 ) === manager
	);
	return {
		nodes: own.map( vacancyNode ),
		below: new Set( own.flatMap( ( { report_ids: ids } ) => ids ) ),
	};
}

/** The vacancies of a manager with many reports, and the first of the people. */
export async function firstPiece(
	source: PiecesSource,
	manager: number
): Promise< Node[] > {
	const { nodes, below } = await vacanciesOf( source, manager );
	return [ ...nodes, ...( await nextPeople( source, manager, [], below ) ) ];
}

/** The people after those that are known; none where all are. */
export async function nextPiece(
	source: PiecesSource,
	manager: number,
	known: readonly number[]
): Promise< Node[] > {
	const { below } = await vacanciesOf( source, manager );
	return nextPeople( source, manager, known, below );
}

/**
 * People of the next page that has some who are neither known nor drawn below a vacancy. The number of known people
 * tells the first page that may have them: those below vacancies have been read too.
 */
async function nextPeople(
	{ page: read }: PiecesSource,
	manager: number,
	known: readonly number[],
	below: ReadonlySet< number >
): Promise< Node[] > {
	const seen = new Set( known );
	const people = known.filter( ( id ) => id > 0 ).length;
	let page = Math.floor( people / perPage ) + 1;
	for ( let pages = page; page <= pages; page++ ) {
		const answer = await read( manager, page );
		const found = answer.data.filter(
			( { id } ) => ! seen.has( id ) && ! below.has( id )
		);
		if ( found.length > 0 ) {
			return found;
		}
		pages = answer.pages;
	}
	return [];
}
