import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findSite, type Site } from '../host/site';
import { tryClients } from './clients';
import { runConformance } from './conformance';
import { runDemo } from './demo';

/** The protocol's own tool, common clients, and an assistant with the demo company. */
export async function checkMcp( site: Site ): Promise< boolean > {
	const conforms = await runConformance( site );
	process.stdout.write( '\n=== MCP clients ===\n' );
	const clientsWork = await tryClients( site );
	process.stdout.write( '\n=== MCP demo ===\n' );
	await runDemo( site );
	return conforms && clientsWork;
}

async function main() {
	const { values } = parseArgs( { options: { name: { type: 'string' } } } );
	const site = await findSite( values.name ?? process.env.SVC_SITE );
	process.exitCode = ( await checkMcp( site ) ) ? 0 : 1;
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await main();
}
