import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { run } from './shell';

const ANSWER_MS = 5_000;

/** Fills `work/wordpress`; `wanted` is a version or `latest`. */
export async function coreFromWordPressOrg(
	work: string,
	wanted: string
): Promise< string > {
	const name = wanted === 'latest' ? wanted : `wordpress-${ wanted }`;
	const archive = join( work, 'wordpress.tar.gz' );
	await save( `https://wordpress.org/${ name }.tar.gz`, archive );
	await run( 'tar', [ '-xzf', archive, '-C', work ] );
	await rm( archive );
	return 'wordpress.org';
}

/** Only the answer has a time limit; the body may take as long as it needs. */
async function save( url: string, file: string ) {
	const waiting = new AbortController();
	const timer = setTimeout( () => waiting.abort(), ANSWER_MS );
	const response = await fetch( url, { signal: waiting.signal } );
	clearTimeout( timer );
	if ( ! response.ok || ! response.body ) {
		throw new Error( `${ url } answered ${ response.status }` );
	}
	await pipeline(
		Readable.fromWeb( response.body as ReadableStream ),
		createWriteStream( file )
	);
}
