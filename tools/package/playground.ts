import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { company } from '../demo/company';
import { COMPANY_RECORD } from '../demo/company-record';
import { withPhotos } from '../demo/load';
import { demoRates } from '../demo/mortgage-rates';
import { projectFolder } from '../host/paths';
import { NO_TIME } from './package';

/** A blueprint with what it names: the package and the demo company. */
export const playgroundFolder = join( projectFolder, 'artifacts/playground' );

/** A third of the demo company: PHP in a browser takes a while for each. */
const PEOPLE = 40;

const page = ( slug: string, title: string, content: string ) => [
	'POST',
	'/wp/v2/pages',
	{ slug, title, content, status: 'publish' },
];

const demo = {
	people: [ ...withPhotos( company( { people: PEOPLE } ) ) ],
	requests: [
		[
			'PUT',
			'/users/v1/settings',
			{ public_roles: [ 'loan_officer', 'leadership' ] },
		],
		[ 'PUT', '/users/v1/company', COMPANY_RECORD ],
		// The day is set when the Playground starts: old rates are not shown.
		[ 'PUT', '/mortgage-calculator/v1/rates', demoRates( new Date( 0 ) ) ],
		page(
			'directory',
			'Directory',
			'<!-- wp:svc/staff-directory {"align":"wide"} /-->'
		),
		page(
			'org-chart',
			'Org chart',
			'<!-- wp:svc/org-chart {"layout":"vertical","align":"full"} /-->'
		),
		page(
			'mortgage-calculator',
			'Mortgage calculator',
			'<!-- wp:svc/mortgage-calculator {"mode":"tabs","align":"wide"} /--><!-- wp:svc/mortgage-rates {"align":"wide"} /-->'
		),
	],
};

const bundled = ( path: string ) => ( { resource: 'bundled', path } );

/** The code cannot be a file of the bundle. */
const blueprintOf = ( code: string ) => ( {
	$schema: 'https://playground.wordpress.net/blueprint-schema.json',
	meta: {
		title: 'Svc People',
		description: 'Staff directory and org chart of a demo company.',
		author: 'svcpeople',
	},
	preferredVersions: { php: '8.3', wp: 'latest' },
	landingPage: '/directory/',
	login: true,
	steps: [
		...[ 'svc-people.zip', 'svc-demo.zip' ].map( ( file ) => ( {
			step: 'installPlugin',
			pluginData: bundled( file ),
			options: { activate: true },
		} ) ),
		{
			step: 'setSiteOptions',
			options: { permalink_structure: '/%postname%/' },
		},
		{
			step: 'writeFile',
			path: '/tmp/svc-demo.json',
			data: bundled( 'demo.json' ),
		},
		{ step: 'runPHP', code },
	],
} );

async function demoPlugin(): Promise< Uint8Array > {
	const folder = join( projectFolder, 'tools/demo/plugin' );
	const files: Zippable = {};
	for ( const name of await readdir( folder ) ) {
		files[ `svc-demo/${ name }` ] = new Uint8Array(
			await readFile( join( folder, name ) )
		);
	}
	return zipSync( files, { mtime: NO_TIME } );
}

/** Writes the blueprint and its files, and all of them as one ZIP file, which a Playground opens by its address. */
export async function writePlayground( zip: Uint8Array ) {
	const text = ( value: unknown ) =>
		new TextEncoder().encode( JSON.stringify( value, null, '\t' ) );
	const code = join( projectFolder, 'tools/package/playground-demo.php' );
	const files = {
		'blueprint.json': text( blueprintOf( await readFile( code, 'utf8' ) ) ),
		'demo.json': text( demo ),
		'svc-demo.zip': await demoPlugin(),
		'svc-people.zip': zip,
	};
	await rm( playgroundFolder, { recursive: true, force: true } );
	await mkdir( playgroundFolder, { recursive: true } );
	for ( const [ name, content ] of Object.entries( files ) ) {
		await writeFile( join( playgroundFolder, name ), content );
	}
	await writeFile(
		`${ playgroundFolder }.zip`,
		zipSync( files, { mtime: NO_TIME } )
	);
}
