import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cachedCore } from '../host/core';
import { projectFolder } from '../host/paths';
import { findProgram } from '../host/shell';
import { command, script, type Ended } from './command';
import { fromJUnit } from './counts';
import { leftOut, outcome, type Outcome, type Step } from './step';
import { reportFile } from './report';

const missing = [ 'php', 'composer' ].filter(
	( name ) => ! findProgram( name )
);

/** These need a PHP and Composer of this machine; the other steps bring PHP along. */
const step = ( name: string, check: () => Promise< Outcome > ): Step => ( {
	name,
	run: async () => {
		if ( missing.length > 0 ) {
			return leftOut( `no ${ missing.join( ' and no ' ) } on the PATH.` );
		}
		const installed = await install();
		return installed.ok ? check() : outcome( installed );
	},
} );

function isInstalled(): boolean {
	const time = ( file: string ) => {
		const path = join( projectFolder, file );
		return existsSync( path ) ? statSync( path ).mtimeMs : 0;
	};
	return time( 'vendor/composer/installed.json' ) > time( 'composer.json' );
}

const install = (): Promise< Ended > =>
	isInstalled()
		? Promise.resolve( { ok: true, output: '' } )
		: command(
				'composer',
				[ 'install', '--no-interaction', '--no-progress' ],
				{
					COMPOSER_ALLOW_SUPERUSER: '1',
				}
			);

const php = ( program: string, ...args: string[] ) =>
	command( 'php', [ join( 'vendor/bin', program ), ...args ] );

export const phpSteps: Step[] = [
	step( 'phpunit', async () => {
		const report = await reportFile( 'phpunit.xml' );
		// Some tests use classes of WordPress.
		const { folder } = await cachedCore( () => {} );
		const ended = await command(
			'php',
			[
				'vendor/bin/phpunit',
				'--colors=never',
				`--log-junit=${ report }`,
			],
			{ SVC_WORDPRESS: folder }
		);
		return outcome( ended, await fromJUnit( report ) );
	} ),
	step( 'phpstan', async () =>
		outcome(
			await php(
				'phpstan',
				'analyse',
				'--no-progress',
				'--no-ansi',
				'--memory-limit=1G'
			)
		)
	),
	step( 'phpcs', async () =>
		outcome( await php( 'phpcs', '--no-colors', '-q' ) )
	),
	// Whether plugin/languages/svc.pot has the texts of now.
	step( 'pot', async () => outcome( await script( 'check:pot' ) ) ),
	// How often find-colleague is right; below its goals it fails.
	step( 'find', async () =>
		outcome(
			await command( process.execPath, [
				'--import',
				'tsx',
				'tools/find/run.ts',
			] )
		)
	),
];
