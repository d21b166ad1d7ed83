import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan } from './driver';
import { plugins } from './files';
import { installedMarker } from './plan';
import { setupFolder } from './paths';
import { step, type Log } from './progress';
import { writeWpConfig } from './wp-config';

export const login = { user: 'admin', password: 'password' };

const TASKS = [ 'run.php', 'install.php', 'finish.php' ];

type Task = ( task: string, input: object ) => Promise< string >;

export interface Finished {
	sites: string[];
	/** The administrator's application password. */
	password: string;
	warnings: string[];
}

/**
 * Installs by requests to the running site: the one way that all hosts have,
 * with or without PHP on this machine.
 */
export async function setUp( plan: Plan, log: Log ): Promise< Finished > {
	return withTasks( plan, async ( run ) => {
		if ( plan.fresh ) {
			await step( log, 'Installing WordPress', () =>
				run( 'install', {
					...login,
					title: 'Svc',
					network: plan.network,
				} )
			);
			await writeWpConfig( plan, plan.network );
			await writeFile(
				installedMarker( plan.folder ),
				String( plan.port )
			);
			// The installer of WordPress has notices of its own.
			await writeFile( plan.phpLog.here, '' );
		}
		const answer = await step( log, 'Activating the plugins', () =>
			run( 'finish', { plugins: mainFiles() } )
		);
		const finished = JSON.parse( answer ) as Finished;
		finished.warnings.forEach( ( warning ) =>
			log( `  not active: ${ warning }` )
		);
		return finished;
	} );
}

function mainFiles(): string[] {
	return Object.entries( plugins() )
		.filter( ( [ name, folder ] ) =>
			existsSync( join( folder, `${ name }.php` ) )
		)
		.map( ( [ name ] ) => `${ name }/${ name }.php` );
}

async function withTasks< T >(
	plan: Plan,
	work: ( run: Task ) => Promise< T >
): Promise< T > {
	const folder = join( plan.www, 'svc-setup' );
	const token = randomBytes( 16 ).toString( 'hex' );
	await mkdir( folder, { recursive: true } );
	await writeFile( join( folder, 'token' ), token );
	for ( const name of TASKS ) {
		await cp( join( setupFolder, name ), join( folder, name ) );
	}
	try {
		return await work( ( task, input ) =>
			ask(
				`${ plan.url }/svc-setup/run.php?task=${ task }`,
				token,
				input
			)
		);
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
}

async function ask( url: string, token: string, input: object ) {
	const response = await fetch( url, {
		method: 'POST',
		headers: { 'X-Svc-Token': token, 'Content-Type': 'application/json' },
		body: JSON.stringify( input ),
	} );
	const text = await response.text();
	if ( ! response.ok ) {
		throw new Error( `${ url } answered ${ response.status }: ${ text }` );
	}
	return text;
}
