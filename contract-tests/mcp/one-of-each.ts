import type { Site } from '../../tools/host/site';
import { ask } from '../lifecycle/asking';

/** A call of an assistant. */
export async function makeOneOfEach( site: Site ) {
	await ask( site, 'POST', 'modern-data/v1/mcp', {
		jsonrpc: '2.0',
		id: 1,
		method: 'tools/call',
		params: {
			name: 'svc-intranet-find-colleague',
			arguments: { query: 'Ben' },
		},
	} );
}
