import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectFolder } from '../host/paths';

/** Prints the slowest test files and the time of each component, from the reports in artifacts/. */

interface Timed {
	/** The pass, as its report is named. */
	pass: string;
	file: string;
	seconds: number;
}

interface Report {
	testResults?: { name: string; startTime: number; endTime: number }[];
}

const artifacts = join( projectFolder, 'artifacts' );

async function timesIn( report: string ): Promise< Timed[] > {
	const text = await readFile( join( artifacts, report ), 'utf8' );
	const { testResults = [] } = JSON.parse( text ) as Report;
	return testResults.map( ( { name, startTime, endTime } ) => ( {
		pass: report.replace( /\.json$/, '' ),
		file: relative( projectFolder, name ),
		seconds: ( endTime - startTime ) / 1000,
	} ) );
}

/** `contract-tests/users`; what belongs to none is a component of its own. */
const componentOf = ( { file }: Timed ) =>
	file.split( '/' ).slice( 0, 2 ).join( '/' );

function sums( times: Timed[] ): [ string, number ][] {
	const seconds = new Map< string, number >();
	for ( const one of times ) {
		const name = `${ one.pass }: ${ componentOf( one ) }`;
		seconds.set( name, ( seconds.get( name ) ?? 0 ) + one.seconds );
	}
	return [ ...seconds ].sort( ( [ , a ], [ , b ] ) => b - a );
}

const row = ( seconds: number, name: string ) =>
	`${ seconds.toFixed( 1 ).padStart( 7 ) } s  ${ name }\n`;

const names = await readdir( artifacts, { recursive: true } );
const reports = names.filter( ( name ) => name.endsWith( '.json' ) );
const times = ( await Promise.all( reports.map( timesIn ) ) ).flat();
times.sort( ( a, b ) => b.seconds - a.seconds );

process.stdout.write(
	[
		'The slowest files:\n',
		...times
			.slice( 0, 20 )
			.map( ( one ) =>
				row( one.seconds, `${ one.pass }: ${ one.file }` )
			),
		'\nBy component:\n',
		...sums( times ).map( ( [ name, seconds ] ) => row( seconds, name ) ),
	].join( '' )
);
