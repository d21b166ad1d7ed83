import { constant, deep, pageAt, query, searched, type Row } from '../row';
import type { DirectorySample } from '../sample/directory';

const directory = 'users/v1/intranet/directory';

export function directoryRows( sample: DirectorySample ): Row[] {
	const filtered = Object.entries( {
		department: { department: sample.department },
		role: { role: 'staff' },
		office: { office: sample.office },
		'by title': { orderby: 'title' },
	} );
	return [
		{ name: 'directory', path: directory, gate: constant, aim: 1.05 },
		...filtered.map( ( [ name, words ] ) => ( {
			name: `directory, ${ name }`,
			path: query( directory, words ),
			gate: constant,
			aim: 1.05,
		} ) ),
		...sample.searches.map( ( { words, search } ) => ( {
			name: `directory, search, ${ words }`,
			path: query( directory, { search } ),
			gate: searched,
			aim: 1.2,
		} ) ),
		{
			name: 'directory, page in the middle',
			path: query( directory, { page: pageAt( 0.5, sample.total ) } ),
			gate: deep,
			aim: 1.2,
		},
		{
			name: 'facets',
			path: `${ directory }/facets`,
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'departments',
			path: 'users/v1/intranet/departments',
			gate: constant,
			aim: 1.05,
		},
		{
			name: 'intranet profile',
			path: `users/v1/intranet/profile/${ sample.userId }`,
			gate: constant,
			aim: 1.05,
		},
	];
}
