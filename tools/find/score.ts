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
	readonly isRight: boolean;
}

export function judge(
	question: Question,
	answers: readonly Answer[]
): Judged {
	const { right } = question;
	const rank =
		answers.findIndex( ( { login } ) => right.includes( login ) ) + 1;
	const first = answers.slice( 0, right.length );
	const hits = first.filter( ( { login } ) =>
		right.includes( login )
	).length;
	return {
		question,
		answers,
		rank,
		found: right.length === 0 ? 1 : hits / right.length,
		isRight: right.length === 0 ? answers.length === 0 : rank === 1,
	};
}

export interface Scores {
	readonly questions: number;
	/** Of all questions: one without a right person is right if the answer is empty. */
	readonly top1: number;
	readonly top3: number;
	readonly mrr: number;
	readonly found: number;
	readonly nobody: number;
}

const mean = ( values: readonly number[] ): number =>
	values.reduce( ( sum, value ) => sum + value, 0 ) /
	Math.max( 1, values.length );

const share = < T >( all: readonly T[], is: ( one: T ) => boolean ): number =>
	mean( all.map( ( one ) => ( is( one ) ? 1 : 0 ) ) );

export function scores( all: readonly Judged[] ): Scores {
	const people = all.filter( ( { question } ) => question.right.length > 0 );
	const nobody = all.filter(
		( { question } ) => question.right.length === 0
	);
	return {
		questions: all.length,
		top1: share( all, ( { isRight } ) => isRight ),
		top3: share(
			all,
			( { isRight, rank } ) => isRight || ( rank > 0 && rank <= 3 )
		),
		mrr: mean(
			people.map( ( { rank } ) => ( rank === 0 ? 0 : 1 / rank ) )
		),
		found: mean( people.map( ( { found } ) => found ) ),
		nobody: share( nobody, ( { isRight } ) => isRight ),
	};
}
