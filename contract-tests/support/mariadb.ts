import { execFile } from 'node:child_process';
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

/** Rows and index entries that the server has read since it started. */
export async function rowsRead(): Promise< number > {
	const counters = await sql( "SHOW GLOBAL STATUS LIKE 'Handler_read%'" );
	return counters
		.filter( ( [ name ] ) => name !== 'Handler_read_retry' )
		.reduce( ( sum, [ , value ] ) => sum + Number( value ), 0 );
}
