import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { violations } from '../../support/axe';
import { block, pageWith } from '../../support/page-with';
import { picture } from '../../support/picture';
import { visit } from '../../support/visit';
import { company, type Company } from './company';
import { see } from '../../support/see';

let browser: Browser;
let staff: Company;
let path: string;
let table: string;
beforeAll( async () => {
	browser = await launch();
	staff = await company();
	path = await pageWith( block( 'svc/staff-directory', { perPage: 6 } ) );
	table = await pageWith(
		block( 'svc/staff-directory', {
			perPage: 6,
			layout: 'table',
			sort: 'title',
		} )
	);
} );
afterAll( () => browser?.close() );

const open = ( address: string, options = {} ) =>
	visit( browser, address, { as: staff.ana, ...options } );

const count = ( page: Page ) => page.getByRole( 'status' );
const closeOnes = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Close matches', exact: true } );

/** The last name with a letter left out. */
const misspelt = () => staff.mark.slice( 0, 5 ) + staff.mark.slice( 6 );

describe.each( [
	[ 'with scripts', {} ],
	[ 'without scripts', { javaScriptEnabled: false } ],
] )( 'a search that nobody matches, %s', ( _name, options ) => {
	it( 'shows who nearly matches it, and says so', async () => {
		const { page, complaints, close } = await open( path, options );
		const words = `Senior Loan Oficer ${ misspelt() }`;
		await page.getByRole( 'searchbox' ).fill( words );
		await page.getByRole( 'searchbox' ).press( 'Enter' );
		await see( count( page ) ).toHaveText(
			`No exact matches for “${ words }”. 1 close match.`
		);
		const person = closeOnes( page ).getByRole( 'listitem' );
		await see( person ).toHaveCount( 1 );
		await see( person ).toContainText( `Ana ${ staff.mark }` );
		if ( 'javaScriptEnabled' in options ) {
			await picture( page, 'staff-directory-close-no-script' );
		} else {
			expect( await violations( page, '.entry-content' ) ).toEqual( [] );
			await picture( page, 'staff-directory-close' );
		}
		await person.getByRole( 'link', { name: 'Ana' } ).click();
		await see( page.getByRole( 'dialog' ) ).toContainText( '303' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'says that nobody is found where nobody comes near', async () => {
		const { page, close } = await open( path, options );
		await page.getByRole( 'searchbox' ).fill( `${ staff.mark } zzzzqqqq` );
		await page.getByRole( 'searchbox' ).press( 'Enter' );
		await see( count( page ) ).toHaveText(
			'No people found. Try fewer letters or other filters.'
		);
		await see( closeOnes( page ) ).toHaveCount( 0 );
		await close();
	} );
} );

describe( 'close matches', () => {
	it( 'come below the exact ones, as far as the page has room', async () => {
		const { page, close } = await open(
			`${ path }&people-search=${ staff.mark }+clerk`
		);
		await see( count( page ) ).toHaveText( /^13 people found for “.*”$/ );
		await see( closeOnes( page ) ).toHaveCount( 0 );
		await page.getByRole( 'searchbox' ).fill( `${ staff.mark } Kima` );
		await see( count( page ) ).toHaveText(
			/^1 person found for “.*”, and 5 close matches$/
		);
		const found = page.locator( '.svc-directory__person' );
		await see( found ).toHaveCount( 6 );
		await see( found.first() ).toContainText( `Kima ${ staff.mark }` );
		const near = closeOnes( page ).getByRole( 'listitem' );
		await see( near ).toHaveCount( 5 );
		await see(
			near.filter( { hasText: `Kima ${ staff.mark }` } )
		).toHaveCount( 0 );
		const exact = ( await found.first().boundingBox() )!;
		const below = ( await closeOnes( page ).boundingBox() )!;
		expect( below.y ).toBeGreaterThanOrEqual( exact.y + exact.height );
		await page.getByRole( 'searchbox' ).fill( `${ staff.mark } clerks` );
		await see( count( page ) ).toHaveText( /6 close matches\.$/ );
		await see( near ).toHaveCount( 6 );
		await close();
	} );

	it( 'are there in a table that has another order, without links to sort them', async () => {
		const { page, complaints, close } = await open(
			`${ table }&people-search=${ misspelt() }+ana`
		);
		await see( count( page ) ).toContainText( '1 close match.' );
		await see( closeOnes( page ) ).toContainText( `Ana ${ staff.mark }` );
		await see(
			closeOnes( page ).getByRole( 'columnheader' ).getByRole( 'link' )
		).toHaveCount( 0 );
		expect( await violations( page, '.entry-content' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
