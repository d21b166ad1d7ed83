import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { projectFolder } from '../host/paths';
import { findSite, type Site } from '../host/site';
import { fetchPackages, fileOf, newNode } from './packages';
import { runToEnd } from './process';
import { openProxy } from './proxy';
import { withTestTools } from './test-tools';

/** The two revisions by the tool that knows both, and the released tool, which knows the older one. */
const runs = [
	{
		title: '2026-07-28',
		entry: fileOf( 'conformance-next', 'dist/index.js' ),
		args: [ '--requirements', '2026-07-28' ],
		baseline: 'baseline-2026-07-28.yml',
	},
	{
		title: '2025-11-25',
		entry: fileOf( 'conformance-next', 'dist/index.js' ),
		args: [ '--requirements', '2025-11-25' ],
		baseline: 'baseline-2025-11-25.yml',
	},
	{
		title: 'released tool',
		entry: fileOf( '@modelcontextprotocol/conformance', 'dist/index.js' ),
		args: [ '--suite', 'all' ],
		baseline: 'baseline-released.yml',
	},
];

/** Whether every scenario passed but those that the baselines expect to fail. */
export async function runConformance( site: Site ): Promise< boolean > {
	await fetchPackages();
	const proxy = await openProxy( site );
	try {
		return await withTestTools( site, () => runAll( proxy.url ) );
	} finally {
		await proxy.close();
	}
}

async function runAll( url: string ): Promise< boolean > {
	const reports = join( projectFolder, 'artifacts/mcp' );
	await mkdir( reports, { recursive: true } );
	let isFine = true;
	for ( const { title, entry, args, baseline } of runs ) {
		process.stdout.write( `\n=== MCP conformance: ${ title } ===\n` );
		const { code } = await runToEnd( newNode(), [
			entry,
			'server',
			'--url',
			url,
			...args,
			'--expected-failures',
			join( projectFolder, 'tools/mcp', baseline ),
			'-o',
			join( reports, title.replaceAll( ' ', '-' ) ),
		] );
		isFine &&= code === 0;
	}
	return isFine;
}

async function main() {
	const { values } = parseArgs( { options: { name: { type: 'string' } } } );
	const site = await findSite( values.name ?? process.env.SVC_SITE );
	process.exitCode = ( await runConformance( site ) ) ? 0 : 1;
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await main();
}
