import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../host/paths';
import { SLUG } from './files';
import { captions, headerOf, parseReadme, type Readme } from './readme';
import { screenshots } from './screenshots';

const read = ( path: string ) =>
	readFile( join( projectFolder, 'plugin', path ), 'utf8' );

let readme: Readme;
let header: Record< string, string >;
beforeAll( async () => {
	readme = parseReadme( await read( 'readme.txt' ) );
	header = headerOf( await read( 'svc.php' ) );
} );

/** Names and words that a plugin's name may not begin with or have in it. */
const TAKEN =
	/^(adobe|amazon|android|apple|bing|chatgpt|facebook|fb|google|instagram|jetpack|mailchimp|microsoft|openai|paypal|stripe|twitter|windows|woo|wp|yahoo|yoast|youtube)\b|wordpress|plugin|gutenberg|elementor|woocommerce/i;

describe( 'readme.txt', () => {
	it( 'has the name of the plugin, which is nobody’s trademark', () => {
		expect( readme.name ).toBe( header[ 'Plugin Name' ] );
		expect( readme.name ).not.toMatch( TAKEN );
		expect( 'WP People' ).toMatch( TAKEN );
		expect( SLUG ).toBe( readme.name.toLowerCase().replace( ' ', '-' ) );
	} );

	it.each( [
		'Requires at least',
		'Requires PHP',
		'License',
		'License URI',
	] )( 'has the same "%s" as the plugin', ( field ) => {
		expect( readme.fields[ field ] ).toBeTruthy();
		expect( readme.fields[ field ] ).toBe( header[ field ] );
	} );

	it( 'has a licence that fits WordPress’s', () => {
		expect( readme.fields.License ).toBe( 'GPL-2.0-or-later' );
	} );

	it( 'has versions of WordPress without a third number', () => {
		for ( const field of [ 'Requires at least', 'Tested up to' ] ) {
			expect( readme.fields[ field ], field ).toMatch( /^\d+\.\d$/ );
		}
		expect( Number( readme.fields[ 'Tested up to' ] ) ).toBeGreaterThan(
			Number( readme.fields[ 'Requires at least' ] )
		);
	} );

	it( 'has accounts of wordpress.org as contributors, and at most five tags', () => {
		expect( readme.fields.Contributors ).toMatch(
			/^[a-z0-9_.-]+(, [a-z0-9_.-]+)*$/
		);
		const tags = readme.fields.Tags?.split( ', ' ) ?? [];
		expect( tags.length ).toBeLessThanOrEqual( 5 );
		expect( new Set( tags ).size ).toBe( tags.length );
		expect( tags ).not.toContain( 'plugin' );
		expect( tags ).not.toContain( 'wordpress' );
	} );

	it( 'has a summary and sections that are not cut off', () => {
		expect( readme.summary ).not.toBe( '' );
		expect( readme.summary.length ).toBeLessThanOrEqual( 150 );
		const limits = {
			Description: 2500,
			Installation: 2500,
			'Frequently Asked Questions': 5000,
			Screenshots: 2500,
			Changelog: 5000,
		};
		expect( Object.keys( readme.sections ) ).toEqual(
			Object.keys( limits )
		);
		for ( const [ title, limit ] of Object.entries( limits ) ) {
			const { length } = readme.sections[ title ] ?? '';
			expect( length, title ).toBeGreaterThan( 0 );
			expect( length, title ).toBeLessThanOrEqual( limit );
		}
	} );

	it( 'has the captions of the screenshots, in their order', () => {
		expect( captions( readme ) ).toEqual(
			screenshots.map( ( { caption } ) => caption )
		);
	} );
} );

describe( 'the plugin’s header', () => {
	it( 'has what the directory asks for, and nothing that takes its updates elsewhere', () => {
		expect( Object.keys( header ) ).toEqual(
			expect.arrayContaining( [
				'Plugin Name',
				'Description',
				'Version',
				'Author',
				'License',
				'Text Domain',
			] )
		);
		expect( header ).not.toHaveProperty( 'Update URI' );
		expect( header.Description?.length ).toBeLessThanOrEqual( 140 );
	} );
} );

it( 'a readme.txt is read by its fields and sections', () => {
	expect(
		parseReadme(
			'=== A ===\nTags: b, c\nLicense URI: https://d\n\nShort.\n\n== Description ==\n\nLong.\n\n= Part =\nMore.\n\n== Screenshots ==\n\n1. One.\n2. Two.\n'
		)
	).toEqual( {
		name: 'A',
		fields: { Tags: 'b, c', 'License URI': 'https://d' },
		summary: 'Short.',
		sections: {
			Description: 'Long.\n\n= Part =\nMore.',
			Screenshots: '1. One.\n2. Two.',
		},
	} );
} );
