import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Driver, Plan } from './driver';
import { plugins } from './files';
import {
	commandOf,
	serverProcess,
	stopServer,
	type ServerProcess,
} from './processes';
import { run } from './shell';
import { addressConstants, writeWpConfig } from './wp-config';

/** PHP in WebAssembly: wp-env's playground runtime, without Docker. */
export const wpEnv: Driver = {
	name: 'wp-env',
	about: "wp-env's playground runtime (PHP in WebAssembly, SQLite)",
	port: 8888,
	network: false,
	phpLog: ( folder ) => ( {
		here: join( folder, 'www/wp-content/debug.log' ),
		inPhp: '/wordpress/wp-content/debug.log',
	} ),
	database: () => null,
	followsLinks: false,
	reachesSockets: false,
	clearUp: async ( folder ) => {
		const left = await playground( workFolder( folder ) ).catch(
			() => null
		);
		// The id may belong to another process by now.
		if ( left && commandOf( left.pid ).includes( folder ) ) {
			await stopServer( left );
		}
	},
	serve: async ( plan ) => {
		const config = await writeConfig( plan );
		const work = await prepareCache( plan );
		// Its boot looks at the database without any address, which a network
		// does not survive.
		await writeWpConfig( plan, false );
		const temp = join( plan.folder, 'tmp' );
		await rm( temp, { recursive: true, force: true } );
		await mkdir( temp );
		await run(
			process.execPath,
			[
				program(),
				'start',
				'--runtime=playground',
				`--config=${ config }`,
			],
			{
				cwd: plan.folder,
				env: {
					...process.env,
					WP_ENV_HOME: dirname( work ),
					TMPDIR: temp,
					NODE_OPTIONS: `${ process.env.NODE_OPTIONS ?? '' } --import=${ opcache }`,
				},
			}
		);
		await writeWpConfig( plan, plan.network && ! plan.fresh );
		return [ await playground( work ) ];
	},
};

/** As a URL, which has no spaces. */
const opcache = new URL( 'playground-opcache.mjs', import.meta.url ).href;

function program(): string {
	const manifest = createRequire( import.meta.url ).resolve(
		'@wordpress/env/package.json'
	);
	return join( dirname( manifest ), 'bin/wp-env' );
}

/**
 * Its own file, beside the .wp-env.json of the project: core is the copy in
 * our folder, which also keeps the database between two starts.
 */
async function writeConfig( plan: Plan ): Promise< string > {
	const file = configFile( plan.folder );
	const config = {
		core: plan.www,
		testsEnvironment: false,
		port: plan.port,
		mappings: Object.fromEntries(
			Object.entries( plugins() ).map( ( [ name, folder ] ) => [
				`wp-content/plugins/${ name }`,
				folder,
			] )
		),
		config: {
			...plan.constants,
			...addressConstants( plan.url, false ),
		},
	};
	await writeFile( file, JSON.stringify( config, null, '\t' ) );
	return file;
}

function configFile( folder: string ): string {
	return join( folder, 'wp-env.json' );
}

/** Where wp-env stores data of this configuration. */
function workFolder( folder: string ): string {
	const hash = createHash( 'md5' ).update( configFile( folder ) );
	return join( folder, 'wp-env', hash.digest( 'hex' ) );
}

/** wp-env asks wordpress.org for the latest version unless its cache knows one. */
async function prepareCache( plan: Plan ): Promise< string > {
	const work = workFolder( plan.folder );
	await mkdir( work, { recursive: true } );
	await writeFile(
		join( work, 'wp-env-cache.json' ),
		JSON.stringify( { latestWordPressVersion: plan.core.version } )
	);
	return work;
}

async function playground( work: string ): Promise< ServerProcess > {
	const pid = await readFile( join( work, 'playground.pid' ), 'utf8' );
	return serverProcess( 'playground', Number( pid ) );
}
