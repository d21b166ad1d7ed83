import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = dirname(
	dirname( dirname( fileURLToPath( import.meta.url ) ) )
);
export const cacheFolder = join( projectFolder, '.cache' );
export const hostsFolder = join( projectFolder, '.host' );
export const setupFolder = join( projectFolder, 'tools/host/setup' );
export const objectCacheFolder = join(
	projectFolder,
	'tools/host/object-cache'
);
export const fixturesFolder = join( projectFolder, 'tools/host/fixtures' );
