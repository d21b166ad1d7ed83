import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caniemail } from 'caniemail';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test, vi } from 'vitest';
import { projectFolder } from '../host/paths';

vi.setConfig( { testTimeout: 60_000 } );

/** Messages that PHPUnit compares with the renderer's. */
const folder = join( projectFolder, 'tests/cases/emails' );

const validator = new HtmlValidate(
	new StaticConfigLoader( {
		root: true,
		extends: [ 'html-validate:recommended' ],
		rules: {
			// E-mail programs need what pages no longer do.
			'no-inline-style': 'off',
			'no-conditional-comment': 'off',
			'no-deprecated-attr': 'off',
			// Elements and entities that only make messages larger.
			'prefer-tbody': 'off',
			'tel-non-breaking': 'off',
		},
	} )
);

/** What some program ignores, and why the message is right without it. */
const ignoredBySome: Record< string, string > = {
	'<style> element': 'phones and dark mode; columns stack without it',
	'@media': 'as the style element',
	'!important keyword': 'as the style element',
	'Class selector': 'as the style element',
	'Descendant combinator': 'as the style element',
	'Attribute selector': 'dark mode of Outlook.com',
	'<body> element': 'a table has the background, too',
	'lang attribute': 'for screen readers',
	'role attribute': 'for screen readers',
	'display:none': 'the preheader is one pixel high as well',
	overflow: 'as display:none',
	'border-radius': 'corners',
	'text-decoration': 'links have a colour, too',
	'mailto: links': 'the address is the text',
	'word-break': 'long addresses on narrow phones',
	'width attribute': 'the style has the width, too',
	'height attribute': 'the style has the line height, too',
	'height property': 'only height:auto of images',
	'<code> element': 'its text stays',
};

async function messages(): Promise< [ string, string ][] > {
	const files = ( await readdir( folder ) ).filter( ( file ) =>
		file.endsWith( '.html' )
	);
	return Promise.all(
		files.map( async ( file ): Promise< [ string, string ] > => [
			file,
			await readFile( join( folder, file ), 'utf8' ),
		] )
	);
}

test( 'messages are valid HTML', async () => {
	const problems: string[] = [];
	for ( const [ file, html ] of await messages() ) {
		const report = await validator.validateString( html, file );
		for ( const { messages: found } of report.results ) {
			problems.push(
				...found.map(
					( { ruleId, message, line } ) =>
						`${ file }:${ line } ${ ruleId }: ${ message }`
				)
			);
		}
	}
	expect( problems ).toEqual( [] );
} );

test( 'messages need nothing that an e-mail program lacks', async () => {
	const missing = new Set< string >();
	for ( const [ , html ] of await messages() ) {
		const { issues } = caniemail( { clients: [ '*' ], html } );
		for ( const found of issues.errors.values() ) {
			found.forEach( ( { title } ) => missing.add( title ) );
		}
	}
	expect( [ ...missing ].sort() ).toEqual(
		Object.keys( ignoredBySome ).sort()
	);
} );
