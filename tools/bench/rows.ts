/** A GET that is measured. Gates and aims are ratios to the empty route, by how many people there are. */
export interface Row {
	name: string;
	path: string;
	headers?: Record< string, string >;
	gate?: Record< number, number >;
	aim?: number;
	status?: number;
}

export const EMPTY = 'bench/v1/empty-auth';

/** What the company looks like from outside: somebody's ids, and words that few have. */
export interface Sample {
	people: number;
	profileId: number;
	userId: number;
	etag: string;
	/** In at most 0.5 % of the people. */
	word: string;
	twoWords: string;
}

const constant = { 1_000: 1.1, 10_000: 1.1, 100_000: 1.1 };
const searched = { 1_000: 1.1, 10_000: 1.1, 100_000: 1.35 };
const deep = { 1_000: 1.1, 10_000: 1.15, 100_000: 1.75 };

export function rowsFor( sample: Sample ): Row[] {
	const list = 'users/v1/profiles';
	const page = ( share: number ) =>
		Math.max( 1, Math.floor( ( sample.people * share ) / 20 ) );
	const search = ( words: string ) =>
		`${ list }?search=${ encodeURIComponent( words ) }`;
	return [
		{ name: 'null (the empty route itself)', path: EMPTY },
		{ name: 'list', path: list, gate: constant, aim: 1.05 },
		{ name: 'list, 100 rows', path: `${ list }?per_page=100`, aim: 1.1 },
		{
			name: 'role',
			path: `${ list }?role=loan_officer`,
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'role, by job title, descending',
			path: `${ list }?role=staff&orderby=job_title&order=desc`,
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'by e-mail, descending',
			path: `${ list }?orderby=email&order=desc`,
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'single profile',
			path: `${ list }/${ sample.profileId }`,
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'single profile, by user',
			path: `${ list }/user/${ sample.userId }`,
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'single profile, 304',
			path: `${ list }/${ sample.profileId }`,
			headers: { 'If-None-Match': sample.etag },
			gate: constant,
			aim: 1.05,
			status: 304,
		},
		{
			name: `search "${ sample.word }"`,
			path: search( sample.word ),
			gate: searched,
			aim: 1.2,
		},
		{
			name: `search "${ sample.twoWords }"`,
			path: search( sample.twoWords ),
			gate: searched,
			aim: 1.2,
		},
		{
			name: 'page in the middle (the deepest there is)',
			path: `${ list }?page=${ page( 0.5 ) }`,
			gate: deep,
			aim: 1.2,
		},
		{
			name: 'page at 80 %',
			path: `${ list }?page=${ page( 0.8 ) }`,
			gate: deep,
			aim: 1.2,
		},
	];
}
