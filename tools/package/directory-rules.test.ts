import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import {
	brokenRules,
	forbiddenTexts,
	isForbiddenName,
	isSafeAlone,
} from './directory-rules';
import { packageFiles, SLUG } from './files';

/** What a site runs, by its path in the plugin: the sources of scripts are not run. */
const files = new Map< string, string >();
let names: string[];
beforeAll( async () => {
	const all = await packageFiles();
	names = [ ...all.keys() ].map( ( name ) => name.slice( SLUG.length + 1 ) );
	for ( const [ name, path ] of all ) {
		const inside = name.slice( SLUG.length + 1 );
		if (
			/\.(php|js|css)$/.test( inside ) &&
			! inside.startsWith( 'source/' )
		) {
			files.set( inside, await readFile( path, 'utf8' ) );
		}
	}
} );

describe.each( Object.entries( forbiddenTexts ) )(
	'no file %s',
	( rule, { of, example } ) => {
		it( 'of the package', () => {
			const broken = [ ...files ].filter( ( [ path, content ] ) =>
				brokenRules( path, content ).includes( rule )
			);
			expect( broken.map( ( [ path ] ) => path ) ).toEqual( [] );
		} );

		it( 'as the example does', () => {
			expect( brokenRules( `x.${ of }`, example ) ).toContain( rule );
		} );
	}
);

/** Only registers where classes are found; tools load it without WordPress. */
const LOADER = 'src/autoload.php';

describe( 'a PHP file', () => {
	it( 'of the package does nothing when it is requested without WordPress', () => {
		const php = [ ...files ].filter(
			( [ path ] ) => path.endsWith( '.php' ) && path !== LOADER
		);
		expect( php.length ).toBeGreaterThan( 100 );
		expect(
			php
				.filter( ( [ , content ] ) => ! isSafeAlone( content ) )
				.map( ( [ path ] ) => path )
		).toEqual( [] );
	} );

	it.each( [
		[ '<?php\n\necho 1;\n', false ],
		[ "<?php\n// defined( 'ABSPATH' ) || exit;\necho 1;\n", false ],
		[ '<?php\n\nfinal class A {\n}\nnew A();\n', false ],
		[
			"<?php\n\nnamespace {\ndefined( 'ABSPATH' ) || exit;\n}\n\nnamespace A {\necho 1;\n}\n",
			true,
		],
		[ '<?php\n\nnamespace A {\necho 1;\n}\n', false ],
		[ '<p>text</p>', false ],
		[
			"<?php\n/**\n * About.\n */\n\ndeclare( strict_types=1 );\n\ndefined( 'ABSPATH' ) || exit;\n\necho 1;\n",
			true,
		],
		[
			'<?php\nnamespace A;\n\nuse B\\C;\n\nfinal class A {\n\tconst D = 1;\n}\n',
			true,
		],
		[ '<?php\n\nfinal class A extends B {}\n', true ],
		[ "<?php return array('version' => '1');", true ],
	] )( '%j: %s', ( content, safe ) => {
		expect( isSafeAlone( content ) ).toBe( safe );
	} );
} );

describe( 'names of files', () => {
	it( 'are such as the directory takes', () => {
		expect( names.filter( isForbiddenName ) ).toEqual( [] );
	} );

	it.each( [
		'.gitignore',
		'src/.hidden',
		'a.zip',
		'lib/b.phar',
		'tools/c.sh',
		'a b.php',
		'a(1).php',
		'naïve.php',
	] )( 'not %s', ( name ) => {
		expect( isForbiddenName( name ) ).toBe( true );
	} );
} );
