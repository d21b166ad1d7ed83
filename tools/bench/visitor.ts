import { Agent, request } from 'node:http';

export interface Answer {
	status: number;
	body: string;
	headers: Record< string, string | string[] | undefined >;
	milliseconds: number;
}

/** One member of the company on one kept-alive connection to loopback. */
export class Visitor {
	private readonly agent = new Agent( { keepAlive: true, maxSockets: 1 } );

	constructor(
		private readonly rest: string,
		private readonly authorization: string
	) {}

	get(
		path: string,
		headers: Record< string, string > = {}
	): Promise< Answer > {
		const started = performance.now();
		return new Promise( ( resolve, reject ) => {
			const sent = request(
				new URL( path, this.rest ),
				{
					agent: this.agent,
					timeout: 60_000,
					headers: { Authorization: this.authorization, ...headers },
				},
				( response ) => {
					let body = '';
					response.setEncoding( 'utf8' );
					response.on( 'data', ( part: string ) => ( body += part ) );
					response.on( 'end', () =>
						resolve( {
							status: response.statusCode ?? 0,
							body,
							headers: response.headers,
							milliseconds: performance.now() - started,
						} )
					);
				}
			);
			sent.on( 'timeout', () =>
				sent.destroy( new Error( `${ path } took over a minute.` ) )
			);
			sent.on( 'error', reject );
			sent.end();
		} );
	}

	leave() {
		this.agent.destroy();
	}
}

export function basic( user: string, password: string ): string {
	return `Basic ${ Buffer.from( `${ user }:${ password }` ).toString( 'base64' ) }`;
}
