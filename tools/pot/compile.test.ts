import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { compiled, nameOf } from './compile';
import { keyOf, readPo } from './po';
import { po, pot } from './pot';

const script = 'build/admin/index.js';

const content = `msgid ""
msgstr ""
"Language: es\\n"

#. translators: %s: a number.
#: src/People.php
#, php-format
msgctxt "list"
msgid "%s person"
msgid_plural "%s people"
msgstr[0] "%s persona"
msgstr[1] "%s personas"

#: admin/users/people/list.tsx
#: ${ script }
msgid "It's \\"long\\", "
"in two lines\\n"
msgstr ""
"Es «largo», "
"en dos líneas\\n"

#: admin/a.tsx ${ script }
#: src/Both.php
msgid "It's both"
msgstr "It's \\\\ ambos"

#: src/Missing.php
msgid "Missing"
msgstr ""

#: src/Guess.php
#, fuzzy
msgid "Guessed"
msgstr "Adivinado"

#~ msgid "Removed"
#~ msgstr "Quitado"
`;

describe( 'a .po file', () => {
	it( 'is read with plurals, contexts, long strings and places', () => {
		expect( readPo( content ) ).toMatchObject( [
			{
				text: '%s person',
				plural: '%s people',
				context: 'list',
				places: [ 'src/People.php' ],
				notes: [ 'translators: %s: a number.' ],
				forms: [ '%s persona', '%s personas' ],
			},
			{
				text: 'It\'s "long", in two lines\n',
				forms: [ 'Es «largo», en dos líneas\n' ],
			},
			{ places: [ 'admin/a.tsx', script, 'src/Both.php' ] },
			{ text: 'Missing', forms: [] },
			{ text: 'Guessed', forms: [] },
		] );
	} );

	it( 'keeps translations of texts that are still there, and no others', () => {
		const kept = new Map(
			readPo( content ).map( ( one ) => [ keyOf( one ), one.forms ] )
		);
		const entries = [
			{ text: "It's both", file: 'plugin/src/Both.php', line: 1 },
			{ text: 'New', plural: 'News', file: 'plugin/src/N.php', line: 1 },
		];
		const made = po( entries, '1.0', 'es', kept );
		expect( made ).toContain( '"Language: es\\n"' );
		expect( readPo( made ) ).toMatchObject( [
			{ text: "It's both", forms: [ "It's \\ ambos" ] },
			{ text: 'New', forms: [] },
		] );
		expect( readPo( made ).map( keyOf ) ).toEqual(
			readPo( pot( entries, '1.0' ) ).map( keyOf )
		);
	} );
} );

describe( 'what WordPress loads', () => {
	const files = compiled( readPo( content ), 'es' );

	it( 'is for PHP what PHP shows', () => {
		const php = files.get( 'svc-es.l10n.php' ) ?? '';
		const printed = execFileSync(
			'php',
			[
				'-r',
				`${ php.slice( 5 ).replace( 'return', '$a =' ) } echo json_encode( $a );`,
			],
			{ encoding: 'utf8' }
		);
		expect( JSON.parse( printed ) ).toEqual( {
			language: 'es',
			'plural-forms': 'nplurals=2; plural=(n != 1);',
			messages: {
				'list\u0004%s person': '%s persona\0%s personas',
				"It's both": "It's \\ ambos",
			},
		} );
	} );

	it( 'is for each script what the script shows', () => {
		expect( [ ...files.keys() ].slice( 1 ) ).toEqual( [
			`svc-es-${ nameOf( script ) }.json`,
		] );
		const { locale_data: data } = JSON.parse(
			files.get( `svc-es-${ nameOf( script ) }.json` ) ?? ''
		);
		expect( data.messages ).toMatchObject( {
			'': { lang: 'es' },
			'It\'s "long", in two lines\n': [ 'Es «largo», en dos líneas\n' ],
			"It's both": [ "It's \\ ambos" ],
		} );
	} );
} );
