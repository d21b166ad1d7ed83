import { query, type Row } from '../row';

const path = 'wp-abilities/v1/abilities/svc-intranet/find-colleague/run';

/** The two long ones match nothing, and as much as possible. */
const questions = {
	'a need in a place': 'who handles VA loans in Denver',
	'a misspelt name': 'Pryia Ragunathan',
	'everybody below': 'everyone under Margaret Okonkwo-Reyes',
	'all kinds of words':
		'newest loan officers in Austin or Charlotte who speak Spanish',
	'a long one of unknown words': 'qwertzuiop '.repeat( 25 ).trim(),
	'a long one of common words': 'loan officer '.repeat( 23 ).trim(),
};

export const questionRows = (): Row[] =>
	Object.entries( questions ).map( ( [ name, question ] ) => ( {
		name: `question, ${ name }`,
		path: query( path, { 'input[query]': question } ),
		gate: 'question',
		mostPeople: 20_000,
	} ) );
