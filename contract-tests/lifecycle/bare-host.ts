import { startHost } from '../../tools/host/host';
import { parseOptions } from '../../tools/host/options';
import type { Site } from '../../tools/host/site';
import { withoutPlugin } from '../../tools/host/without-plugin';
import { SLUG } from '../../tools/package/files';
import { host } from '../support/site';
import { ask } from './asking';

/** The installed plugin in WordPress's own routes. */
export const plugin = `wp/v2/plugins/${ SLUG }/svc`;

export const version = async ( site: Site ) =>
	( await ask( site, 'GET', plugin ) ).version;

/**
 * A new WordPress without the plugin, of the kind that is tested. Starting it builds what is older than its sources.
 *
 * Suites on two kinds of host run at the same time, so each kind has a folder and a port of its own.
 */
export const startBareHost = (
	name: string,
	port: number,
	...options: string[]
): Promise< Site > =>
	withoutPlugin( () =>
		startHost(
			parseOptions( [
				`--host=${ host.host }`,
				`--name=${ name }-${ host.host }`,
				host.network ? '--network' : '--single',
				`--port=${ host.host === 'native' ? port + 10 : port }`,
				'--no-demo',
				'--fresh',
				...options,
			] ),
			() => {}
		)
	);
