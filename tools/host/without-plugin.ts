import { join } from 'node:path';
import { projectFolder } from './paths';

/** Not there, so that no plugin is found. */
const NO_PLUGIN = join( projectFolder, 'tools/host/no-plugin' );

/** Hosts that are started within it have WordPress without the plugin. */
export async function withoutPlugin< T >(
	work: () => Promise< T >
): Promise< T > {
	const { SVC_PLUGIN } = process.env;
	process.env.SVC_PLUGIN = NO_PLUGIN;
	try {
		return await work();
	} finally {
		if ( SVC_PLUGIN === undefined ) {
			delete process.env.SVC_PLUGIN;
		} else {
			process.env.SVC_PLUGIN = SVC_PLUGIN;
		}
	}
}
