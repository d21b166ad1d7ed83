import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Mail extends ParsedMail {
	/** As it came over the wire. */
	raw: string;
}

export interface MailServer {
	port: number;
	/** What was accepted, in the order in which it came. */
	mails: Mail[];
	/** How often a client has connected. */
	connections: () => number;
	stop: () => Promise< void >;
}

/** A mail server at a free port of this machine. Its options say where it refuses, waits, or hangs up. */
export async function mailServer(
	options: SMTPServerOptions = {}
): Promise< MailServer > {
	const mails: Mail[] = [];
	let connections = 0;
	const server = new SMTPServer( {
		authOptional: true,
		disabledCommands: [ 'STARTTLS', 'AUTH' ],
		onData: ( stream, _session, done ) =>
			void read( stream ).then(
				async ( raw ) => {
					mails.push( { ...( await simpleParser( raw ) ), raw } );
					done();
				},
				( error: Error ) => done( error )
			),
		...options,
	} );
	server.server.on( 'connection', ( socket ) => {
		connections++;
		// Old servers answer in other encodings than UTF-8.
		socket.setDefaultEncoding( 'latin1' );
	} );
	// Clients that are cut off are what some tests are about.
	server.on( 'error', () => undefined );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	return {
		port: ( server.server.address() as AddressInfo ).port,
		mails,
		connections: () => connections,
		stop: () => new Promise( ( resolve ) => server.close( resolve ) ),
	};
}

async function read( stream: AsyncIterable< Buffer > ): Promise< string > {
	const chunks: Buffer[] = [];
	for await ( const chunk of stream ) {
		chunks.push( chunk );
	}
	return Buffer.concat( chunks ).toString( 'utf8' );
}
