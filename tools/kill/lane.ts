import { isDeepStrictEqual } from 'node:util';
import type { Site } from '../host/site';
import { PhpProcess } from './process';
import { writesOf, type LaneFacts, type Write } from './writes';

interface State {
	faults: string[];
	rows: number;
}

interface Next {
	status: number;
	took: number;
	there: boolean;
	faults: string[];
}

/** One place where a write was killed, and what is wrong afterwards. */
export interface Outcome {
	what: string;
	/** The write had begun, and had not ended. */
	isInside: boolean;
	isInTransaction: boolean;
	faults: string[];
	/** Milliseconds that the next write took. */
	next: number;
}

/** The effect of a write that is not killed. */
export interface Plan {
	write: Write;
	statements: string[];
	took: number;
	before: State;
	after: State;
}

/** An account with posts, at whose writes PHP is killed repeatedly. */
export class Lane {
	private rows: unknown;
	private first = 0;

	private constructor(
		private readonly site: Site,
		private readonly facts: LaneFacts,
		private readonly checker: PhpProcess
	) {}

	static async open( site: Site, facts: LaneFacts ): Promise< Lane > {
		const lane = new Lane(
			site,
			facts,
			new PhpProcess( site, 'check.php' )
		);
		const start = await lane.ask< {
			rows: unknown;
			first: number;
		} >( 'start' );
		lane.rows = start.rows;
		lane.first = start.first;
		return lane;
	}

	/** Each write undisturbed, twice: the very first one creates locks that stay. */
	async plan(): Promise< Plan[] > {
		const plans: Plan[] = [];
		for ( const write of writesOf( this.facts, this.first ) ) {
			await this.planned( write );
			plans.push( await this.planned( write ) );
		}
		return plans;
	}

	private async planned( write: Write ): Promise< Plan > {
		const before = await this.reset( write );
		const done = new PhpProcess( this.site, 'write.php', {
			user: this.facts.user,
			write: write.call,
		} );
		await done.ended;
		const end = done.said.find( ( one ) => one.at === 'end' );
		const after = await this.ask< State >( 'state' );
		if (
			! end ||
			done.errors !== '' ||
			after.faults.length > 0 ||
			isDeepStrictEqual( after, before )
		) {
			throw new Error(
				`${ write.name } does not work: ${ done.errors } ${ JSON.stringify( after ) }`
			);
		}
		return {
			write,
			statements: end.statements ?? [],
			took: end.took ?? 0,
			before,
			after,
		};
	}

	/** Stops before or after that statement (the first is 1), and is killed there. */
	async killAt(
		plan: Plan,
		at: number,
		when: 'before' | 'after'
	): Promise< Outcome > {
		await this.start( plan );
		const writer = new PhpProcess( this.site, 'write.php', {
			user: this.facts.user,
			write: plan.write.call,
			at,
			when,
		} );
		const isThere = await writer.until( 'the place' );
		writer.kill();
		await writer.ended;
		const what = `${ plan.write.name }, ${ when } statement ${ at }: ${ plan.statements[ at - 1 ] }`;
		return this.examine(
			plan,
			writer,
			what,
			isThere ? [] : [ 'never got there' ]
		);
	}

	/** Dies that many milliseconds after it was told to begin. */
	async killAfter( plan: Plan, delay: number ): Promise< Outcome > {
		await this.start( plan );
		const writer = new PhpProcess( this.site, 'write.php', {
			user: this.facts.user,
			write: plan.write.call,
			wait: true,
		} );
		await writer.until( 'ready' );
		const due = performance.now() + delay;
		writer.send();
		// Timers are too coarse; the pipe is read between the turns.
		while ( performance.now() < due ) {
			await new Promise( ( resolve ) => setImmediate( resolve ) );
		}
		writer.kill();
		await writer.ended;
		return this.examine(
			plan,
			writer,
			`${ plan.write.name }, after ${ delay.toFixed( 2 ) } ms`,
			[]
		);
	}

	async close() {
		await this.checker.end();
	}

	private async examine(
		plan: Plan,
		writer: PhpProcess,
		what: string,
		faults: string[]
	): Promise< Outcome > {
		const state = await this.ask< State >( 'state' );
		const next = await this.ask< Next >( 'next' );
		const isWhole = [ plan.before, plan.after ].some( ( one ) =>
			isDeepStrictEqual( one, state )
		);
		return {
			what,
			isInside: writer.has( 'begin' ) && ! writer.has( 'end' ),
			isInTransaction:
				writer.has( 'transaction' ) && ! writer.has( 'commit' ),
			next: next.took,
			faults: [
				...faults,
				...state.faults,
				...( isWhole
					? []
					: [
							`neither as before nor as after: ${ JSON.stringify( state ) }`,
						] ),
				...( next.took < 1000
					? []
					: [ `the next write took ${ next.took } ms` ] ),
				...( next.status === 201 && next.there
					? []
					: [ `the next write was answered ${ next.status }` ] ),
				...next.faults.map(
					( fault ) => `after the next write: ${ fault }`
				),
			],
		};
	}

	private async start( { write, before }: Plan ) {
		const state = await this.reset( write );
		if ( ! isDeepStrictEqual( state, before ) ) {
			throw new Error(
				`${ write.name } would not start from where it did: ${ JSON.stringify( state ) }`
			);
		}
	}

	/** Restores the state from which this write starts. */
	private async reset( { isFirst = false }: Write ): Promise< State > {
		const { state } = await this.ask< { state: State } >( 'reset', {
			rows: this.rows,
			isFirst,
		} );
		return state;
	}

	private ask< Answer >(
		what: string,
		more: object = {}
	): Promise< Answer > {
		return this.checker.ask< Answer >( {
			do: what,
			lane: this.facts,
			...more,
		} );
	}
}
