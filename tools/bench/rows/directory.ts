import { pageAt, query, type Row } from '../row';
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
		{ name: 'directory', path: directory, gate: 'constant' },
		...filtered.map( ( [ name, words ] ): Row => ( {
			name: `directory, ${ name }`,
			path: query( directory, words ),
			gate: 'constant',
		} ) ),
		...sample.searches.map( ( { words, search } ): Row => ( {
			name: `directory, search, ${ words }`,
			path: query( directory, { search } ),
			gate: 'search',
		} ) ),
		...Object.entries( { 'one letter': 'e', 'two letters': 'an' } ).map(
			( [ name, search ] ): Row => ( {
				name: `directory, search, ${ name }`,
				path: query( directory, { search } ),
				gate: 'shortSearch',
			} )
		),
		...Object.entries( {
			'misspelt name': 'Jonh',
			'ten words':
				'Jonh Smtih senior loan oficer underwriting mortgage operations Denver office',
		} ).map( ( [ name, search ] ): Row => ( {
			name: `directory, close matches, ${ name }`,
			path: query( directory, { search, close: 'true' } ),
		} ) ),
		{
			name: 'directory, page in the middle',
			path: query( directory, { page: pageAt( 0.5, sample.total ) } ),
			gate: 'deep',
		},
		{
			name: 'facets',
			path: `${ directory }/facets`,
			gate: 'constant',
		},
		{
			name: 'departments',
			path: 'users/v1/intranet/departments',
			gate: 'constant',
		},
		{
			name: 'intranet profile',
			path: `users/v1/intranet/profile/${ sample.userId }`,
			gate: 'constant',
		},
	];
}
