import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface RunOptions {
	cwd?: string;
	env?: NodeJS.ProcessEnv;
	input?: string;
	/** Called with each line that the command writes to stderr. */
	onLine?: ( line: string ) => void;
}

/** Runs a command to its end and answers its stdout; throws with its stderr. */
export function run(
	command: string,
	args: string[],
	options: RunOptions = {}
): Promise< string > {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( command, args, {
			cwd: options.cwd,
			env: options.env ?? process.env,
		} );
		let stdout = '';
		let stderr = '';
		child.stdout.on( 'data', ( data: Buffer ) => ( stdout += data ) );
		child.stderr.on( 'data', ( data: Buffer ) => {
			stderr += data;
			String( data )
				.split( '\n' )
				.filter( Boolean )
				.forEach( ( line ) => options.onLine?.( line ) );
		} );
		child.on( 'error', reject );
		child.on( 'close', ( code ) =>
			code === 0
				? resolve( stdout )
				: reject(
						new Error(
							`${ command } ended with ${ code }: ${ stderr }${ stdout }`
						)
					)
		);
		child.stdin.on( 'error', () => undefined );
		child.stdin.end( options.input ?? '' );
	} );
}

/** Servers are in sbin, which is not in every PATH. */
export function findProgram( ...names: string[] ): string | null {
	const folders = [
		...( process.env.PATH ?? '' ).split( delimiter ),
		'/usr/sbin',
		'/usr/local/sbin',
	];
	const suffix = process.platform === 'win32' ? '.exe' : '';
	const paths = names.flatMap( ( name ) =>
		folders.map( ( folder ) => join( folder, name + suffix ) )
	);
	return paths.find( ( path ) => existsSync( path ) ) ?? null;
}
