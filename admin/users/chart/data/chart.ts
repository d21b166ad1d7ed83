import {
	after,
	around,
	before,
	both,
	step,
	type Window,
} from '../../../../blocks/shared/tree/windows';

/**
 * A person of the chart by user ID. With several people at the top, the company itself is above them, with the ID 0.
 * Vacancies have negative IDs.
 */
export interface Node {
	id: number;
	name: string;
	title: string;
	department: string;
	avatar_url: string;
	/** Null while it is not known. */
	reports_count: number | null;
	dotted_manager_ids?: readonly number[] | undefined;
}

/** A manager and their reports, or the first of them, as the server sends them. */
export interface Piece {
	manager: Node;
	reports: readonly Node[];
}

interface Branch {
	/** Those that have been read. */
	reports: readonly number[];
	shown: Window;
}

/** The part of the org chart that has been read, and which teams are open. */
export interface Chart {
	root: number;
	people: ReadonlyMap< number, Node >;
	branches: ReadonlyMap< number, Branch >;
	/** The manager of each person in a branch. */
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

/** Replaces the root. Open teams stay open. */
export function withRoot( chart: Chart | null, piece: Piece ): Chart {
	const { id } = piece.manager;
	const grown = withBranch( chart ?? nothing, piece );
	const above = new Map( grown.above );
	above.delete( id );
	return opened( { ...grown, above, root: id }, id );
}

/** Replaces a branch. People who were in another branch are taken out of it, and as many stay visible as before. */
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
		const managerId = above.get( node.id );
		if ( managerId !== undefined ) {
			removeFrom( people, branches, managerId, node.id );
		}
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

/** Adds the next piece of a branch that is read in pieces. */
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

/** Takes a person out of their former branch. */
function removeFrom(
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

/** Makes a person visible among the reports of their manager, even if only some are shown. */
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

/** Shows more of the reports that have been read. */
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

/** The number of a person's reports, as far as it is known. */
export const totalOf = ( chart: Chart, id: number ): number =>
	Math.max(
		chart.people.get( id )?.reports_count ?? 0,
		chart.branches.get( id )?.reports.length ?? 0
	);

/** Null without reports. */
export function isOpen( chart: Chart, id: number ): boolean | null {
	const count = chart.people.get( id )?.reports_count ?? null;
	return count === 0
		? null
		: chart.open.has( id ) && chart.branches.has( id );
}

/** From the root down to a person, both included; empty where the person is in no branch below the root. */
export function wayTo( chart: Chart, id: number ): number[] {
	const way: number[] = [];
	let at: number | undefined = id;
	while ( at !== undefined && ! way.includes( at ) ) {
		way.unshift( at );
		at = at === chart.root ? undefined : chart.above.get( at );
	}
	return way[ 0 ] === chart.root ? way : [];
}

/** Whether a person is above another, or is the same. */
export const isAbove = ( chart: Chart, id: number, other: number ): boolean =>
	wayTo( chart, other ).includes( id );

/** The manager of a person, whether or not a vacancy is between them; null at the top. */
export function managerOf( chart: Chart, id: number ): Node | null {
	const above = chart.above.get( id ) ?? 0;
	if ( id === chart.root || above === 0 ) {
		return null;
	}
	return above < 0
		? managerOf( chart, above )
		: ( chart.people.get( above ) ?? null );
}
