import { readFile } from 'node:fs/promises';

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
	const text = await read( file );
	const report = JSON.parse( text || '{}' ) as {
		numPassedTests?: number;
		numFailedTests?: number;
	};
	return {
		passed: report.numPassedTests ?? 0,
		failed: report.numFailedTests ?? 0,
	};
}

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
