import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { api } from './api';
import { makeCallers } from './callers';
import { fixturesOf } from './fixtures';
import { logIn } from './login';
import { host } from './site';
import { positionsOf, removeLeftovers, removePositions } from './leftovers';

/** Makes the callers once; afterwards nothing of the run is left, and PHP has logged nothing. */
export default async function setup( project: TestProject ) {
	if ( ! host.fixtures ) {
		throw new Error(
			`${ host.name } runs without fixtures: npm start -- --fixtures`
		);
	}
	const logged = await sizeOfLog();
	const token = `t${ Date.now().toString( 36 ) }`;
	const { cookie, nonce } = await logIn(
		host.login.user,
		host.login.password
	);
	const headers = { Cookie: cookie, 'X-WP-Nonce': nonce };
	const admin = api( { name: 'setup', headers, userId: 1, profileId: 0 } );
	const fixtures = fixturesOf( admin );
	const vacancies = await positionsOf( admin );
	const folder = await mkdtemp( join( tmpdir(), 'svc-' ) );
	project.provide( 'world', {
		token,
		callers: await makeCallers( token, admin, fixtures ),
		pool: {
			folder,
			accounts: await fixtures.createUsers(
				poolOf( token, project.name )
			),
		},
	} );

	return async () => {
		await rm( folder, { recursive: true } );
		await removePositions( admin, vacancies );
		await removeLeftovers( token, admin, fixtures );
		const lines = await linesAfter( logged );
		if ( lines.length > 0 ) {
			process.exitCode = 1;
			throw new Error(
				`PHP logged ${ lines.length } lines:\n${ lines.join( '\n' ) }`
			);
		}
	};
}

const poolOf = ( token: string, project: string ) =>
	Array.from(
		{ length: project === 'contract' ? 48 : 12 },
		( _none, index ) => ( {
			login: `${ token }-pool${ index }x`,
		} )
	);

const sizeOfLog = () =>
	stat( host.phpLog ).then(
		( { size } ) => size,
		() => 0
	);

async function linesAfter( position: number ): Promise< string[] > {
	const log = await readFile( host.phpLog ).catch( () => Buffer.alloc( 0 ) );
	return log
		.subarray( position )
		.toString()
		.split( '\n' )
		.filter( ( line ) => line !== '' && ! isWordPressItself( line ) );
}

/** Logged whenever PHP compiles this file of WordPress, for any request. */
const isWordPressItself = ( line: string ) =>
	/Optional parameter .* declared before required parameter .* in .*\/wp-includes\//.test(
		line
	);
