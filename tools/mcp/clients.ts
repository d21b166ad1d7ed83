import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findSite, type Site } from '../host/site';
import { fetchPackages, fileOf, newNode } from './packages';
import { runToEnd } from './process';
import { authorization } from './proxy';
import { connect, endpointOf, type Generation } from './sdk';

const tool = 'svc-data-get-site-info';
const generations: Generation[] = [ 'v1', 'v2 legacy', 'v2 auto', 'v2 modern' ];

/** Each common client lists the tools, calls one, and reads the resources and prompts. */
const checks: Record< string, ( site: Site ) => Promise< void > > = {
	...Object.fromEntries(
		generations.map( ( one ) => [
			`SDK client ${ one }`,
			( site: Site ) => bySdk( site, one ),
		] )
	),
	'inspector, older revisions': ( site ) => byInspector( site, [] ),
	'inspector, newest revision': ( site ) =>
		byInspector( site, [ '--protocol-era', 'modern' ] ),
	'stdio proxy': byProxy,
};

async function bySdk( site: Site, generation: Generation ) {
	const client = await connect( site, generation );
	const { tools } = await client.listTools();
	expectSome(
		tools.some( ( { name } ) => name === tool ),
		'tools'
	);
	const answer = await client.callTool( { name: tool, arguments: {} } );
	expectSome( answer.structuredContent?.name, 'structured content' );
	const { resources } = await client.listResources();
	const uri = resources[ 0 ]?.uri;
	expectSome( uri, 'resources' );
	const { contents } = await client.readResource( { uri: uri! } );
	expectSome( contents.length, 'contents' );
	expectSome( ( await client.listPrompts() ).prompts.length, 'prompts' );
	const refused = await client.callTool( {
		name: 'svc-users-get-profile',
		arguments: { id: 2_000_000_000 },
	} );
	expectSome( refused.isError, 'refusal as a result' );
	await client.close();
}

async function byInspector( site: Site, era: string[] ) {
	const inspect = async ( ...args: string[] ) => {
		const { code, output } = await runToEnd(
			newNode(),
			[
				fileOf(
					'@modelcontextprotocol/inspector',
					'clients/launcher/build/index.js'
				),
				'--cli',
				endpointOf( site ),
				'--transport',
				'http',
				...era,
				'--header',
				`Authorization: ${ authorization( site ) }`,
				...args,
			],
			{},
			false
		);
		if ( code !== 0 ) {
			throw new Error(
				`ended with ${ code }: ${ output.slice( -500 ) }`
			);
		}
		return output;
	};
	expectSome(
		( await inspect( '--method', 'tools/list', '--strict' ) ).includes(
			tool
		),
		'tools'
	);
	expectSome(
		(
			await inspect(
				'--method',
				'tools/call',
				'--tool-name',
				tool,
				'--tool-args-json',
				'{}'
			)
		).includes( 'structuredContent' ),
		'structured content'
	);
}

/** The proxy for desktop clients that start local programs. */
async function byProxy( site: Site ) {
	const proxy = spawn(
		newNode(),
		[ fileOf( '@automattic/mcp-wordpress-remote', 'dist/proxy.js' ) ],
		{
			env: {
				...process.env,
				WP_API_URL: endpointOf( site ),
				WP_API_USERNAME: site.login.user,
				WP_API_PASSWORD: site.login.applicationPassword,
				OAUTH_ENABLED: 'false',
			},
			stdio: [ 'pipe', 'pipe', 'ignore' ],
		}
	);
	const lines = createInterface( proxy.stdout )[ Symbol.asyncIterator ]();
	const ask = async ( id: number, method: string, params: object ) => {
		proxy.stdin.write(
			`${ JSON.stringify( { jsonrpc: '2.0', id, method, params } ) }\n`
		);
		for (;;) {
			const { value, done } = await lines.next();
			if ( done ) {
				throw new Error( 'The proxy ended.' );
			}
			if ( ( JSON.parse( value ) as { id?: number } ).id === id ) {
				return value;
			}
		}
	};
	try {
		await ask( 1, 'initialize', {
			protocolVersion: '2025-06-18',
			capabilities: {},
			clientInfo: { name: 'svc-tools', version: '1.0.0' },
		} );
		const tools = await ask( 2, 'tools/list', {} );
		expectSome( tools.includes( tool ), 'tools' );
		const answer = await ask( 3, 'tools/call', {
			name: tool,
			arguments: {},
		} );
		expectSome(
			answer.includes( 'structuredContent' ),
			'structured content'
		);
	} finally {
		proxy.kill();
	}
}

function expectSome( found: unknown, what: string ) {
	if ( ! found ) {
		throw new Error( `No ${ what }.` );
	}
}

export async function tryClients( site: Site ): Promise< boolean > {
	await fetchPackages();
	let isFine = true;
	for ( const [ name, check ] of Object.entries( checks ) ) {
		const problem = await check( site ).then(
			() => null,
			( error: unknown ) => String( error )
		);
		isFine &&= problem === null;
		process.stdout.write(
			`${ problem === null ? '✓' : '✗' } ${ name }${ problem === null ? '' : `: ${ problem }` }\n`
		);
	}
	return isFine;
}

async function main() {
	const { values } = parseArgs( { options: { name: { type: 'string' } } } );
	const site = await findSite( values.name ?? process.env.SVC_SITE );
	process.exitCode = ( await tryClients( site ) ) ? 0 : 1;
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await main();
}
