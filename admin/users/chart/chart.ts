import {
	after,
	around,
	before,
	both,
	step,
	type Window,
} from '../../../blocks/shared/tree/windows';

/** Somebody of the chart; 0 is the organisation itself, above several tops. */
export interface Node {
	id: number;
	name: string;
	title: string;
	department: string;
	avatar_url: string;
	/** Null where nobody has counted them. */
	reports_count: number | null;
}

/** What the server says of somebody and their reports, or the first of them. */
export interface Piece {
	manager: Node;
	reports: readonly Node[];
}

interface Branch {
	/** As far as they are known. */
	reports: readonly number[];
	shown: Window;
}

/** What is known of the company, and how much of it is open. */
export interface Chart {
	root: number;
	people: ReadonlyMap< number, Node >;
	branches: ReadonlyMap< number, Branch >;
	/** Who is above whom, of those in branches. */
	above: ReadonlyMap< number, number >;
	open: ReadonlySet< number >;
}

const nothing: Chart = {
	root: 0,
	people: new Map(),
	branches: new Map(),
	above: new Map(),
	open: new Set(),
};

/** The root may have become another; whoever was open stays so. */
export function withRoot( chart: Chart | null, piece: Piece ): Chart {
	const { id } = piece.manager;
	const grown = withBranch( chart ?? nothing, piece );
	const above = new Map( grown.above );
	above.delete( id );
	return opened( { ...grown, above, root: id }, id );
}

/** What is new of a branch. Who was elsewhere before is nowhere else now, and nobody is lost from sight. */
export function withBranch( chart: Chart, { manager, reports }: Piece ): Chart {
	const people = new Map( chart.people ).set( manager.id, manager );
	const above = new Map( chart.above );
	const branches = new Map( chart.branches );
	const former = chart.branches.get( manager.id );
	for ( const old of former?.reports ?? [] ) {
		if ( above.get( old ) === manager.id ) {
			above.delete( old );
		}
	}
	for ( const node of reports ) {
		leave( people, branches, above.get( node.id ) ?? -1, node.id );
		people.set( node.id, node );
		above.set( node.id, manager.id );
	}
	const ids = reports.map( ( { id } ) => id );
	branches.set( manager.id, {
		reports: ids,
		shown: clamped( former?.shown, ids.length ),
	} );
	return { ...chart, people, above, branches };
}

/** More of a branch that comes in pieces. */
export function withMore(
	chart: Chart,
	managerId: number,
	reports: readonly Node[]
): Chart {
	const manager = chart.people.get( managerId );
	const branch = chart.branches.get( managerId );
	if ( ! manager || ! branch ) {
		return chart;
	}
	const coming = new Set( reports.map( ( { id } ) => id ) );
	const known = branch.reports
		.filter( ( id ) => ! coming.has( id ) )
		.map( ( id ) => chart.people.get( id )! );
	return withBranch( chart, { manager, reports: [ ...known, ...reports ] } );
}

/** Takes somebody out of where they were. */
function leave(
	people: Map< number, Node >,
	branches: Map< number, Branch >,
	managerId: number,
	id: number
) {
	const branch = branches.get( managerId );
	if ( ! branch?.reports.includes( id ) ) {
		return;
	}
	const manager = people.get( managerId );
	const reports = branch.reports.filter( ( one ) => one !== id );
	branches.set( managerId, {
		reports,
		shown: clamped( branch.shown, reports.length ),
	} );
	if ( manager?.reports_count ) {
		people.set( managerId, {
			...manager,
			reports_count: manager.reports_count - 1,
		} );
	}
}

const clamped = ( shown: Window | undefined, total: number ): Window => {
	const from = shown && shown.from < total ? shown.from : 0;
	return {
		from,
		to: Math.min( total, Math.max( shown?.to ?? 0, from + step ) ),
	};
};

export const opened = ( chart: Chart, id: number ): Chart => ( {
	...chart,
	open: new Set( chart.open ).add( id ),
} );

export function closed( chart: Chart, id: number ): Chart {
	const open = new Set( chart.open );
	open.delete( id );
	return { ...chart, open };
}

/** Shows whoever is sought among their siblings, wherever in a long list. */
export function inSight( chart: Chart, managerId: number, id: number ): Chart {
	const branch = chart.branches.get( managerId );
	const index = branch?.reports.indexOf( id ) ?? -1;
	if ( ! branch || index < 0 ) {
		return chart;
	}
	const { from, to } = branch.shown;
	return from <= index && index < to
		? chart
		: showing( chart, managerId, around( index, branch.reports.length ) );
}

export type Direction = 'before' | 'after';

/** Some more of those who are known. */
export function extended(
	chart: Chart,
	managerId: number,
	direction: Direction
): Chart {
	const branch = chart.branches.get( managerId );
	if ( ! branch ) {
		return chart;
	}
	const next =
		direction === 'before'
			? before( branch.shown )
			: after( branch.shown, branch.reports.length );
	return showing( chart, managerId, both( branch.shown, next ) );
}

const showing = ( chart: Chart, managerId: number, shown: Window ): Chart => ( {
	...chart,
	branches: new Map( chart.branches ).set( managerId, {
		reports: chart.branches.get( managerId )!.reports,
		shown,
	} ),
} );

/** How many report to somebody, as far as can be said. */
export const totalOf = ( chart: Chart, id: number ): number =>
	Math.max(
		chart.people.get( id )?.reports_count ?? 0,
		chart.branches.get( id )?.reports.length ?? 0
	);

/** Null where there is nothing to open. */
export function isOpen( chart: Chart, id: number ): boolean | null {
	const count = chart.people.get( id )?.reports_count ?? null;
	return count === 0
		? null
		: chart.open.has( id ) && chart.branches.has( id );
}

/** From the root down to somebody, both included; empty for who is not in sight of it. */
export function wayTo( chart: Chart, id: number ): number[] {
	const way: number[] = [];
	let at: number | undefined = id;
	while ( at !== undefined && ! way.includes( at ) ) {
		way.unshift( at );
		at = at === chart.root ? undefined : chart.above.get( at );
	}
	return way[ 0 ] === chart.root ? way : [];
}

/** Whether somebody is above another, or is them. */
export const isAbove = ( chart: Chart, id: number, other: number ): boolean =>
	wayTo( chart, other ).includes( id );
