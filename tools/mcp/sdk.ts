import { pathToFileURL } from 'node:url';
import type { Site } from '../host/site';
import { fileOf } from './packages';
import { authorization } from './proxy';

/** As much of either generation's client as is used here. */
export interface Client {
	connect: ( transport: unknown ) => Promise< void >;
	close: () => Promise< void >;
	listTools: () => Promise< { tools: { name: string }[] } >;
	callTool: ( call: {
		name: string;
		arguments: object;
	} ) => Promise< ToolAnswer >;
	listResources: () => Promise< { resources: { uri: string }[] } >;
	readResource: ( read: {
		uri: string;
	} ) => Promise< { contents: unknown[] } >;
	listPrompts: () => Promise< { prompts: { name: string }[] } >;
}

export interface ToolAnswer {
	content: { type: string; text?: string }[];
	structuredContent?: Record< string, unknown >;
	isError?: boolean;
}

type ClientClass = new ( info: object, options?: object ) => Client;
type TransportClass = new ( url: URL, options: object ) => unknown;

export type Generation = 'v1' | 'v2 legacy' | 'v2 auto' | 'v2 modern';

const negotiation = {
	v1: undefined,
	'v2 legacy': undefined,
	'v2 auto': { mode: 'auto' },
	'v2 modern': { mode: { pin: '2026-07-28' } },
} as const;

/** The official TypeScript client, with an application password. */
export async function connect(
	site: Site,
	generation: Generation,
	login = authorization( site )
): Promise< Client > {
	const { Client, Transport } =
		generation === 'v1' ? await first() : await second();
	const mode = negotiation[ generation ];
	const client = new Client(
		{ name: 'svc-tools', version: '1.0.0' },
		mode && { versionNegotiation: mode }
	);
	await client.connect(
		new Transport( new URL( endpointOf( site ) ), {
			requestInit: {
				headers: {
					Authorization: login,
					Cookie: 'playground_auto_login_already_happened=1',
				},
			},
		} )
	);
	return client;
}

export const endpointOf = ( site: Site ) =>
	`${ site.url }/wp-json/modern-data/v1/mcp`;

interface Classes {
	Client: ClientClass;
	Transport: TransportClass;
}

/** Fetched when they are needed, so nothing here has their types. */
const load = ( file: string ) =>
	import( pathToFileURL( file ).href ) as Promise<
		Record< string, unknown >
	>;

async function first(): Promise< Classes > {
	const sdk = '@modelcontextprotocol/sdk';
	const client = await load( fileOf( sdk, 'dist/esm/client/index.js' ) );
	const http = await load(
		fileOf( sdk, 'dist/esm/client/streamableHttp.js' )
	);
	return {
		Client: client.Client as ClientClass,
		Transport: http.StreamableHTTPClientTransport as TransportClass,
	};
}

async function second(): Promise< Classes > {
	const all = await load(
		fileOf( '@modelcontextprotocol/client', 'dist/index.mjs' )
	);
	return {
		Client: all.Client as ClientClass,
		Transport: all.StreamableHTTPClientTransport as TransportClass,
	};
}
