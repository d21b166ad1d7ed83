import { pageAt, query, type Row } from '../row';
import type { ProfileSample } from '../sample/profiles';

const list = 'users/v1/profiles';

export function profileRows( sample: ProfileSample ): Row[] {
	const single = `${ list }/${ sample.id }`;
	return [
		{ name: 'list', path: list, gate: 'constant' },
		{ name: 'list, 100 rows', path: `${ list }?per_page=100` },
		{
			name: 'role',
			path: query( list, { role: 'loan_officer' } ),
			gate: 'constant',
		},
		{
			name: 'role, by job title, descending',
			path: query( list, {
				role: 'staff',
				orderby: 'job_title',
				order: 'desc',
			} ),
			gate: 'constant',
		},
		{
			name: 'by e-mail, descending',
			path: query( list, { orderby: 'email', order: 'desc' } ),
			gate: 'constant',
		},
		{ name: 'single profile', path: single, gate: 'constant' },
		{
			name: 'single profile, by user',
			path: `${ list }/user/${ sample.userId }`,
			gate: 'constant',
		},
		{
			name: 'single profile, 304',
			path: single,
			headers: { 'If-None-Match': sample.etag },
			gate: 'constant',
			status: 304,
		},
		{
			name: "single profile, WordPress's own routes left out",
			path: single,
			headers: { 'X-Core-Routes': 'leave-out' },
		},
		...sample.searches.map( ( { words, search } ): Row => ( {
			name: `search, ${ words }`,
			path: query( list, { search } ),
			gate: 'search',
		} ) ),
		{
			name: 'page in the middle (the deepest there is)',
			path: query( list, { page: pageAt( 0.5, sample.total ) } ),
			gate: 'deep',
		},
		{
			name: 'page at 80 %',
			path: query( list, { page: pageAt( 0.8, sample.total ) } ),
			gate: 'deep',
		},
	];
}
