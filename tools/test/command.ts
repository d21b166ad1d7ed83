import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { projectFolder } from '../host/paths';
import { countCommand, secondsIn, withTimes } from './cpu';

export interface Ended {
	ok: boolean;
	/** Its output, both streams in their order. */
	output: string;
}

export type Environment = Record< string, string >;

/** Runs a command to its end, in the project's folder, without input. */
export function command(
	program: string,
	args: string[],
	env: Environment = {}
): Promise< Ended > {
	return new Promise( ( resolve ) => {
		const child = start( program, args, env );
		const chunks: Buffer[] = [];
		const times: Buffer[] = [];
		const collect = ( stream: unknown, into: Buffer[] ) =>
			( stream as Readable ).on( 'data', ( data: Buffer ) =>
				into.push( data )
			);
		collect( child.stdout, chunks );
		collect( child.stderr, chunks );
		collect( child.stdio[ 3 ], times );
		const end = ( ok: boolean, more = '' ) => {
			countCommand( secondsIn( Buffer.concat( times ).toString() ) );
			resolve( {
				ok,
				output: Buffer.concat( chunks ).toString() + more,
			} );
		};
		child.on( 'error', ( error ) => end( false, error.message ) );
		child.on( 'close', ( code ) => end( code === 0 ) );
	} );
}

/** Windows has no shell that tells what a command took. */
const start = ( program: string, args: string[], env: Environment ) => {
	const [ first, rest ] =
		process.platform === 'win32'
			? [ program, args ]
			: [ 'sh', withTimes( program, args ) ];
	return spawn( first, rest, {
		cwd: projectFolder,
		env: { ...process.env, ...env },
		stdio: [ 'ignore', 'pipe', 'pipe', 'pipe' ],
	} );
};

/** A program that npm ci has installed. */
export const local = ( name: string, args: string[], env?: Environment ) =>
	command( join( projectFolder, 'node_modules/.bin', name ), args, env );

export const script = ( name: string ) =>
	command( 'npm', [ 'run', '--silent', name ] );
