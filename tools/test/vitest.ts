import { local, type Environment } from './command';
import { failuresIn, fromVitest, passedAgain } from './counts';
import { reportFile } from './report';
import { outcome, type Outcome } from './step';

export async function vitest(
	/** Vitest's project, or projects: `contract*`. */
	project: string,
	report: string,
	env: Environment = {},
	/** Part of a file's path; without one, all of the project. */
	...files: string[]
): Promise< Outcome > {
	const file = await reportFile( `${ report }.json` );
	const ended = await local(
		'vitest',
		[
			'run',
			...files,
			`--project=${ project }`,
			'--reporter=dot',
			'--reporter=json',
			`--outputFile.json=${ file }`,
		],
		{ NO_COLOR: '1', ...env }
	);
	for ( const text of await passedAgain( file ) ) {
		process.stdout.write( `\nTried again: ${ text }\n` );
	}
	return outcome( ended, await fromVitest( file ), await failuresIn( file ) );
}
