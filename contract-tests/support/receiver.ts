import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
	headers: IncomingHttpHeaders;
	/** As it came. */
	body: string;
	/** The header webhook-id. */
	id: string;
	json: { type: string; timestamp: string; data: Record< string, unknown > };
}

export interface Answer {
	status: number;
	headers?: Record< string, string >;
	body?: string | Buffer;
	/** Milliseconds. */
	after?: number;
}

export interface Receiver {
	/** WordPress asks it there, because of a fixture. */
	url: string;
	received: Received[];
	/** What it answers from now on; 200 at first. */
	answer: ( answer: Answer | ( ( received: Received ) => Answer ) ) => void;
	stop: () => Promise< void >;
}

/** A receiver of webhooks at a free port of this machine. */
export async function receiver(): Promise< Receiver > {
	const received: Received[] = [];
	let answer: ( received: Received ) => Answer = () => ( { status: 200 } );
	const server = createServer( ( request, response ) => {
		const chunks: Buffer[] = [];
		request.on( 'data', ( chunk: Buffer ) => chunks.push( chunk ) );
		request.on( 'end', () => {
			const body = Buffer.concat( chunks ).toString( 'utf8' );
			const one: Received = {
				headers: request.headers,
				body,
				id: String( request.headers[ 'webhook-id' ] ),
				json: JSON.parse( body ) as Received[ 'json' ],
			};
			received.push( one );
			const {
				status,
				headers = {},
				body: text = '',
				after,
			} = answer( one );
			setTimeout( () => {
				response.writeHead( status, headers );
				response.end( text );
			}, after ?? 0 );
		} );
	} );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${ port }/receiver/${ port }`,
		received,
		answer: ( next ) => {
			answer = typeof next === 'function' ? next : () => next;
		},
		stop: () =>
			new Promise( ( resolve ) => {
				server.closeAllConnections();
				server.close( () => resolve() );
			} ),
	};
}

/** Throws where the signature is not of that secret, or too old. */
export const verify = ( secret: string, { body, headers }: Received ) =>
	new Webhook( secret ).verify( body, headers as Record< string, string > );
