import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { host } from './site';

/** Asks the database server itself; only the native host has one. */
export async function sql( statement: string ): Promise< string[][] > {
	const { stdout } = await promisify( execFile )( 'mariadb', [
		`--defaults-file=${ host.database?.clientConfig }`,
		'--batch',
		'--skip-column-names',
		`--execute=${ statement }`,
		host.database?.name ?? '',
	] );
	return stdout
		.split( '\n' )
		.filter( ( line ) => line !== '' )
		.map( ( line ) => line.split( '\t' ) );
}

/** Another connection runs a statement that answers, such as one that takes a lock, and is open during the work. */
export async function withConnection(
	statement: string,
	work: () => unknown
): Promise< void > {
	const connection = spawn( 'mariadb', [
		`--defaults-file=${ host.database?.clientConfig }`,
		'--batch',
		'--skip-column-names',
		'--unbuffered',
		host.database?.name ?? '',
	] );
	connection.stdin.write( `${ statement }\n` );
	await once( connection.stdout, 'data' );
	try {
		await work();
	} finally {
		connection.stdin.end();
		await once( connection, 'close' );
	}
}

/** Rows and index entries that the server has read since it started. */
export async function rowsRead(): Promise< number > {
	const counters = await sql( "SHOW GLOBAL STATUS LIKE 'Handler_read%'" );
	return counters
		.filter( ( [ name ] ) => name !== 'Handler_read_retry' )
		.reduce( ( sum, [ , value ] ) => sum + Number( value ), 0 );
}
