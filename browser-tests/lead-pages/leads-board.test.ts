import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { newMark } from '../../contract-tests/support/people';
import { see } from '../support/see';
import {
	aLeadOf,
	anOfficer,
	columnOf,
	drawer,
	isQuiet,
	looksRight,
	now,
	open,
	type Officer,
} from './leads-support';

let browser: Browser;
let officer: Officer;

beforeAll( async () => {
	browser = await launch();
	officer = await anOfficer( newMark() );
} );
afterAll( () => browser?.close() );

const board = ( mark: string ) => `&view=board&search=${ mark }`;

it( 'the board groups leads by status, without a request', async () => {
	const mark = newMark();
	await aLeadOf( officer, mark, { first_name: 'Ana' } );
	await aLeadOf( officer, mark, {
		first_name: 'Bo',
		status: 'won',
		email: '',
	} );
	const { page, complaints, close } = await open( browser, '' );
	await isQuiet( page );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /lead-pages(\/|%2F)v1/.test( request.url() ) ) {
			asked.push( request.url() );
		}
	} );
	await page.goto( `${ page.url() }${ board( mark ) }` );
	await see( columnOf( page, 'New' ) ).toContainText( `Ana ${ mark }` );
	await see( columnOf( page, 'Won' ) ).toContainText( `Bo ${ mark }` );
	await see(
		page.getByRole( 'heading', { name: 'Lost (0)' } )
	).toBeVisible();
	expect( asked ).toEqual( [] );
	await looksRight( page, 'board' );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a card is dragged to another column, and brought back by Undo', async () => {
	const mark = newMark();
	const made = await aLeadOf( officer, mark );
	const { page, complaints, close } = await open( browser, board( mark ) );
	await page
		.locator( '.svc-lead-card' )
		.dragTo( columnOf( page, 'Qualified' ) );
	await see( columnOf( page, 'Qualified' ) ).toContainText( mark );
	await see(
		page.getByText( `Vera ${ mark } moved to Qualified.` ).first()
	).toBeVisible();
	expect( ( await now( made ) ).status ).toBe( 'qualified' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await see( columnOf( page, 'New' ) ).toContainText( mark );
	await see( page.getByText( 'Undone.' ).first() ).toBeVisible();
	expect( ( await now( made ) ).status ).toBe( 'new' );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a card is moved by keyboard, and keeps the focus', async () => {
	const mark = newMark();
	const made = await aLeadOf( officer, mark );
	const { page, complaints, close } = await open( browser, board( mark ) );
	await page.getByRole( 'button', { name: `Move Vera ${ mark }` } ).focus();
	await page.keyboard.press( 'Enter' );
	await see(
		page.getByRole( 'menuitem', { name: 'Contacted' } )
	).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await see( columnOf( page, 'Won' ) ).toContainText( mark );
	await see(
		columnOf( page, 'Won' ).getByRole( 'link', { name: `Vera ${ mark }` } )
	).toBeFocused();
	await see( page.getByText( /moved to Won/ ).first() ).toBeVisible();
	expect( ( await now( made ) ).status ).toBe( 'won' );
	// Opens beside the board, and changes there are seen on it.
	await page.keyboard.press( 'Enter' );
	await drawer( page ).getByLabel( 'Status' ).selectOption( 'Lost' );
	await see( columnOf( page, 'Lost' ) ).toContainText( mark );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a card goes back where the move is refused', async () => {
	const mark = newMark();
	const made = await aLeadOf( officer, mark );
	const { page, close } = await open( browser, board( mark ) );
	await see( columnOf( page, 'New' ) ).toContainText( mark );
	await page.route( /leads(\/|%2F)\d+/, ( route ) => route.abort() );
	await page.getByRole( 'button', { name: `Move Vera ${ mark }` } ).click();
	await page.getByRole( 'menuitem', { name: 'Won' } ).click();
	await see( page.getByText( /could not be reached/ ).first() ).toBeVisible();
	await see( columnOf( page, 'New' ) ).toContainText( mark );
	expect( ( await now( made ) ).status ).toBe( 'new' );
	await close();
} );

it( 'the board names the filters of the table that it has, and takes them away', async () => {
	const mark = newMark();
	await aLeadOf( officer, mark );
	const { page, complaints, close } = await open(
		browser,
		`${ board( mark ) }&source=event`
	);
	const source = page.getByLabel( 'Source' );
	await see( source ).toHaveValue( 'event' );
	await isQuiet( page );
	await see( page.locator( '.svc-lead-card' ) ).toHaveCount( 0 );
	await source.selectOption( 'All' );
	await see( page.locator( '.svc-lead-card' ) ).toHaveCount( 1 );
	await see( source ).toHaveCount( 0 );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the board is searched, and its address says so', async () => {
	const mark = newMark();
	await aLeadOf( officer, mark );
	const { page, complaints, close } = await open( browser, '&view=board' );
	await page.getByRole( 'searchbox' ).fill( mark );
	await see( page.locator( '.svc-lead-card' ) ).toHaveCount( 1 );
	await see( page ).toHaveURL( new RegExp( `search=${ mark }` ) );
	await page.getByLabel( 'Owner' ).selectOption( String( officer.id ) );
	await see( page ).toHaveURL( new RegExp( `owner=${ officer.id }` ) );
	await see( page.locator( '.svc-lead-card' ) ).toHaveCount( 1 );
	expect( complaints ).toEqual( [] );
	await close();
} );
