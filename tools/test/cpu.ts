import { AsyncLocalStorage } from 'node:async_hooks';
import { cpuSeconds, type ServerProcess } from '../host/processes';

/** What a step takes of the processor: its commands' seconds, and those of the servers that it asks. */
interface Meter {
	commands: number;
	/** The seconds that a server had taken when the step first asked it. */
	servers: Map< ServerProcess, number >;
}

/** Steps run side by side, so each has a meter of its own. */
const meters = new AsyncLocalStorage< Meter >();

export interface Metered< T > {
	result: T;
	seconds: number;
}

/** Servers that a command starts by itself are not counted. */
export async function metered< T >(
	work: () => Promise< T >
): Promise< Metered< T > > {
	const meter: Meter = { commands: 0, servers: new Map() };
	const result = await meters.run( meter, work );
	const servers = [ ...meter.servers ].reduce(
		( total, [ server, before ] ) => total + cpuSeconds( server ) - before,
		0
	);
	return { result, seconds: meter.commands + servers };
}

export function countCommand( seconds: number ) {
	const meter = meters.getStore();
	if ( meter ) {
		meter.commands += seconds;
	}
}

/** New servers have been started for the step, so their start counts. */
export function countServers( servers: ServerProcess[], areNew: boolean ) {
	const counted = meters.getStore()?.servers;
	for ( const server of servers ) {
		if ( counted && ! counted.has( server ) ) {
			counted.set( server, areNew ? 0 : cpuSeconds( server ) );
		}
	}
}

/** Makes a POSIX shell tell on descriptor 3 what the command took, as `times` prints it. */
export const withTimes = ( program: string, args: string[] ): string[] => [
	'-c',
	'"$@"; ended=$?; times >&3; exit "$ended"',
	'sh',
	program,
	...args,
];

/**
 * The second line has the user and system time of the commands: `0m6.360s 0m1.110s`.
 */
export function secondsIn( times: string ): number {
	const [ , commands = '' ] = times.trim().split( '\n' );
	return [ ...commands.matchAll( /(\d+)m([\d.]+)s/g ) ].reduce(
		( total, [ , minutes, seconds ] ) =>
			total + Number( minutes ) * 60 + Number( seconds ),
		0
	);
}
