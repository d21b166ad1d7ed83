import { ContractError } from '../../../client/src/errors.js';
import type { Import } from '../../../client/src/users/import-schemas.js';
import type { Chunk } from './spreadsheet/chunks';

/** What a window does for an import. */
export type Task = 'look' | 'send' | 'check' | 'run';

/** The requests of an import. */
export interface Site {
	look: () => Promise< Import >;
	send: ( chunk: Chunk ) => Promise< Import >;
	check: () => Promise< Import >;
	run: () => Promise< Import >;
}

/** A failure that is likely to pass; the request is sent again after some seconds. */
export interface Retry {
	failure: unknown;
	seconds: number;
}

/** Follows a task, and may stop it. */
export interface Observer {
	heard: ( now: Import ) => void;
	sent: ( rows: number ) => void;
	retrying: ( retry: Retry | null ) => void;
	isStopped: () => boolean;
	sleep: ( milliseconds: number ) => Promise< void >;
}

const waits = [ 2, 4, 8, 15, 30 ];

/** Milliseconds to wait while another window's request is at work. */
const anotherTurn = 1000;

/** Whether the failure may pass: no answer, an incomplete one, or a server that is overloaded or restarting. */
export const passes = ( failure: unknown ): boolean =>
	! ( failure instanceof ContractError ) ||
	failure.code === 'invalid_json' ||
	failure.status === 0 ||
	failure.status === 408 ||
	failure.status === 429 ||
	failure.status >= 500;

/** Repeats a request until it is answered or refused. */
export async function persist< Value >(
	ask: () => Promise< Value >,
	{ retrying, isStopped, sleep }: Observer
): Promise< Value > {
	for ( let tries = 0; ; tries++ ) {
		try {
			const value = await ask();
			retrying( null );
			return value;
		} catch ( failure ) {
			if ( isStopped() || ! passes( failure ) ) {
				throw failure;
			}
			const seconds = waits[ Math.min( tries, waits.length - 1 ) ] ?? 30;
			retrying( { failure, seconds } );
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

/** Repeats a step until it is over or stopped. */
async function goOn(
	step: 'check' | 'run',
	site: Site,
	observer: Observer
): Promise< void > {
	let before: Import | null = null;
	for (;;) {
		const now: Import = await persist( site[ step ], observer );
		observer.heard( now );
		if ( ! isUnderWay[ step ]( now ) || observer.isStopped() ) {
			return;
		}
		if ( before && hasStoodStill( before, now ) ) {
			await observer.sleep( anotherTurn );
			if ( observer.isStopped() ) {
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

async function send( site: Site, chunks: Chunk[], observer: Observer ) {
	let rows = 0;
	for ( const chunk of chunks ) {
		const now = await persist( () => site.send( chunk ), observer );
		rows += chunk.rows.length;
		observer.sent( rows );
		observer.heard( now );
		if ( observer.isStopped() ) {
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
 * @param observer
 * @return What follows by itself.
 */
export async function runTask(
	task: Task,
	site: Site,
	chunks: Chunk[],
	wasRunning: boolean,
	observer: Observer
): Promise< Task | null > {
	switch ( task ) {
		case 'send':
			await send( site, chunks, observer );
			return 'check';
		case 'look': {
			const now = await persist( site.look, observer );
			observer.heard( now );
			if ( now.status === 'checking' ) {
				return 'check';
			}
			return wasRunning && isUnderWay.run( now ) ? 'run' : null;
		}
		case 'check':
		case 'run':
			await goOn( task, site, observer );
			return null;
	}
}
