import { Agent, request } from 'node:http';

export interface Answer {
	status: number;
	body: string;
	headers: Record< string, string | string[] | undefined >;
	milliseconds: number;
}

/** One account on one kept-alive connection to loopback. */
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
		return this.send( 'GET', path, headers );
	}

	/** The answer, which has to be a success. */
	async json( path: string ): Promise< unknown > {
		return JSON.parse( ( await this.succeed( 'GET', path ) ).body );
	}

	async etag( path: string ): Promise< string > {
		return String( ( await this.succeed( 'GET', path ) ).headers.etag );
	}

	post( path: string, body: object = {} ): Promise< Answer > {
		return this.write( 'POST', path, body );
	}

	put( path: string, body: object ): Promise< Answer > {
		return this.write( 'PUT', path, body );
	}

	leave() {
		this.agent.destroy();
	}

	private write(
		method: string,
		path: string,
		body: object
	): Promise< Answer > {
		return this.succeed(
			method,
			path,
			{ 'Content-Type': 'application/json' },
			JSON.stringify( body )
		);
	}

	private async succeed(
		...sent: Parameters< Visitor[ 'send' ] >
	): Promise< Answer > {
		const answer = await this.send( ...sent );
		if ( answer.status >= 300 ) {
			throw new Error(
				`${ sent[ 0 ] } ${ sent[ 1 ] }: ${ answer.status } ${ answer.body.slice( 0, 300 ) }`
			);
		}
		return answer;
	}

	private send(
		method: string,
		path: string,
		headers: Record< string, string > = {},
		sent = ''
	): Promise< Answer > {
		const started = performance.now();
		return new Promise( ( resolve, reject ) => {
			const asked = request(
				new URL( path, this.rest ),
				{
					method,
					agent: this.agent,
					timeout: 60_000,
					headers: { Authorization: this.authorization, ...headers },
				},
				( response ) => {
					const parts: Buffer[] = [];
					response.on( 'data', ( part: Buffer ) =>
						parts.push( part )
					);
					response.on( 'end', () =>
						resolve( {
							status: response.statusCode ?? 0,
							milliseconds: performance.now() - started,
							headers: response.headers,
							body: Buffer.concat( parts ).toString(),
						} )
					);
				}
			);
			asked.on( 'timeout', () =>
				asked.destroy( new Error( `${ path } took over a minute.` ) )
			);
			asked.on( 'error', reject );
			asked.end( sent );
		} );
	}
}

export function basic( user: string, password: string ): string {
	return `Basic ${ Buffer.from( `${ user }:${ password }` ).toString( 'base64' ) }`;
}
