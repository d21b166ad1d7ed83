import { ContractError } from '../../../client/src/errors.js';
import type { Import } from '../../../client/src/users/import-schemas.js';
import type { Chunk } from './sheet/chunks';

/** What is being done about an import. */
export type Task = 'look' | 'send' | 'check' | 'run';

/** What the site is asked for. */
export interface Site {
	look: () => Promise< Import >;
	send: ( chunk: Chunk ) => Promise< Import >;
	check: () => Promise< Import >;
	run: () => Promise< Import >;
}

/** Something that is likely to pass: it is tried again by itself. */
export interface Trouble {
	failure: unknown;
	seconds: number;
}

/** Who hears how it goes, and may stop it. */
export interface Companion {
	heard: ( now: Import ) => void;
	sent: ( rows: number ) => void;
	troubled: ( trouble: Trouble | null ) => void;
	isStopped: () => boolean;
	sleep: ( milliseconds: number ) => Promise< void >;
}

const waits = [ 2, 4, 8, 15, 30 ];

/** While somebody else has the turn, asking at once again would not help. */
const anotherTurn = 1000;

/** Whether asking again may help: no answer, one that broke off, or a server that is overloaded or restarted. */
export const passes = ( failure: unknown ): boolean =>
	! ( failure instanceof ContractError ) ||
	failure.code === 'invalid_json' ||
	failure.status === 0 ||
	failure.status === 408 ||
	failure.status === 429 ||
	failure.status >= 500;

/** Asks until there is an answer, unless it is a no. */
export async function persist< Value >(
	ask: () => Promise< Value >,
	{ troubled, isStopped, sleep }: Companion
): Promise< Value > {
	for ( let tries = 0; ; tries++ ) {
		try {
			const value = await ask();
			troubled( null );
			return value;
		} catch ( failure ) {
			if ( isStopped() || ! passes( failure ) ) {
				throw failure;
			}
			const seconds = waits[ Math.min( tries, waits.length - 1 ) ] ?? 30;
			troubled( { failure, seconds } );
			await sleep( seconds * 1000 );
			if ( isStopped() ) {
				throw failure;
			}
		}
	}
}

const isUnderWay = {
	check: ( { status }: Import ) => status === 'open' || status === 'checking',
	run: ( { status }: Import ) => status === 'running' || status === 'linking',
};

/** Asks for one step after the other until it is over or stopped. */
async function goOn(
	step: 'check' | 'run',
	site: Site,
	companion: Companion
): Promise< void > {
	let before: Import | null = null;
	for (;;) {
		const now: Import = await persist( site[ step ], companion );
		companion.heard( now );
		if ( ! isUnderWay[ step ]( now ) || companion.isStopped() ) {
			return;
		}
		if ( before && hasStoodStill( before, now ) ) {
			await companion.sleep( anotherTurn );
			if ( companion.isStopped() ) {
				return;
			}
		}
		before = now;
	}
}

const hasStoodStill = ( before: Import, now: Import ) =>
	before.done === now.done &&
	before.progress === now.progress &&
	before.status === now.status;

async function send( site: Site, chunks: Chunk[], companion: Companion ) {
	let rows = 0;
	for ( const chunk of chunks ) {
		const now = await persist( () => site.send( chunk ), companion );
		rows += chunk.rows.length;
		companion.sent( rows );
		companion.heard( now );
		if ( companion.isStopped() ) {
			return;
		}
	}
}

/**
 * Does a task to its end, or until it is stopped.
 *
 * @param task
 * @param site
 * @param chunks     Of the file, where it is at hand.
 * @param wasRunning Whether this window was running it when it was left or loaded anew.
 * @param companion
 * @return What follows by itself.
 */
export async function carryOut(
	task: Task,
	site: Site,
	chunks: Chunk[],
	wasRunning: boolean,
	companion: Companion
): Promise< Task | null > {
	switch ( task ) {
		case 'send':
			await send( site, chunks, companion );
			return 'check';
		case 'look': {
			const now = await persist( site.look, companion );
			companion.heard( now );
			if ( now.status === 'checking' ) {
				return 'check';
			}
			return wasRunning && isUnderWay.run( now ) ? 'run' : null;
		}
		case 'check':
		case 'run':
			await goOn( task, site, companion );
			return null;
	}
}
