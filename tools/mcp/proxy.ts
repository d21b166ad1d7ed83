import {
	createServer,
	request as open,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '../host/site';

export interface Proxy {
	/** Of the MCP endpoint, seen through the proxy. */
	url: string;
	close: () => Promise< void >;
}

/**
 * Adds the login for programs that cannot send a header. An Origin of the
 * proxy's own becomes the site's; any other stays what it is.
 */
export async function openProxy( site: Site ): Promise< Proxy > {
	const target = new URL( site.url );
	const server = createServer( ( asked, answer ) =>
		pass( asked, answer, target, authorization( site ) )
	);
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${ port }/wp-json/modern-data/v1/mcp`,
		close: () =>
			new Promise( ( resolve, reject ) => {
				server.closeAllConnections();
				server.close( ( error ) =>
					error ? reject( error ) : resolve()
				);
			} ),
	};
}

export const authorization = ( { login }: Site ): string =>
	`Basic ${ btoa( `${ login.user }:${ login.applicationPassword }` ) }`;

function pass(
	asked: IncomingMessage,
	answer: ServerResponse,
	target: URL,
	login: string
) {
	const own = asked.socket.localPort;
	const isOwn = ( origin: string | undefined ) =>
		origin === `http://127.0.0.1:${ own }` ||
		origin === `http://localhost:${ own }`;
	const { host: _host, origin, ...headers } = asked.headers;
	const passed = open(
		{
			method: asked.method,
			hostname: target.hostname,
			port: target.port,
			path: asked.url,
			agent: false,
			headers: {
				...headers,
				...( origin !== undefined && {
					origin: isOwn( origin ) ? target.origin : origin,
				} ),
				host: target.host,
				authorization: login,
				cookie: 'playground_auto_login_already_happened=1',
			},
		},
		( response ) => {
			answer.writeHead( response.statusCode ?? 502, response.headers );
			response.pipe( answer );
		}
	);
	passed.on( 'error', () => {
		answer.writeHead( 502 ).end();
	} );
	asked.pipe( passed );
}
