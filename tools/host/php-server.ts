import { join } from 'node:path';
import type { Plan } from './driver';
import { setupFolder } from './paths';
import { LOOPBACK, waitFor } from './ports';
import { startServer, type ServerProcess } from './processes';

const WORKERS = 4;

/** PHP's settings in every host that runs this machine's PHP. */
export function phpSettings( { phpLog, fixtures, debug }: Plan ): string[] {
	const settings = {
		display_errors: '0',
		log_errors: '1',
		error_log: phpLog.inPhp,
		error_reporting: 'E_ALL',
		memory_limit: '256M',
		max_execution_time: '0',
		upload_max_filesize: '32M',
		post_max_size: '32M',
		'opcache.enable': '1',
		'opcache.enable_cli': '1',
		'opcache.memory_consumption': '192',
		'opcache.max_accelerated_files': '20000',
		// In tests and benchmarks PHP's default: to check 700 files for changes is a tenth of a request.
		'opcache.revalidate_freq': fixtures || ! debug ? '2' : '0',
		'xdebug.mode': 'off',
	};
	return Object.entries( settings ).flatMap( ( [ name, value ] ) => [
		'-d',
		`${ name }=${ value }`,
	] );
}

/** PHP's built-in server with several workers. */
export async function servePhp( plan: Plan ): Promise< ServerProcess > {
	const log = join( plan.folder, 'server.log' );
	const server = startServer(
		'php',
		'php',
		[
			...phpSettings( plan ),
			'-S',
			`${ LOOPBACK }:${ plan.port }`,
			'-t',
			plan.www,
			join( setupFolder, 'router.php' ),
		],
		{ log, env: { PHP_CLI_SERVER_WORKERS: String( WORKERS ) } }
	);
	await waitFor( server, plan.port, log );
	return server;
}
