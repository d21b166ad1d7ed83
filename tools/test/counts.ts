import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { projectFolder } from '../host/paths';

export interface Counts {
	passed: number;
	failed: number;
}

export const none: Counts = { passed: 0, failed: 0 };

export const sum = ( all: Counts[] ): Counts => ( {
	passed: all.reduce( ( total, { passed } ) => total + passed, 0 ),
	failed: all.reduce( ( total, { failed } ) => total + failed, 0 ),
} );

/** A report that is not there counts nothing: its step has failed by then. */
const read = ( file: string ) => readFile( file, 'utf8' ).catch( () => '' );

export async function fromVitest( file: string ): Promise< Counts > {
	const report = await vitestReport( file );
	return {
		passed: report.numPassedTests ?? 0,
		failed: report.numFailedTests ?? 0,
	};
}

/** The name of each failed test, and its error in a line. */
export async function failuresIn( file: string ): Promise< string[] > {
	const { testResults = [] } = await vitestReport( file );
	return testResults.flatMap( ( one ) => {
		const failed = told( one, 'failed' );
		return failed.length || ! one.message
			? failed
			: [ oneLine( one.name, '(the file)', one.message ) ];
	} );
}

/** The same of each test that passed only when it was tried again. */
export async function passedAgain( file: string ): Promise< string[] > {
	const { testResults = [] } = await vitestReport( file );
	return testResults.flatMap( ( one ) => told( one, 'passed' ) );
}

const told = (
	{ name, assertionResults }: TestFile,
	wanted: string
): string[] =>
	assertionResults
		.filter(
			( { status, failureMessages } ) =>
				status === wanted && failureMessages.length
		)
		.map( ( test ) =>
			oneLine( name, test.fullName, test.failureMessages[ 0 ] )
		);

interface VitestReport {
	numPassedTests?: number;
	numFailedTests?: number;
	testResults?: TestFile[];
}

interface TestFile {
	name: string;
	/** Why the file could not be run. */
	message: string;
	assertionResults: {
		status: string;
		fullName: string;
		failureMessages: string[];
	}[];
}

const vitestReport = async ( file: string ) =>
	JSON.parse( ( await read( file ) ) || '{}' ) as VitestReport;

const oneLine = ( file: string, test: string, message = '' ) =>
	[
		relative( projectFolder, file ),
		test,
		message.replace( /\s+/g, ' ' ).slice( 0, 300 ),
	].join( ': ' );

/** The first testsuite of the file is the sum of the others. */
export async function fromJUnit( file: string ): Promise< Counts > {
	const [ suite = '' ] = /<testsuite [^>]*>/.exec( await read( file ) ) ?? [];
	const number = ( name: string ) =>
		Number( new RegExp( ` ${ name }="(\\d+)"` ).exec( suite )?.[ 1 ] ?? 0 );
	const failed = number( 'errors' ) + number( 'failures' );
	return {
		passed: number( 'tests' ) - failed - number( 'skipped' ),
		failed,
	};
}
