import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServerProcess {
	name: string;
	/** Also the id of its process group: every server leads one of its own. */
	pid: number;
	/** When it started, so that a reused id is never taken for it. */
	started: string;
}

export interface ServerOptions {
	cwd?: string;
	env?: NodeJS.ProcessEnv;
	log: string;
}

/** Starts a server that outlives this process. */
export function startServer(
	name: string,
	command: string,
	args: string[],
	options: ServerOptions
): ServerProcess {
	const log = openSync( options.log, 'a' );
	const child = spawn( command, args, {
		cwd: options.cwd,
		env: { ...process.env, ...options.env },
		detached: true,
		stdio: [ 'ignore', log, log ],
	} );
	closeSync( log );
	child.on( 'error', () => undefined );
	child.unref();
	return serverProcess( name, child.pid ?? 0 );
}

export function serverProcess( name: string, pid: number ): ServerProcess {
	return { name, pid, started: startOf( pid ) };
}

export function isRunning( { pid, started }: ServerProcess ): boolean {
	return pid > 0 && groupIsRunning( pid ) && startOf( pid ) === started;
}

/** Ends a server with its workers; waits for it, and forces it after `patience` ms. */
export async function stopServer( server: ServerProcess, patience = 10_000 ) {
	if ( ! isRunning( server ) ) {
		return;
	}
	signal( server.pid, 'SIGTERM' );
	const deadline = Date.now() + patience;
	while ( groupIsRunning( server.pid ) ) {
		if ( Date.now() > deadline ) {
			signal( server.pid, 'SIGKILL' );
			return;
		}
		await sleep( 50 );
	}
}

function signal( pid: number, name: NodeJS.Signals ) {
	if ( process.platform === 'win32' ) {
		spawnSync( 'taskkill', [ '/pid', String( pid ), '/T', '/F' ] );
		return;
	}
	try {
		process.kill( -pid, name );
	} catch {
		// It ended by itself in the meantime.
	}
}

function groupIsRunning( pid: number ): boolean {
	if ( process.platform === 'linux' ) {
		return allStats().some(
			( { group, state } ) => group === pid && state !== 'Z'
		);
	}
	try {
		process.kill( process.platform === 'win32' ? pid : -pid, 0 );
		return true;
	} catch {
		return false;
	}
}

/** Seconds of the processor that a server and its workers have taken; 0 where the system does not tell, or when it has ended. */
export function cpuSeconds( { pid }: ServerProcess ): number {
	if ( process.platform !== 'linux' ) {
		return 0;
	}
	return allStats()
		.filter( ( { group } ) => group === pid )
		.reduce( ( total, { cpu } ) => total + cpu, 0 );
}

function startOf( pid: number ): string {
	if ( process.platform === 'linux' ) {
		return statOf( pid )?.started ?? '';
	}
	const ps = spawnSync( 'ps', [ '-o', 'lstart=', '-p', String( pid ) ] );
	return String( ps.stdout ?? '' ).trim();
}

/** With its arguments; empty when it is gone. */
export function commandOf( pid: number ): string {
	if ( process.platform === 'linux' ) {
		try {
			return readFileSync( `/proc/${ pid }/cmdline`, 'utf8' );
		} catch {
			return '';
		}
	}
	const ps = spawnSync( 'ps', [ '-o', 'args=', '-p', String( pid ) ] );
	return String( ps.stdout ?? '' );
}

const allStats = () =>
	readdirSync( '/proc' )
		.filter( ( entry ) => /^\d+$/.test( entry ) )
		.map( ( entry ) => statOf( Number( entry ) ) )
		.filter( ( stat ) => stat !== null );

/** Linux counts in hundredths of a second, whatever the processor. */
const TICKS = 100;

/** Linux's /proc/<pid>/stat; the name in brackets may hold spaces, so it is cut off. */
function statOf( pid: number ) {
	try {
		const text = readFileSync( `/proc/${ pid }/stat`, 'utf8' );
		const [ state, , group, ...rest ] = text
			.slice( text.lastIndexOf( ')' ) + 2 )
			.split( ' ' );
		// Its own time, and that of the children which it has waited for.
		const [ user, system, ofUsers, ofSystems ] = rest
			.slice( 8, 12 )
			.map( Number );
		const ticks = user! + system! + ofUsers! + ofSystems!;
		return {
			state,
			group: Number( group ),
			started: rest[ 16 ] ?? '',
			cpu: ticks / TICKS,
		};
	} catch {
		return null;
	}
}
