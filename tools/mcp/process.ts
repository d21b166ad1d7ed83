import { spawn } from 'node:child_process';

export interface Ended {
	code: number;
	output: string;
}

/** Runs a program to its end and shows its output; `env` adds to the environment. */
export function runToEnd(
	command: string,
	args: readonly string[],
	env: Record< string, string > = {},
	isShown = true
): Promise< Ended > {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( command, args, {
			env: { ...process.env, ...env },
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		} );
		let output = '';
		const hear = ( chunk: Buffer ) => {
			output += chunk.toString();
			if ( isShown ) {
				process.stdout.write( chunk );
			}
		};
		child.stdout.on( 'data', hear );
		child.stderr.on( 'data', hear );
		child.on( 'error', reject );
		child.on( 'close', ( code ) => resolve( { code: code ?? 1, output } ) );
	} );
}

export async function run( command: string, args: readonly string[] ) {
	const { code } = await runToEnd( command, args );
	if ( code !== 0 ) {
		throw new Error( `${ command } ended with ${ code }.` );
	}
}
