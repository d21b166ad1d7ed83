import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compiledOnce } from '../../tools/host/compiled-once';
import type { Site } from '../../tools/host/site';
import { host } from './site';

export interface Ended {
	code: number;
	output: string;
}

/** SVC_WP_CLI is the path of a real WP-CLI; without it, a small substitute is used. */
const command = process.env.SVC_WP_CLI;
const standIn = fileURLToPath( new URL( 'wp-cli.php', import.meta.url ) );

/** Runs a command of WP-CLI on the host, whose PHP has to be this machine's. */
export const wp = ( ...words: string[] ) => wpOn( host, ...words );

export function wpOn( site: Site, ...words: string[] ): Promise< Ended > {
	const [ program, args ] = command
		? [
				command,
				[ `--path=${ site.www }`, `--url=${ site.url }`, ...words ],
			]
		: [
				'php',
				[
					...compiledOnce( site ),
					standIn,
					site.www,
					site.url,
					...words,
				],
			];
	return new Promise( ( resolve ) =>
		execFile( program, args, ( error, stdout, stderr ) =>
			resolve( {
				code: Number( error?.code ?? 0 ),
				output: stdout + stderr,
			} )
		)
	);
}
