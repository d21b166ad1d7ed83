import { readFileSync } from 'node:fs';
import type { ImportColumn } from '../../../../client/src/users/import-schemas.js';

const source = new URL(
	'../../../../plugin/src/Users/Sheets/Columns.php',
	import.meta.url
);

const required = [ 'first_name', 'last_name', 'email', 'role' ];

/** "job_title" is labelled "Job title". */
const label = ( name: string ) => {
	const text = name.replaceAll( /[_.]/g, ' ' );
	return text.charAt( 0 ).toUpperCase() + text.slice( 1 );
};

/** The columns as the server tells them, with the aliases that stand in its source. */
export function knownColumns(): ImportColumn[] {
	const text = readFileSync( source, 'utf8' );
	const [ list = '' ] = /ALIASES = array\([\s\S]*?\n\t\);/.exec( text ) ?? [];
	return [ ...list.matchAll( /'([^']+)'\s*=> array\((.*)\),/g ) ].map(
		( [ , name = '', aliases = '' ] ) => ( {
			name,
			label: label( name ),
			aliases: [ ...aliases.matchAll( /'([^']*)'|"([^"]*)"/g ) ].map(
				( [ , single, double ] ) => single ?? double ?? ''
			),
			required: required.includes( name ),
		} )
	);
}
