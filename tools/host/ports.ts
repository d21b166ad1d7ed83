import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ServerProcess } from './processes';

export const LOOPBACK = '127.0.0.1';

function isFree( port: number ): Promise< boolean > {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( false ) );
		server.listen( port, LOOPBACK, () =>
			server.close( () => resolve( true ) )
		);
	} );
}

/** A server that has just been ended may hold its port a moment longer. */
export async function isFreeSoon( port: number ): Promise< boolean > {
	const deadline = Date.now() + 1_500;
	while ( ! ( await isFree( port ) ) ) {
		if ( Date.now() > deadline ) {
			return false;
		}
		await sleep( 100 );
	}
	return true;
}

/** Waits until the server accepts connections at the port or socket. */
export async function waitFor(
	server: ServerProcess,
	where: number | string,
	log: string
) {
	const deadline = Date.now() + 60_000;
	while ( ! ( await accepts( where ) ) ) {
		if ( ! isRunning( server ) || Date.now() > deadline ) {
			throw new Error( `${ server.name } did not start; see ${ log }` );
		}
		await sleep( 50 );
	}
}

function accepts( where: number | string ): Promise< boolean > {
	return new Promise( ( resolve ) => {
		const socket =
			typeof where === 'number'
				? connect( where, LOOPBACK )
				: connect( where );
		socket.once( 'connect', () => {
			socket.destroy();
			resolve( true );
		} );
		socket.once( 'error', () => resolve( false ) );
	} );
}
