import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from '../host/paths';

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
		const child = spawn( program, args, {
			cwd: projectFolder,
			env: { ...process.env, ...env },
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		} );
		const chunks: Buffer[] = [];
		child.stdout.on( 'data', ( data: Buffer ) => chunks.push( data ) );
		child.stderr.on( 'data', ( data: Buffer ) => chunks.push( data ) );
		const end = ( ok: boolean, more = '' ) =>
			resolve( {
				ok,
				output: Buffer.concat( chunks ).toString() + more,
			} );
		child.on( 'error', ( error ) => end( false, error.message ) );
		child.on( 'close', ( code ) => end( code === 0 ) );
	} );
}

/** A program that npm ci has installed. */
export const local = ( name: string, args: string[], env?: Environment ) =>
	command( join( projectFolder, 'node_modules/.bin', name ), args, env );

export const script = ( name: string ) =>
	command( 'npm', [ 'run', '--silent', name ] );
