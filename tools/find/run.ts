import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoPeople, otherPeople } from './companies';
import type { Person } from './person';
import { questions } from './questions';
import { judge, scores, type Answer, type Judged } from './score';

interface Set {
	readonly name: string;
	readonly people: () => Person[];
	/** The minimum of top-1. */
	readonly least: number;
}

const SETS: readonly Set[] = [
	{ name: 'demo', people: demoPeople, least: 0.9 },
	{ name: 'other', people: otherPeople, least: 0.85 },
];

/** The day of the questions, so that "this year" is always the same. */
const TODAY = '2026-03-01';

const ASK = fileURLToPath( new URL( 'ask.php', import.meta.url ) );

function ask(
	people: readonly Person[],
	texts: readonly string[]
): Answer[][] {
	const input = JSON.stringify( { people, questions: texts, today: TODAY } );
	const output = execFileSync( 'php', [ ASK ], {
		input,
		encoding: 'utf8',
		maxBuffer: 2 ** 28,
	} );
	return ( JSON.parse( output ) as { answers: Answer[][] } ).answers;
}

function evaluate( { name, people }: Set ): Judged[] {
	const all = questions(
		new URL( `questions-${ name }.txt`, import.meta.url )
	);
	const answers = ask(
		people(),
		all.map( ( { text } ) => text )
	);
	return all.map( ( question, index ) =>
		judge( question, answers[ index ] ?? [] )
	);
}

const percent = ( value: number ): string =>
	`${ ( value * 100 ).toFixed( 1 ) } %`;

function failure( { question, answers }: Judged ): string {
	const given = answers
		.slice( 0, 3 )
		.map(
			( { login, score, reasons } ) =>
				`${ login } ${ score } (${ reasons.join( '; ' ) })`
		);
	return [
		`  ${ question.section }: ${ question.text }`,
		`    right: ${ question.right.slice( 0, 5 ).join( ', ' ) || 'nobody' }`,
		`    given: ${ given.join( ', ' ) || 'nobody' }`,
	].join( '\n' );
}

function report( set: Set, judged: readonly Judged[] ): string {
	const {
		questions: count,
		top1,
		top3,
		mrr,
		found,
		nobody,
	} = scores( judged );
	return [
		`${ set.name }: ${ count } questions`,
		`  top-1 ${ percent( top1 ) } (at least ${ percent( set.least ) }), top-3 ${ percent( top3 ) }, MRR ${ mrr.toFixed( 3 ) }`,
		`  all of the right people first ${ percent( found ) }, nobody where nobody is right ${ percent( nobody ) }`,
		...judged.filter( ( { isRight } ) => ! isRight ).map( failure ),
	].join( '\n' );
}

function main(): void {
	const { values } = parseArgs( {
		options: { set: { type: 'string' }, quiet: { type: 'boolean' } },
	} );
	for ( const set of SETS ) {
		if ( values.set !== undefined && values.set !== set.name ) {
			continue;
		}
		const judged = evaluate( set );
		const text = report( set, judged );
		process.stdout.write(
			`${ values.quiet ? text.split( '\n' ).slice( 0, 3 ).join( '\n' ) : text }\n`
		);
		if ( scores( judged ).top1 < set.least ) {
			process.exitCode = 1;
		}
	}
}

main();
