/**
 * Loaded into Playground's process before it starts, so that PHP keeps compiled files in memory. By default it reads and checks
 * each of them again in every request, which then takes about 20 times as long (WordPress/wordpress-playground#3617). A version
 * of Playground that writes its settings in another way is only as slow as without this.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const cli = createRequire( import.meta.url ).resolve(
	'@wp-playground/cli/package.json'
);
const universal = createRequire( cli ).resolve(
	'@php-wasm/universal/package.json'
);
const { PHP } = await import(
	new URL( 'index.js', pathToFileURL( universal ) ).href
);

// Of two lines with one name, the last one counts.
const settings = `
opcache.file_cache_only = 0
opcache.memory_consumption = 128
opcache.max_accelerated_files = 10000
`;

const { writeFile } = PHP.prototype;
PHP.prototype.writeFile = function ( path, data ) {
	const isSettings =
		path === '/internal/shared/php.ini' && typeof data === 'string';
	return writeFile.call( this, path, isSettings ? data + settings : data );
};
