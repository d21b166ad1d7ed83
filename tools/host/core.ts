import { existsSync } from 'node:fs';
import {
	mkdir,
	mkdtemp,
	readFile,
	rename,
	rm,
	writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { coreFromDebian } from './core-debian';
import { coreFromWordPressOrg } from './core-wordpress-org';
import { cacheFolder } from './paths';
import { step, type Log } from './progress';

export interface Core {
	folder: string;
	version: string;
	from: string;
}

/** The hosts of one test run start side by side and wait for the same download. */
let filling: Promise< void > | null = null;

/** WordPress's files, downloaded once; WP_VERSION asks for another release. */
export async function cachedCore( log: Log ): Promise< Core > {
	const wanted = process.env.WP_VERSION ?? 'latest';
	const cached = join( cacheFolder, `wordpress-${ wanted }` );
	if ( ! existsSync( join( cached, 'from.txt' ) ) ) {
		filling ??= fill( cached, wanted, log ).finally( () => {
			filling = null;
		} );
		await filling;
	}
	const folder = join( cached, 'wordpress' );
	const core = {
		folder,
		version: await versionOf( folder ),
		from: ( await readFile( join( cached, 'from.txt' ), 'utf8' ) ).trim(),
	};
	log( `WordPress ${ core.version } (from ${ core.from }).` );
	return core;
}

export async function versionOf( folder: string ): Promise< string > {
	const file = join( folder, 'wp-includes/version.php' );
	const source = await readFile( file, 'utf8' ).catch( () => '' );
	return /\$wp_version = '([^']+)'/.exec( source )?.[ 1 ] ?? '';
}

/** Works beside the cache and renames at the end, so that an incomplete download is never used. */
async function fill( cached: string, wanted: string, log: Log ) {
	await mkdir( cacheFolder, { recursive: true } );
	const work = await mkdtemp( `${ cached }.` );
	try {
		const from = await download( work, wanted, log );
		await writeFile( join( work, 'from.txt' ), from );
		// Another host that started at the same time may have it already, and be copying it.
		if ( ! existsSync( join( cached, 'from.txt' ) ) ) {
			await rm( cached, { recursive: true, force: true } );
			await rename( work, cached );
		}
	} finally {
		await rm( work, { recursive: true, force: true } );
	}
}

async function download(
	work: string,
	wanted: string,
	log: Log
): Promise< string > {
	try {
		return await step(
			log,
			'Downloading WordPress from wordpress.org',
			() => coreFromWordPressOrg( work, wanted )
		);
	} catch ( error ) {
		log( `  not reachable: ${ reason( error ) }` );
		if ( wanted !== 'latest' ) {
			throw new Error(
				`WordPress ${ wanted } (WP_VERSION) is only at wordpress.org, which cannot be reached.`
			);
		}
	}
	return step( log, "Taking WordPress from Debian's sid suite", () =>
		coreFromDebian( work )
	);
}

function reason( error: unknown ): string {
	if ( ! ( error instanceof Error ) ) {
		return String( error );
	}
	return error.cause instanceof Error ? error.cause.message : error.message;
}
