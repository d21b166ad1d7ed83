import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import {
	accounts,
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { visit } from '../support/visit';
import { see } from '../support/see';
import {
	aLeadOf,
	anOfficer,
	columnOf,
	drawer,
	looksRight,
	now,
	open,
	rowOf,
	type Officer,
} from './leads-support';

let browser: Browser;
let officer: Officer;
let partner: Person;

beforeAll( async () => {
	browser = await launch();
	[ partner ] = ( await people( {
		role: 'realtor_partner',
		last_name: newMark(),
	} ) ) as [ Person ];
	officer = await anOfficer( newMark(), partner.id );
} );
afterAll( () => browser?.close() );

it( 'an owner has "My leads": the own ones, which the owner handles and does not hand over', async () => {
	const mark = newMark();
	const other = await anOfficer( newMark() );
	const made = await aLeadOf( officer, mark );
	await aLeadOf( other, mark, { first_name: 'Hidden' } );
	const { page, complaints, close } = await open(
		browser,
		`&search=${ mark }`,
		officer
	);
	await see( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'My leads'
	);
	await see(
		page
			.locator( '#adminmenu .wp-submenu' )
			.getByRole( 'link', { name: 'My leads' } )
	).toHaveCount( 1 );
	await see( rowOf( page, mark ) ).toHaveCount( 1 );
	await see( rowOf( page, mark ) ).toContainText( 'You' );
	await rowOf( page, mark ).getByRole( 'link' ).first().click();
	const box = drawer( page );
	await see( box ).toContainText( 'Owner: You' );
	await see( box.getByRole( 'combobox', { name: 'Owner' } ) ).toHaveCount(
		0
	);
	await box.getByLabel( 'Status' ).selectOption( 'Contacted' );
	await see( box ).toContainText( 'Status: New → Contacted' );
	expect( ( await now( made ) ).status ).toBe( 'contacted' );
	await box.getByRole( 'button', { name: 'Close' } ).click();
	await rowOf( page, mark )
		.getByRole( 'button', { name: 'Actions' } )
		.click();
	await see(
		page.getByRole( 'menuitem', { name: 'Mark as spam' } )
	).toBeVisible();
	for ( const name of [ 'Hand over', 'Delete permanently' ] ) {
		await see( page.getByRole( 'menuitem', { name } ) ).toHaveCount( 0 );
	}
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'a partner sees the contact of leads that are shared, and changes nothing', async () => {
	const mark = newMark();
	await aLeadOf(
		officer,
		mark,
		{},
		{ consents: { contact: 0, partner: partner.id } }
	);
	await aLeadOf(
		officer,
		mark,
		{ first_name: 'Unshared', email: '', phone: '5' },
		{ consents: { contact: 0 } }
	);
	const { page, complaints, close } = await open(
		browser,
		`&search=${ mark }`,
		partner
	);
	await see( rowOf( page, mark ) ).toHaveCount( 1 );
	await see( page.getByRole( 'button', { name: 'Add lead' } ) ).toHaveCount(
		0
	);
	await see(
		rowOf( page, mark ).getByRole( 'button', { name: 'Change status' } )
	).toHaveCount( 0 );
	await rowOf( page, mark ).getByRole( 'link' ).first().click();
	const box = drawer( page );
	await see( box ).toContainText( 'agreed to share these details' );
	await see( box.getByRole( 'link', { name: /^Call/ } ) ).toHaveCount( 1 );
	for ( const part of [ 'Handling', 'Timeline', 'Consent', 'Submissions' ] ) {
		await see( box.getByRole( 'heading', { name: part } ) ).toHaveCount(
			0
		);
	}
	await page.keyboard.press( '5' );
	await looksRight( page, 'partner' );
	await page.goto( `${ page.url() }&view=board` );
	await see( columnOf( page, 'New' ) ).toContainText( mark );
	await see( page.getByRole( 'button', { name: /^Move/ } ) ).toHaveCount( 0 );
	await see( page.locator( '[draggable="true"]' ) ).toHaveCount( 0 );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'accounts without a profile have no menu, and no screen', async () => {
	const [ account ] = await accounts( 1 );
	const { page, close } = await visit( browser, '/wp-admin/profile.php', {
		as: account!,
	} );
	await see(
		page.locator( '#adminmenu a[href*="page=svc-leads"]' )
	).toHaveCount( 0 );
	await page.goto(
		page.url().replace( 'profile.php', 'admin.php?page=svc-leads' )
	);
	await see( page.getByText( 'you are not allowed' ) ).toHaveCount( 1 );
	await close();
} );

it( 'who gets leads of a page in turn reads its title, without reading the page', async () => {
	const mark = newMark();
	const [ colleague ] = await people( { role: 'loan_officer' } );
	await aLeadOf( officer, mark, { owner_user_id: colleague!.id } );
	const { page, close } = await open(
		browser,
		`&search=${ mark }`,
		colleague
	);
	await see( rowOf( page, mark ) ).toContainText( 'A page of the tests' );
	await close();
} );
