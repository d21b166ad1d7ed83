import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compiledOnce } from '../../tools/host/compiled-once';
import { host } from './site';

interface Ended {
	signal: string | null;
	/** The statements of a run that was not killed. */
	statements: string[];
}

/** PHP with WordPress in it, which kills itself where it is told to. */
export function php( job: object ): Promise< Ended > {
	const child = spawn( 'php', [
		...compiledOnce( host ),
		'-d',
		'display_errors=stderr',
		fileURLToPath( new URL( 'killed.php', import.meta.url ) ),
		JSON.stringify( {
			...job,
			www: host.www,
			address: new URL( host.url ).host,
		} ),
	] );
	let output = '';
	let complaints = '';
	child.stdout.on( 'data', ( data: Buffer ) => ( output += String( data ) ) );
	child.stderr.on(
		'data',
		( data: Buffer ) => ( complaints += String( data ) )
	);
	return new Promise( ( resolve, reject ) =>
		child.on( 'close', ( _code, signal ) => {
			if ( complaints !== '' ) {
				reject( new Error( complaints ) );
				return;
			}
			resolve( {
				signal,
				statements:
					signal === null ? ( JSON.parse( output ) as string[] ) : [],
			} );
		} )
	);
}

const writing =
	/^(INSERT|UPDATE|DELETE|REPLACE|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)/i;

/** Before and after each statement that changes something; between them, dying later is as dying earlier. */
export const places = ( statements: string[] ) =>
	statements.flatMap( ( sql, index ) =>
		( [ 'before', 'after' ] as const )
			.filter( () => writing.test( sql ) )
			.map( ( when ) => ( {
				at: index + 1,
				when,
				what: `${ when } ${ index + 1 }: ${ sql }`,
			} ) )
	);
