import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cachedCore } from '../../tools/host/core';
import { pack } from '../../tools/package/package';
import {
	playgroundFolder,
	writePlayground,
} from '../../tools/package/playground';
import { host } from '../support/site';

const port = 8992;

/** Playground's command line, on a copy of WordPress, so that nothing is downloaded. */
async function start( core: string ): Promise< ChildProcess > {
	const manifest = createRequire( import.meta.url ).resolve(
		'@wp-playground/cli/package.json'
	);
	const child = spawn(
		process.execPath,
		[
			join( dirname( manifest ), 'wp-playground.js' ),
			'server',
			`--port=${ port }`,
			`--mount-before-install=${ core }:/wordpress`,
			'--wordpress-install-mode=install-from-existing-files-if-needed',
			`--blueprint=${ join( playgroundFolder, 'blueprint.json' ) }`,
			'--blueprint-may-read-adjacent-files',
		],
		{ stdio: [ 'ignore', 'pipe', 'pipe' ] }
	);
	await new Promise< void >( ( resolve, reject ) => {
		let output = '';
		const hear = ( data: Buffer ) => {
			output += data.toString();
			if ( output.includes( 'Ready!' ) ) {
				resolve();
			}
		};
		child.stdout.on( 'data', hear );
		child.stderr.on( 'data', hear );
		child.once( 'exit', () => reject( new Error( output ) ) );
	} );
	return child;
}

/** What a browser shows: the first pages redirect to themselves, one of them with the cookies of a login. */
async function visit( path: string ): Promise< string > {
	const cookies = new Map< string, string >();
	for ( let redirects = 0; redirects < 5; redirects++ ) {
		const answer = await fetch( `http://127.0.0.1:${ port }${ path }`, {
			redirect: 'manual',
			headers: { Cookie: [ ...cookies.values() ].join( '; ' ) },
		} );
		for ( const cookie of answer.headers.getSetCookie() ) {
			const [ pair = '' ] = cookie.split( ';' );
			cookies.set( pair.split( '=' )[ 0 ] ?? '', pair );
		}
		if ( answer.status === 200 ) {
			return answer.text();
		}
	}
	throw new Error( `${ path } only redirects.` );
}

describe.runIf( host.host === 'native' )( 'the blueprint', () => {
	let core: string;
	let child: ChildProcess | undefined;

	beforeAll( async () => {
		core = await mkdtemp( join( tmpdir(), 'svc-playground-' ) );
		const { folder } = await cachedCore( () => {} );
		await cp( folder, core, { recursive: true, dereference: true } );
		await writePlayground( await pack() );
		child = await start( core );
	}, 600_000 );
	afterAll( async () => {
		child?.kill();
		await rm( core, { recursive: true, force: true } );
	} );

	it( 'shows the demo company’s directory, signed in, and its rates', async () => {
		const directory = await visit( '/directory/' );
		expect( directory ).toContain( 'wp-block-svc-staff-directory' );
		expect( directory ).toMatch( /[1-3]\d people/ );
		expect( directory ).toContain( 'Howdy' );
		expect( await visit( '/mortgage-calculator/' ) ).toContain(
			'30-year fixed'
		);
	} );
} );
