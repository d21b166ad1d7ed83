import { beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../host/paths';
import { wrongWays } from './directions';
import { graphOf, loopsIn, sourcesIn, type Graph } from './graph';

const graph = ( sources: Record< string, string > ) =>
	graphOf( new Map( Object.entries( sources ) ) );

describe( 'the sources', () => {
	let all: Graph;
	beforeAll( async () => {
		all = graphOf(
			await sourcesIn( projectFolder, [
				'admin',
				'blocks',
				'browser-tests',
				'client',
				'contract-tests',
				'tools',
			] )
		);
	} );

	it( 'are read with their imports', () => {
		expect( all.get( 'admin/index.tsx' ) ).toContain( 'admin/app/app.tsx' );
		expect( all.get( 'admin/users/index.ts' ) ).toContain(
			'admin/users/people/modern.tsx'
		);
	} );
	it( 'have no loops of imports', () => {
		expect( loopsIn( all ) ).toEqual( [] );
	} );
	it( 'of the dashboard point one way', () => {
		expect( wrongWays( all ) ).toEqual( [] );
	} );
} );

it( 'a loop is found, also one of types and one through a third file', () => {
	expect(
		loopsIn(
			graph( {
				'a.ts': "import './b';",
				'b/index.ts': "import type { C } from '../c.js';",
				'c.ts': "const a = () => import( './a' );",
				'd.ts': "import './a'; import 'e';",
			} )
		)
	).toEqual( [ [ 'a.ts', 'b/index.ts', 'c.ts', 'a.ts' ] ] );
} );

const right = {
	'admin/index.tsx': "import './app/app'; import './commands';",
	'admin/commands.ts': "import './users/commands';",
	'admin/app/app.tsx': "import './list'; import '../shared/link';",
	'admin/app/list.ts': "import '../users';",
	'admin/shared/link.tsx': "import './form/field';",
	'admin/shared/form/field.tsx': '',
	'admin/users/index.ts': "import( './people' ); import './fields';",
	'admin/users/fields.ts': "import '../shared/form/field';",
	'admin/users/people/index.tsx':
		"import './list'; import '../shared/photo'; import '../fields';",
	'admin/users/people/list.ts': '',
	'admin/users/commands/index.ts': '',
	'admin/users/shared/photo.tsx': '',
	'admin/leads/index.ts': '',
	'admin/leads/inbox/index.tsx': '',
};

it( 'imports that point the right way are let through', () => {
	expect( wrongWays( graph( right ) ) ).toEqual( [] );
} );

it.each( [
	[ 'admin/shared/link.tsx', '../users/fields' ],
	[ 'admin/shared/link.tsx', '../app/list' ],
	[ 'admin/users/people/list.ts', '../commands' ],
	[ 'admin/users/people/list.ts', '../../app/list' ],
	[ 'admin/users/people/list.ts', '../../commands' ],
	[ 'admin/users/shared/photo.tsx', '../people' ],
	[ 'admin/leads/inbox/index.tsx', '../../users/shared/photo' ],
	[ 'admin/app/list.ts', '../users/people' ],
] )( '%s may not import %s', ( file, other ) => {
	const sources = { ...right, [ file ]: `import '${ other }';` };
	expect( wrongWays( graph( sources ) ) ).toHaveLength( 1 );
} );
