import { ContractError } from '../../../client/src/errors.js';
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

export interface Reading {
	root: () => Promise< Piece >;
	branch: (
		manager: Pick< Node, 'id' | 'reports_count' >
	) => Promise< Piece >;
	/** More of a long branch, of which so many are known. */
	on: ( id: number, known: number ) => Promise< Node[] >;
	/** From the top down to somebody. */
	way: ( id: number ) => Promise< Node[] >;
}

export interface Seen {
	chart: Chart | null;
	/** Whose reports are awaited. */
	busy: ReadonlySet< number >;
}

/** What is known of the company. It grows as branches are opened, and is asked again where something was changed. */
export class Company {
	private seen: Seen = { chart: null, busy: new Set() };
	private readonly listeners = new Set< () => void >();
	/** The last question about each branch: an answer to an older one is none. */
	private readonly asked = new Map< number, number >();

	constructor( private readonly read: Reading ) {}

	readonly subscribe = ( listener: () => void ) => {
		this.listeners.add( listener );
		return () => this.listeners.delete( listener );
	};

	readonly look = (): Seen => this.seen;

	async start() {
		await this.ask( 0 );
	}

	async open( id: number ) {
		if ( this.branch( id ) ) {
			this.change( ( chart ) => opened( chart, id ) );
			// Others may have changed it since; if that cannot be said now, what is known stays.
			await this.ask( id ).catch( () => {} );
		} else {
			await this.ask( id );
			this.change( ( chart ) => opened( chart, id ) );
		}
	}

	close( id: number ) {
		this.change( ( chart ) => closed( chart, id ) );
	}

	/** Some more of somebody's reports; gives the first that is new. */
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
				this.read.on( id, known )
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

	/** Asks again who reports to these; 0 is for whoever is on top. */
	async refresh( managers: readonly number[] ) {
		const root = managers.includes( 0 )
			? ( this.seen.chart?.root ?? 0 )
			: 0;
		await Promise.all(
			[ ...new Set( [ ...managers, root ] ) ]
				.filter( ( id ) => id !== 0 || managers.includes( 0 ) )
				.map( ( id ) => this.ask( id ).catch( unlessGone ) )
		);
	}

	/** Opens the way to somebody, as it is now. */
	async find( id: number ) {
		const way = await this.read.way( id );
		const [ top ] = way;
		if ( top && this.seen.chart?.root !== top.id ) {
			await this.askUnlessKnown( 0, top );
		}
		await Promise.all(
			way
				.slice( 1 )
				.map( ( node, index ) =>
					this.askUnlessKnown( way[ index ]!.id, node )
				)
		);
		this.change( ( chart ) => throughWay( chart, way ) );
	}

	private async askUnlessKnown( manager: number, report: Node ) {
		if ( ! this.branch( manager )?.reports.includes( report.id ) ) {
			await this.ask( manager );
		}
	}

	private async ask( id: number ) {
		const question = ( this.asked.get( id ) ?? 0 ) + 1;
		this.asked.set( id, question );
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
		if ( this.asked.get( id ) !== question ) {
			return;
		}
		if ( id === 0 ) {
			this.tell( { chart: withRoot( this.seen.chart, piece ) } );
		} else {
			this.change( ( chart ) => withBranch( chart, piece ) );
		}
	}

	private async whileBusy< Value >(
		id: number,
		work: () => Promise< Value >
	): Promise< Value > {
		const { busy } = this.seen;
		this.tell( { busy: new Set( busy ).add( id ) } );
		try {
			return await work();
		} finally {
			const left = new Set( this.seen.busy );
			left.delete( id );
			this.tell( { busy: left } );
		}
	}

	private branch( id: number ) {
		return this.seen.chart?.branches.get( id );
	}

	private change( how: ( chart: Chart ) => Chart ) {
		if ( this.seen.chart ) {
			this.tell( { chart: how( this.seen.chart ) } );
		}
	}

	private tell( news: Partial< Seen > ) {
		this.seen = { ...this.seen, ...news };
		this.listeners.forEach( ( listener ) => listener() );
	}
}

/** Everybody on the way is open, and shown among their siblings. */
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

/** Whoever has left in the meantime has no reports to ask for. */
function unlessGone( thrown: unknown ) {
	if ( ! ( thrown instanceof ContractError && thrown.status === 404 ) ) {
		throw thrown;
	}
}
