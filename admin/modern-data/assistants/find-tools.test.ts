import { expect, it } from 'vitest';
import { everything, findTools, type Wanted } from './find-tools';
import { toolWith } from './testing/tool-with';

const tools = [
	toolWith( 'svc-list', {
		title: 'List bookmarks',
		group: 'Bookmarks',
		is_on_by_default: true,
		enabled: true,
	} ),
	toolWith( 'svc-draft', { title: 'Draft a résumé', enabled: true } ),
	toolWith( 'svc-trash', { summary: 'Moves a post to the Trash.' } ),
];

const found = ( wanted: Partial< Wanted > ) => {
	const names = findTools( tools, { ...everything, ...wanted } );
	return names && [ ...names ];
};

it.each( [
	[ { search: 'BOOKMARK' }, [ 'svc-list' ] ],
	[ { search: 'resume' }, [ 'svc-draft' ] ],
	[ { search: ' trash  post ' }, [ 'svc-trash' ] ],
	[ { search: 'svc/draft' }, [ 'svc-draft' ] ],
	[ { search: 'things' }, [ 'svc-draft', 'svc-trash' ] ],
	[ { search: 'nothing' }, [] ],
	[ { show: 'on' as const }, [ 'svc-list', 'svc-draft' ] ],
	[ { show: 'off' as const }, [ 'svc-trash' ] ],
	[ { show: 'changed' as const }, [ 'svc-draft' ] ],
	[ { search: 'svc', show: 'changed' as const }, [ 'svc-draft' ] ],
] )( '%j finds %j', ( wanted, names ) => {
	expect( found( wanted ) ).toEqual( names );
} );

it( 'nothing asked for is no search', () => {
	expect( found( { search: '  ' } ) ).toBeNull();
} );
