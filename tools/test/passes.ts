import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../host/paths';
import type { Environment } from './command';

/** One run of contract tests against a host. */
export interface Pass {
	/** Of its report. */
	name: string;
	/** Only the files with one of these tags; none means all files. */
	tags: string[];
	env: Environment;
}

export const main: Pass = { name: 'contract', tags: [], env: {} };

/** On Playground a request takes four times as long as on the other hosts: every route, permission and error is asked once. */
export const playground: Pass = {
	name: 'playground',
	tags: [ 'everywhere' ],
	env: {},
};

/**
 * One site on SQLite, where the contract itself asks a network on a real database: locks, collations, lists and searches.
 * Playground, which is that, too, asks every endpoint, and check.yml the whole contract.
 */
export const singleSite: Pass = {
	name: 'single-site',
	tags: [ 'single-site' ],
	env: {},
};

/** What is tried at random or by many at once, at full length. */
export const trials: Pass = {
	name: 'trials',
	tags: [ 'trials' ],
	env: {},
};

/** The second site of a network. */
export const secondSite: Pass = {
	name: 'second-site',
	tags: [ 'everywhere', 'second-site' ],
	env: { SVC_ON: 'two' },
};

/** The addresses of a site without pretty permalinks. */
export const restRoute: Pass = {
	name: 'rest-route',
	tags: [ 'everywhere', 'rest-route' ],
	env: { SVC_FORM: 'rest_route' },
};

/** As Vitest reads tags: `// @module-tag everywhere`. */
const tag = /(?:\/\/|\*)\s*@module-tag\s+([\w/-]+)/g;

/** Vitest's own filter loads each file before it leaves it out, which takes longer than reading them here. */
export async function filesOf( { tags }: Pass ): Promise< string[] > {
	if ( tags.length === 0 ) {
		return [];
	}
	const names = await readdir( join( projectFolder, 'contract-tests' ), {
		recursive: true,
	} );
	const tests = names
		.filter( ( name ) => name.endsWith( '.test.ts' ) )
		.map( ( name ) => join( 'contract-tests', name ) );
	const texts = await Promise.all(
		tests.map( ( name ) => readFile( join( projectFolder, name ), 'utf8' ) )
	);
	return tests.filter( ( _name, index ) =>
		[ ...texts[ index ]!.matchAll( tag ) ].some( ( [ , found ] ) =>
			tags.includes( found! )
		)
	);
}
