import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { runTask, type Task, type Retry } from './tasks';
import type { Chunk } from './spreadsheet/chunks';
import { runMemory } from './run-memory';
import { siteOf } from './site';
import { createSleeper } from './sleeper';
import { useWatch } from './use-watch';

export interface ImportTask {
	/** The last answer. */
	now: Import | null;
	/** What this window is doing. */
	task: Task | null;
	/** Rows that have been sent. */
	sent: number;
	isPausing: boolean;
	/** Whether another window is continuing it. */
	isMoving: boolean;
	retry: Retry | null;
	/** Why the task has stopped. */
	failure: unknown;
	start: ( task: Task ) => void;
	pause: () => void;
	/** Retries at once, or starts the failed task again. */
	again: () => void;
	hear: ( now: Import ) => void;
}

/** An import, and the task that this window does for it. */
export function useImport( id: number, chunks: Chunk[] | null ): ImportTask {
	const [ now, setNow ] = useState< Import | null >( null );
	const [ task, setTask ] = useState< Task | null >(
		chunks ? 'send' : 'look'
	);
	const [ round, setRound ] = useState( 0 );
	const [ sent, setSent ] = useState( 0 );
	const [ isPausing, setPausing ] = useState( false );
	const [ retry, setRetry ] = useState< Retry | null >( null );
	const [ failed, setFailed ] = useState< {
		task: Task;
		failure: unknown;
	} | null >( null );
	const stopped = useRef( false );
	const sleeper = useMemo( createSleeper, [] );

	useEffect( () => {
		if ( task === null ) {
			return undefined;
		}
		const leave = new AbortController();
		const { wasRunning, keep, forget } = runMemory( id );
		const heard = ( next: Task | null ) => {
			if ( leave.signal.aborted ) {
				return;
			}
			if ( task === 'run' ) {
				forget();
			}
			setPausing( false );
			setTask( stopped.current ? null : next );
		};
		stopped.current = false;
		setFailed( null );
		if ( task === 'run' ) {
			keep();
		}
		runTask( task, siteOf( id, leave.signal ), chunks ?? [], wasRunning(), {
			heard: ( import_ ) => ! leave.signal.aborted && setNow( import_ ),
			sent: setSent,
			retrying: setRetry,
			isStopped: () => stopped.current || leave.signal.aborted,
			sleep: sleeper.sleep,
		} ).then( heard, ( failure: unknown ) => {
			if ( ! leave.signal.aborted ) {
				setRetry( null );
				setFailed( stopped.current ? null : { task, failure } );
				heard( null );
			}
		} );
		window.addEventListener( 'online', sleeper.wake );
		return () => {
			leave.abort();
			sleeper.wake();
			window.removeEventListener( 'online', sleeper.wake );
		};
		// The file does not change during a task.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ id, task, round ] );

	const isWatched =
		task === null &&
		failed === null &&
		now !== null &&
		( now.to_invite > 0 ||
			( now.status !== 'finished' && now.status !== 'cancelled' ) );
	const isMoving = useWatch( id, isWatched, setNow );

	const start = ( next: Task ) => {
		setTask( next );
		setRound( ( last ) => last + 1 );
	};
	return {
		now,
		task,
		sent,
		isPausing,
		isMoving,
		retry,
		failure: failed?.failure ?? null,
		start,
		pause() {
			stopped.current = true;
			setPausing( true );
			sleeper.wake();
		},
		again() {
			if ( failed ) {
				start( failed.task );
			}
			sleeper.wake();
		},
		hear: setNow,
	};
}
