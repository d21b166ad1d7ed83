import type { Question } from './questions';

export interface Answer {
	readonly login: string;
	readonly score: number;
	readonly reasons: readonly string[];
}

export interface Judged {
	readonly question: Question;
	readonly answers: readonly Answer[];
	/** Of the first right one; 0 where there is none. */
	readonly rank: number;
	/** Share of the right ones among as many first answers as there are right ones. */
	readonly found: number;
	/** Harmonic mean of the share of right people found and the share of people found that are right. */
	readonly f1: number;
	readonly isRight: boolean;
}

export function judge(
	question: Question,
	answers: readonly Answer[]
): Judged {
	const { right } = question;
	const isRightOne = ( { login }: Answer ): boolean =>
		right.includes( login );
	const rank = answers.findIndex( isRightOne ) + 1;
	const hits = answers.filter( isRightOne ).length;
	const first = answers.slice( 0, right.length ).filter( isRightOne );
	return {
		question,
		answers,
		rank,
		found: right.length === 0 ? 1 : first.length / right.length,
		f1: ( 2 * hits ) / Math.max( 1, right.length + answers.length ),
		isRight: right.length === 0 ? answers.length === 0 : rank === 1,
	};
}

/** Shares and means, 1 where there is no such question. */
export interface Scores {
	readonly questions: number;
	/** Right first answers to English questions for people who are there, lists left out. */
	readonly first: number;
	/** Empty answers where nobody is right. */
	readonly nobody: number;
	/** Mean F1 of the lists, in any language. */
	readonly lists: number;
	/** Right first answers to questions in other languages. */
	readonly languages: number;
	readonly top3: number;
	readonly mrr: number;
	/** Share of the right people among as many first answers. */
	readonly found: number;
}

const mean = ( values: readonly number[] ): number =>
	values.length === 0
		? 1
		: values.reduce( ( sum, value ) => sum + value, 0 ) / values.length;

const share = < T >( all: readonly T[], is: ( one: T ) => boolean ): number =>
	mean( all.map( ( one ) => ( is( one ) ? 1 : 0 ) ) );

const isRight = ( judged: Judged ): boolean => judged.isRight;

export function scores( all: readonly Judged[] ): Scores {
	const people = all.filter( ( { question } ) => question.right.length > 0 );
	const nobody = all.filter(
		( { question } ) => question.right.length === 0
	);
	const lists = people.filter( ( { question } ) => question.isList );
	const english = people.filter(
		( { question } ) => ! question.isList && question.language === 'en'
	);
	const others = people.filter(
		( { question } ) => question.language !== 'en'
	);
	return {
		questions: all.length,
		first: share( english, isRight ),
		nobody: share( nobody, isRight ),
		lists: mean( lists.map( ( { f1 } ) => f1 ) ),
		languages: share( others, isRight ),
		top3: share( english, ( { rank } ) => rank > 0 && rank <= 3 ),
		mrr: mean(
			english.map( ( { rank } ) => ( rank === 0 ? 0 : 1 / rank ) )
		),
		found: mean( english.map( ( { found } ) => found ) ),
	};
}
