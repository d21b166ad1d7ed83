import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { Import } from '../../../client/src/users/import-schemas.js';
import {
	checkImport,
	getImport,
	putImportRows,
	runImport,
} from '../../../client/src/users/imports.js';
import { transport } from '../../shared/transport';
import { carryOut, type Site, type Task, type Trouble } from './journey';
import type { Chunk } from './sheet/chunks';
import { createSleeper } from './sleeper';

export interface Following {
	/** As it was last heard of. */
	now: Import | null;
	/** What this window is doing about it. */
	task: Task | null;
	/** Rows that have been sent. */
	sent: number;
	isPausing: boolean;
	/** Whether it gets on without this window. */
	isMoving: boolean;
	trouble: Trouble | null;
	/** Why this window has given up. */
	failure: unknown;
	start: ( task: Task ) => void;
	pause: () => void;
	/** Without waiting any longer, or again after giving up. */
	again: () => void;
	hear: ( now: Import ) => void;
}

const siteOf = ( id: number, signal: AbortSignal ): Site => {
	const body = ( answer: { body: Import } ) => answer.body;
	const options = { signal };
	return {
		look: () => getImport( transport, id, options ).then( body ),
		send: ( rows ) =>
			putImportRows( transport, id, rows, options ).then( body ),
		check: () => checkImport( transport, id, options ).then( body ),
		run: () => runImport( transport, id, options ).then( body ),
	};
};

/** That this window was running it: loaded anew, it goes on by itself. */
const memory = ( id: number ) => {
	const key = `svc-import-${ id }`;
	return {
		wasRunning: () => window.sessionStorage.getItem( key ) !== null,
		keep: () => window.sessionStorage.setItem( key, 'running' ),
		forget: () => window.sessionStorage.removeItem( key ),
	};
};

/** An import that this window looks at, and goes on with. */
export function useImport( id: number, chunks: Chunk[] | null ): Following {
	const [ now, setNow ] = useState< Import | null >( null );
	const [ task, setTask ] = useState< Task | null >(
		chunks ? 'send' : 'look'
	);
	const [ round, setRound ] = useState( 0 );
	const [ sent, setSent ] = useState( 0 );
	const [ isPausing, setPausing ] = useState( false );
	const [ trouble, setTrouble ] = useState< Trouble | null >( null );
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
		const { wasRunning, keep, forget } = memory( id );
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
		carryOut(
			task,
			siteOf( id, leave.signal ),
			chunks ?? [],
			wasRunning(),
			{
				heard: ( import_ ) =>
					! leave.signal.aborted && setNow( import_ ),
				sent: setSent,
				troubled: setTrouble,
				isStopped: () => stopped.current || leave.signal.aborted,
				sleep: sleeper.sleep,
			}
		).then( heard, ( failure: unknown ) => {
			if ( ! leave.signal.aborted ) {
				setTrouble( null );
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
		// The file does not change under way.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ id, task, round ] );

	const isWatched =
		task === null &&
		failed === null &&
		now !== null &&
		now.status !== 'finished' &&
		now.status !== 'cancelled';
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
		trouble,
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

/** Looks now and then whether another window gets on with it. */
function useWatch(
	id: number,
	isOn: boolean,
	heard: ( now: Import ) => void
): boolean {
	const [ isMoving, setMoving ] = useState( false );
	useEffect( () => {
		if ( ! isOn ) {
			return undefined;
		}
		const leave = new AbortController();
		let last: string | null = null;
		const timer = setInterval( () => {
			if ( document.hidden ) {
				return;
			}
			siteOf( id, leave.signal )
				.look()
				.then(
					( now ) => {
						const mark = `${ now.total } ${ now.done } ${ now.progress }`;
						setMoving( last !== null && last !== mark );
						last = mark;
						heard( now );
					},
					() => {}
				);
		}, 3000 );
		return () => {
			clearInterval( timer );
			leave.abort();
			setMoving( false );
		};
	}, [ id, isOn, heard ] );
	return isMoving;
}
