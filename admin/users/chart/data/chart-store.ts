import { ContractError } from '../../../../client/src/errors.js';
import {
	closed,
	extended,
	inSight,
	opened,
	totalOf,
	withBranch,
	withMore,
	withRoot,
	type Chart,
	type Direction,
	type Node,
	type Piece,
} from './chart';
import { shownOf } from './rows';

export interface ChartReader {
	root: () => Promise< Piece >;
	branch: (
		manager: Pick< Node, 'id' | 'reports_count' >
	) => Promise< Piece >;
	/** The next reports of a long branch, of which `known` have been read. */
	more: ( id: number, known: readonly number[] ) => Promise< Node[] >;
	/** From the top down to a person. */
	way: ( id: number ) => Promise< Node[] >;
}

export interface Seen {
	chart: Chart | null;
	/** Managers whose reports are being read. */
	busy: ReadonlySet< number >;
}

/** The org chart as far as it has been read. Opening a team reads its branch, and changes read the branches concerned again. */
export class ChartStore {
	private seen: Seen = { chart: null, busy: new Set() };
	private readonly listeners = new Set< () => void >();
	/** Number of the last request for each branch; answers to earlier ones are dropped. */
	private readonly requests = new Map< number, number >();

	constructor( private readonly read: ChartReader ) {}

	readonly subscribe = ( listener: () => void ) => {
		this.listeners.add( listener );
		return () => this.listeners.delete( listener );
	};

	readonly look = (): Seen => this.seen;

	async start() {
		await this.readBranch( 0 );
	}

	async open( id: number ) {
		if ( this.branch( id ) ) {
			this.change( ( chart ) => opened( chart, id ) );
			// It may have changed since. If it cannot be read now, the branch stays as it was.
			await this.readBranch( id ).catch( () => {} );
		} else {
			await this.readBranch( id );
			this.change( ( chart ) => opened( chart, id ) );
		}
	}

	close( id: number ) {
		this.change( ( chart ) => closed( chart, id ) );
	}

	/** Shows more reports of a manager and returns the first of them. */
	async more( id: number, direction: Direction ): Promise< number | null > {
		const { chart } = this.seen;
		const branch = this.branch( id );
		if ( ! chart || ! branch ) {
			return null;
		}
		const had = new Set( shownOf( chart, id ).ids );
		const known = branch.reports.length;
		if (
			direction === 'after' &&
			branch.shown.to === known &&
			known < totalOf( chart, id )
		) {
			const coming = await this.whileBusy( id, () =>
				this.read.more( id, branch.reports )
			);
			this.change( ( now ) => withMore( now, id, coming ) );
		}
		this.change( ( now ) => extended( now, id, direction ) );
		return (
			shownOf( this.seen.chart!, id ).ids.find(
				( one ) => ! had.has( one )
			) ?? null
		);
	}

	/** Reads the branches of these managers again; 0 is the top. */
	async refresh( managers: readonly number[] ) {
		const root = managers.includes( 0 )
			? ( this.seen.chart?.root ?? 0 )
			: 0;
		await Promise.all(
			[ ...new Set( [ ...managers, root ] ) ]
				.filter( ( id ) => id !== 0 || managers.includes( 0 ) )
				.map( ( id ) => this.readBranch( id ).catch( exceptNotFound ) )
		);
	}

	/** Reads and opens all teams from the top down to a person. */
	async find( id: number ) {
		const way = await this.read.way( id );
		const [ top ] = way;
		if ( top && this.seen.chart?.root !== top.id ) {
			await this.readUnlessKnown( 0, top );
		}
		await Promise.all(
			way
				.slice( 1 )
				.map( ( node, index ) =>
					this.readUnlessKnown( way[ index ]!.id, node )
				)
		);
		const drawn = await this.withVacancies( way );
		this.change( ( chart ) => throughWay( chart, drawn ) );
	}

	/** Opens the teams down to a vacancy. */
	async openTo( id: number, manager: number | null ) {
		if ( manager !== null ) {
			await this.find( manager );
			await this.readBranch( manager );
		}
		this.change( ( chart ) => {
			const above = manager ?? chart.root;
			return inSight( opened( chart, above ), above, id );
		} );
	}

	/** The way with the vacancies that are drawn on it. Reads those whose people are not known. */
	private async withVacancies( way: readonly Node[] ): Promise< Node[] > {
		const drawn: Node[] = [];
		for ( const node of way ) {
			const above = drawn.at( -1 )?.id ?? this.seen.chart?.root ?? 0;
			const vacancy =
				node.id === above
					? null
					: await this.vacancyAbove( above, node );
			drawn.push( ...( vacancy ? [ vacancy, node ] : [ node ] ) );
		}
		return drawn;
	}

	private async vacancyAbove( manager: number, report: Node ) {
		const reports = this.branch( manager )?.reports ?? [];
		if ( reports.includes( report.id ) ) {
			return null;
		}
		for ( const id of reports.filter( ( one ) => one < 0 ) ) {
			await this.readUnlessKnown( id, report );
			if ( this.branch( id )?.reports.includes( report.id ) ) {
				return this.seen.chart?.people.get( id ) ?? null;
			}
		}
		return null;
	}

	private async readUnlessKnown( manager: number, report: Node ) {
		if ( ! this.branch( manager )?.reports.includes( report.id ) ) {
			await this.readBranch( manager );
		}
	}

	private async readBranch( id: number ) {
		const request = ( this.requests.get( id ) ?? 0 ) + 1;
		this.requests.set( id, request );
		const piece = await this.whileBusy( id, () =>
			id === 0
				? this.read.root()
				: this.read.branch(
						this.seen.chart?.people.get( id ) ?? {
							id,
							reports_count: null,
						}
					)
		);
		if ( this.requests.get( id ) !== request ) {
			return;
		}
		if ( id === 0 ) {
			this.update( { chart: withRoot( this.seen.chart, piece ) } );
		} else {
			this.change( ( chart ) => withBranch( chart, piece ) );
		}
	}

	private async whileBusy< Value >(
		id: number,
		work: () => Promise< Value >
	): Promise< Value > {
		const { busy } = this.seen;
		this.update( { busy: new Set( busy ).add( id ) } );
		try {
			return await work();
		} finally {
			const left = new Set( this.seen.busy );
			left.delete( id );
			this.update( { busy: left } );
		}
	}

	private branch( id: number ) {
		return this.seen.chart?.branches.get( id );
	}

	private change( edit: ( chart: Chart ) => Chart ) {
		if ( this.seen.chart ) {
			this.update( { chart: edit( this.seen.chart ) } );
		}
	}

	private update( changes: Partial< Seen > ) {
		this.seen = { ...this.seen, ...changes };
		this.listeners.forEach( ( listener ) => listener() );
	}
}

/** Opens every team on the way, and makes each person of it visible. */
function throughWay( chart: Chart, way: readonly Node[] ): Chart {
	const [ top ] = way;
	const rest = top && top.id !== chart.root ? way : way.slice( 1 );
	let manager = chart.root;
	let there = chart;
	for ( const node of rest ) {
		const isKnown = there.branches
			.get( manager )
			?.reports.includes( node.id );
		there = isKnown ? there : withMore( there, manager, [ node ] );
		there = inSight( opened( there, manager ), manager, node.id );
		manager = node.id;
	}
	return there;
}

/** A manager whose profile was deleted in the meantime has no branch to read. */
function exceptNotFound( thrown: unknown ) {
	if ( ! ( thrown instanceof ContractError && thrown.status === 404 ) ) {
		throw thrown;
	}
}
