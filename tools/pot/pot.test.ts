import { describe, expect, it } from 'vitest';
import { fromBlock } from './from-block';
import { fromTypescript } from './from-typescript';
import { pot } from './pot';
import { scriptsOf } from './scripts';

describe( 'the texts of TypeScript', () => {
	it( 'are found with plural, context and what translators are told', () => {
		const code = [
			"const a = __( 'One', 'svc' );",
			'const b = sprintf(',
			'	/* translators: %d: how many. */',
			"	_n( '%d person', '%d people', n, 'svc' ), n );",
			"const c = _x( 'Title', 'of a job', 'svc' );",
			"const d = <p title={ __( 'In JSX', 'svc' ) }>{ __( name ) }</p>;",
		].join( '\n' );
		expect( fromTypescript( 'a.tsx', code ) ).toEqual( [
			{ text: 'One', file: 'a.tsx', line: 1 },
			{
				text: '%d person',
				plural: '%d people',
				comment: 'translators: %d: how many.',
				file: 'a.tsx',
				line: 4,
			},
			{ text: 'Title', context: 'of a job', file: 'a.tsx', line: 5 },
			{ text: 'In JSX', file: 'a.tsx', line: 6 },
		] );
	} );

	it( 'have comments for translators that end with their line', () => {
		const code = [
			'// translators: %s: a name.',
			"const a = __( '%s left', 'svc' );",
			'/* translators: %d:',
			'   how many. */',
			"const b = __( '%d left', 'svc' );",
		].join( '\n' );
		expect(
			fromTypescript( 'a.ts', code ).map( ( { comment } ) => comment )
		).toEqual( [
			'translators: %s: a name.',
			'translators: %d: how many.',
		] );
	} );
} );

describe( 'the texts of a block', () => {
	it( 'have the contexts that WordPress looks for', () => {
		const json = JSON.stringify( {
			title: 'Person',
			keywords: [ 'staff' ],
		} );
		expect( fromBlock( 'block.json', json ) ).toMatchObject( [
			{ text: 'Person', context: 'block title' },
			{ text: 'staff', context: 'block keyword' },
		] );
	} );
} );

it( 'a text is looked for where browsers load it from', () => {
	const blocks = [ 'org-chart', 'person-card' ];
	expect( scriptsOf( 'admin/users/people/empty.tsx', blocks ) ).toEqual( [
		'build/admin/index.js',
	] );
	expect( scriptsOf( 'admin/shared/people/names.ts', blocks ) ).toContain(
		'build/admin/commands.js'
	);
	expect( scriptsOf( 'blocks/org-chart/edit.tsx', blocks ) ).toEqual( [
		'build/blocks/org-chart/index.js',
	] );
	expect( scriptsOf( 'blocks/shared/several.tsx', blocks ) ).toHaveLength(
		2
	);
	expect(
		pot(
			[
				{
					text: 'Save',
					file: 'admin/me.tsx',
					line: 1,
					scripts: [ 'build/admin/index.js' ],
				},
			],
			'1.0'
		)
	).toContain( '#: admin/me.tsx\n#: build/admin/index.js\nmsgid "Save"' );
} );

describe( 'the file', () => {
	it( 'has each text once, with all its places', () => {
		const place = { text: 'Say "hi"\n', line: 3 };
		const text = pot(
			[
				{ ...place, file: 'b.php' },
				{ ...place, file: 'a.php', comment: 'translators: x' },
				{
					text: 'Say',
					plural: 'Says',
					context: 'c',
					file: 'plugin/src/a.php',
					line: 9,
				},
			],
			'1.0'
		);
		expect( text.split( '\n\n' ).slice( 1 ) ).toEqual( [
			'#. translators: x\n#: a.php\n#: b.php\nmsgid "Say \\"hi\\"\\n"\nmsgstr ""',
			'#: src/a.php\nmsgctxt "c"\nmsgid "Say"\nmsgid_plural "Says"\nmsgstr[0] ""\nmsgstr[1] ""\n',
		] );
	} );
} );
