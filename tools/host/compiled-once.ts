import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** PHP's options for a short process on a site: compiling WordPress is most of what it would do. */
export function compiledOnce( { folder }: { folder: string } ): string[] {
	const cache = join( folder, 'opcache' );
	mkdirSync( cache, { recursive: true } );
	return [
		'opcache.enable_cli=1',
		`opcache.file_cache=${ cache }`,
		'opcache.file_cache_only=1',
	].flatMap( ( setting ) => [ '-d', setting ] );
}
