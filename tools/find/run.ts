import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Person } from './person';
import { questions } from './questions';
import { judge, scores, type Answer, type Judged } from './score';
import { SETS, type Least, type QuestionSet } from './sets';

const ASK = fileURLToPath( new URL( 'ask.php', import.meta.url ) );

interface Asked {
	readonly text: string;
	readonly caller: string | null;
}

function ask(
	people: readonly Person[],
	asked: readonly Asked[],
	today: string
): Answer[][] {
	const output = execFileSync( 'php', [ ASK ], {
		input: JSON.stringify( { people, questions: asked, today } ),
		encoding: 'utf8',
		maxBuffer: 2 ** 28,
	} );
	return ( JSON.parse( output ) as { answers: Answer[][] } ).answers;
}

function evaluate( set: QuestionSet ): Judged[] {
	const all = questions( new URL( set.file, import.meta.url ) );
	const asked = all.map( ( { text, caller } ) => ( {
		text,
		caller: caller ?? set.caller,
	} ) );
	const answers = ask( set.people(), asked, set.today );
	return all.map( ( question, index ) =>
		judge( question, answers[ index ] ?? [] )
	);
}

const percent = ( value: number ): string =>
	`${ ( value * 100 ).toFixed( 1 ) } %`;

function failure( { question, answers, f1 }: Judged ): string {
	const given = answers
		.slice( 0, question.isList ? 12 : 3 )
		.map(
			( { login, score, reasons } ) =>
				`${ login } ${ score } (${ reasons.join( '; ' ) })`
		);
	return [
		`  ${ question.section }: ${ question.text }`,
		`    right: ${ question.right.slice( 0, 8 ).join( ', ' ) || 'nobody' }`,
		`    given: ${ given.join( ', ' ) || 'nobody' }${ question.isList ? ` F1 ${ f1.toFixed( 2 ) }` : '' }`,
	].join( '\n' );
}

const isFailure = ( { question, isRight, f1 }: Judged ): boolean =>
	! isRight || ( question.isList && f1 < 1 );

function sums( name: string, judged: readonly Judged[] ): string {
	const all = scores( judged );
	return [
		`${ name }: ${ all.questions } questions`,
		`  English first answers ${ percent( all.first ) }, nobody ${ percent( all.nobody ) }, lists F1 ${ all.lists.toFixed( 3 ) }, other languages ${ percent( all.languages ) }`,
		`  top-3 ${ percent( all.top3 ) }, MRR ${ all.mrr.toFixed( 3 ) }, all of the right people first ${ percent( all.found ) }`,
	].join( '\n' );
}

/** One line a kind of question. */
function kinds( judged: readonly Judged[] ): string[] {
	const sections = new Set(
		judged.map( ( { question } ) => question.section )
	);
	return [ ...sections ].map( ( section ) => {
		const all = judged.filter(
			( { question } ) => question.section === section
		);
		const right = all.filter( ( { isRight } ) => isRight ).length;
		const f1 = scores( all ).lists;
		return `    ${ section }: ${ right } of ${ all.length }${ all.some( ( { question } ) => question.isList ) ? `, F1 ${ f1.toFixed( 2 ) }` : '' }`;
	} );
}

function shortfalls( judged: readonly Judged[], least: Least ): string[] {
	const all = scores( judged );
	return Object.entries( least )
		.filter( ( [ key, minimum ] ) => all[ key as keyof Least ] < minimum )
		.map(
			( [ key, minimum ] ) =>
				`  ${ key } is below its minimum ${ String( minimum ) }`
		);
}

function main(): void {
	const { values } = parseArgs( {
		options: {
			set: { type: 'string' },
			quiet: { type: 'boolean' },
			kinds: { type: 'boolean' },
		},
	} );
	for ( const set of SETS ) {
		if ( values.set !== undefined && ! set.name.includes( values.set ) ) {
			continue;
		}
		const judged = evaluate( set );
		const short = shortfalls( judged, set.least );
		const failures =
			values.quiet === true || set.isForReportOnly
				? []
				: judged.filter( isFailure ).map( failure );
		process.stdout.write(
			`${ [ sums( set.name, judged ), ...( values.kinds === true ? kinds( judged ) : [] ), ...short, ...failures ].join( '\n' ) }\n`
		);
		if ( short.length > 0 ) {
			process.exitCode = 1;
		}
	}
}

main();
