import { constant, deep, pageAt, query, searched, type Row } from '../row';
import type { ProfileSample } from '../sample/profiles';

const list = 'users/v1/profiles';

export function profileRows( sample: ProfileSample ): Row[] {
	const single = `${ list }/${ sample.id }`;
	return [
		{ name: 'list', path: list, gate: constant, aim: 1.05 },
		{ name: 'list, 100 rows', path: `${ list }?per_page=100`, aim: 1.1 },
		{
			name: 'role',
			path: query( list, { role: 'loan_officer' } ),
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'role, by job title, descending',
			path: query( list, {
				role: 'staff',
				orderby: 'job_title',
				order: 'desc',
			} ),
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'by e-mail, descending',
			path: query( list, { orderby: 'email', order: 'desc' } ),
			gate: constant,
			aim: 1.05,
		},
		{ name: 'single profile', path: single, gate: constant, aim: 1.05 },
		{
			name: 'single profile, by user',
			path: `${ list }/user/${ sample.userId }`,
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'single profile, 304',
			path: single,
			headers: { 'If-None-Match': sample.etag },
			gate: constant,
			aim: 1.05,
			status: 304,
		},
		...sample.searches.map( ( { words, search } ) => ( {
			name: `search, ${ words }`,
			path: query( list, { search } ),
			gate: searched,
			aim: 1.2,
		} ) ),
		{
			name: 'page in the middle (the deepest there is)',
			path: query( list, { page: pageAt( 0.5, sample.total ) } ),
			gate: deep,
			aim: 1.2,
		},
		{
			name: 'page at 80 %',
			path: query( list, { page: pageAt( 0.8, sample.total ) } ),
			gate: deep,
			aim: 1.2,
		},
	];
}
