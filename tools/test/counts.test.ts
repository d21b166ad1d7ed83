import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../host/paths';
import { failuresIn, fromJUnit, fromVitest, passedAgain, sum } from './counts';

let folder: string;
beforeAll( async () => {
	folder = await mkdtemp( join( tmpdir(), 'counts-' ) );
} );
afterAll( () => rm( folder, { recursive: true } ) );

const written = async ( name: string, text: string ) => {
	await writeFile( join( folder, name ), text );
	return join( folder, name );
};

describe( 'counts', () => {
	it( 'reads what Vitest reports', async () => {
		const file = await written(
			'vitest.json',
			'{"numPassedTests":7,"numFailedTests":1,"numPendingTests":2}'
		);
		expect( await fromVitest( file ) ).toEqual( { passed: 7, failed: 1 } );
	} );

	it( 'names what failed, at first or for good, and files that could not be run', async () => {
		const test = ( status: string, message: string ) => ( {
			status,
			fullName: `is ${ status }`,
			failureMessages: message ? [ message ] : [],
		} );
		const file = await written(
			'failures.json',
			JSON.stringify( {
				testResults: [
					{
						name: join( projectFolder, 'a.test.ts' ),
						message: '',
						assertionResults: [
							test( 'passed', '' ),
							test( 'passed', 'too slow' ),
							test( 'failed', 'expected 1\n\tto be 2' ),
						],
					},
					{
						name: join( projectFolder, 'b.test.ts' ),
						message: 'No such module',
						assertionResults: [],
					},
				],
			} )
		);
		expect( await failuresIn( file ) ).toEqual( [
			'a.test.ts: is failed: expected 1 to be 2',
			'b.test.ts: (the file): No such module',
		] );
		expect( await passedAgain( file ) ).toEqual( [
			'a.test.ts: is passed: too slow',
		] );
	} );

	it( 'reads what PHPUnit reports, skipped tests apart', async () => {
		const file = await written(
			'junit.xml',
			'<testsuites>\n<testsuite name="x" tests="9" assertions="20" errors="1" failures="2" skipped="3" time="0.1">\n<testsuite name="y" tests="4"'
		);
		expect( await fromJUnit( file ) ).toEqual( { passed: 3, failed: 3 } );
	} );

	it( 'finds nothing in a report that was never written', async () => {
		const file = join( folder, 'missing' );
		expect( await fromVitest( file ) ).toEqual( { passed: 0, failed: 0 } );
		expect( await fromJUnit( file ) ).toEqual( { passed: 0, failed: 0 } );
	} );

	it( 'adds up', () => {
		expect(
			sum( [
				{ passed: 1, failed: 0 },
				{ passed: 2, failed: 3 },
			] )
		).toEqual( { passed: 3, failed: 3 } );
	} );
} );
