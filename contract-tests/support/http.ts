import { request as open, type IncomingHttpHeaders } from 'node:http';

export interface Sent {
	method: string;
	url: string;
	headers?: Record< string, string >;
	body?: string | Buffer | undefined;
}

export interface Seen {
	status: number;
	headers: IncomingHttpHeaders;
	text: string;
	/** As they came, compressed where the headers say so. */
	bytes: Buffer;
	/** Parsed where the text is JSON, else undefined. */
	body: unknown;
	/** For messages of failing tests. */
	asked: string;
}

/** By node:http and not by fetch, which normalises paths and refuses a GET with a body. */
export function exchange( {
	method,
	url,
	headers = {},
	body,
}: Sent ): Promise< Seen > {
	return new Promise( ( resolve, reject ) => {
		const { origin, hostname, port } = new URL( url );
		const sent = open(
			{
				method,
				// A connection that was kept may be closed by now.
				agent: false,
				hostname,
				port,
				path: url.slice( origin.length ),
				headers: {
					// Neither a browser's language nor the auto-login of wp-env's playground.
					Cookie: 'playground_auto_login_already_happened=1',
					...headers,
					...( body !== undefined && {
						'Content-Length': Buffer.byteLength( body ),
					} ),
				},
			},
			( response ) => {
				const chunks: Buffer[] = [];
				response.on( 'data', ( chunk: Buffer ) =>
					chunks.push( chunk )
				);
				response.on( 'error', reject );
				response.on( 'end', () => {
					const bytes = Buffer.concat( chunks );
					const text = bytes.toString( 'utf8' );
					resolve( {
						status: response.statusCode ?? 0,
						headers: response.headers,
						text,
						bytes,
						body: parsed( text ),
						asked: `${ method } ${ url }`,
					} );
				} );
			}
		);
		sent.on( 'error', reject );
		sent.end( body );
	} );
}

function parsed( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}
