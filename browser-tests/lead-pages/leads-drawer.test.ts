import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { lead as path } from '../../contract-tests/lead-pages/leads/leads';
import { newMark } from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { see } from '../support/see';
import {
	aLeadOf,
	anOfficer,
	drawer,
	looksRight,
	now,
	open,
	rowOf,
	type Officer,
} from './leads-support';

let browser: Browser;
let officer: Officer;

beforeAll( async () => {
	browser = await launch();
	officer = await anOfficer( newMark() );
} );
afterAll( () => browser?.close() );

const write = /lead-pages(\/|%2F)v1(\/|%2F)leads(\/|%2F)\d+/;

/** Holds back changes of leads until the function that is returned is called; then they arrive, or are lost. */
async function holdWrites(
	page: Page,
	then: 'continue' | 'abort' = 'continue'
): Promise< () => void > {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( write, async ( route ) => {
		if ( route.request().method() === 'GET' ) {
			return route.continue();
		}
		await released;
		return route[ then ]();
	} );
	return release;
}

describe( 'a lead', () => {
	it( 'opens beside the list with all about it, and has an address', async () => {
		const mark = newMark();
		const { id } = await aLeadOf(
			officer,
			mark,
			{},
			{
				consents: { contact: 0, sms_calls: 0 },
				fields: {
					first_name: 'Vera',
					purpose: 'cash_out',
					message: 'Call me after five.\nThank you!',
					x_pets: true,
				},
				snapshot: {
					kind: 'purchase',
					result: { monthly_payment: '1,822.33' },
				},
			}
		);
		const { page, complaints, close } = await open(
			browser,
			`&search=${ mark }`
		);
		const link = rowOf( page, mark ).getByRole( 'link' ).first();
		await link.click();
		await see( page ).toHaveURL( new RegExp( `lead=${ id }` ) );
		const heading = drawer( page ).getByRole( 'heading', { level: 2 } );
		await see( heading ).toHaveText( `Vera ${ mark }` );
		await see( heading ).toBeFocused();
		for ( const text of [
			'Cash out',
			'Call me after five.',
			'Pets',
			'Monthly payment',
			'1,822.33',
			'Contact: agreed',
			'I agree to sms_calls.',
			'Received: Lead page',
		] ) {
			await see( drawer( page ) ).toContainText( text );
		}
		await see(
			drawer( page ).getByRole( 'link', { name: /^Call Vera/ } )
		).toHaveAttribute( 'href', 'tel:3035550100' );
		await looksRight( page, 'drawer' );
		await page.goBack();
		await see( drawer( page ) ).toHaveCount( 0 );
		await see( link ).toBeFocused();
		await page.goForward();
		await see( heading ).toHaveText( `Vera ${ mark }` );
		await page.reload();
		await see( heading ).toHaveText( `Vera ${ mark }` );
		await page.keyboard.press( 'Escape' );
		await see( drawer( page ) ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'has a status, a follow-up and an owner, each saved at once', async () => {
		const mark = newMark();
		const other = await anOfficer( newMark() );
		const made = await aLeadOf( officer, mark );
		const { page, complaints, close } = await open(
			browser,
			`&search=${ mark }&lead=${ made.id }`
		);
		const box = drawer( page );
		await box.getByLabel( 'Status' ).selectOption( 'Contacted' );
		await see( rowOf( page, mark ) ).toContainText( 'Contacted' );
		await see( box ).toContainText( 'Status: New → Contacted' );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await see( box ).toContainText( 'Status: Contacted → New' );
		expect( ( await now( made ) ).status ).toBe( 'new' );

		await box.getByRole( 'button', { name: 'In 3 days' } ).click();
		await see( page.getByText( /Follow-up on/ ).first() ).toBeVisible();
		expect( ( await now( made ) ).follow_up_on ).toMatch( /^20\d\d-/ );
		await box.getByLabel( 'Follow-up' ).fill( '2030-01-31' );
		await box.getByLabel( 'Follow-up' ).blur();
		await see( rowOf( page, mark ) ).toContainText( '2030' );

		await box
			.getByRole( 'combobox', { name: 'Owner' } )
			.fill( other.sent.last_name );
		await page
			.getByRole( 'option', { name: other.sent.last_name } )
			.click();
		await see( box ).toContainText(
			`Owner: Olga ${ officer.sent.last_name } → Olga ${ other.sent.last_name }`
		);
		expect( ( await now( made ) ).owner_user_id ).toBe( other.id );

		await box.getByLabel( 'Status' ).selectOption( 'Lost' );
		await box.getByLabel( 'Reason' ).fill( 'Bought elsewhere' );
		await box.getByRole( 'button', { name: 'Save' } ).click();
		await see( page.getByText( 'Saved.' ).first() ).toBeVisible();
		await box.getByLabel( 'Do not contact' ).click();
		await see( box ).toContainText( 'all consent is revoked' );
		await see( box.locator( '[href^="tel:"]' ) ).toHaveCount( 0 );
		// The drawer shows a change before it is saved.
		await see(
			page.getByText( 'Do not contact: saved.' ).first()
		).toBeVisible();
		expect( await now( made ) ).toMatchObject( {
			status: 'lost',
			lost_reason: 'Bought elsewhere',
			do_not_contact: true,
			follow_up_on: '2030-01-31',
		} );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'takes notes and corrections of the contact details', async () => {
		const mark = newMark();
		const made = await aLeadOf( officer, mark );
		const { page, complaints, close } = await open(
			browser,
			`&search=${ mark }&lead=${ made.id }`
		);
		const box = drawer( page );
		await box.getByLabel( 'New note' ).fill( 'Called: will call back.' );
		await box.getByRole( 'button', { name: 'Add note' } ).click();
		await see( box.locator( '.svc-lead-timeline' ) ).toContainText(
			'Called: will call back.'
		);
		await see( box.getByLabel( 'New note' ) ).toHaveValue( '' );

		await box
			.getByRole( 'button', { name: 'Edit contact details' } )
			.click();
		const dialog = page.getByRole( 'dialog', {
			name: 'Edit contact details',
		} );
		await dialog.getByLabel( 'Phone' ).fill( '(720) 555-0199' );
		await dialog.getByRole( 'button', { name: 'Save' } ).click();
		await see( dialog ).toHaveCount( 0 );
		await see( box ).toContainText( '(720) 555-0199' );
		await see( box ).toContainText( 'Changed: Phone' );
		expect( ( await now( made ) ).phone ).toBe( '(720) 555-0199' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'that was changed in the meantime is not overwritten, but read again', async () => {
		const mark = newMark();
		const made = await aLeadOf( officer, mark );
		const { page, close } = await open(
			browser,
			`&search=${ mark }&lead=${ made.id }`
		);
		const box = drawer( page );
		await see( box.getByLabel( 'Status' ) ).toHaveValue( 'new' );
		await as.manager.put( path( made.id ), { status: 'won' } );
		await box.getByLabel( 'Status' ).selectOption( 'Contacted' );
		await see( box ).toContainText( 'was changed in the meantime' );
		expect( ( await now( made ) ).status ).toBe( 'won' );
		await box.getByRole( 'button', { name: 'Reload' } ).click();
		await see( box.getByLabel( 'Status' ) ).toHaveValue( 'won' );
		await see( box ).not.toContainText( 'was changed in the meantime' );
		await close();
	} );

	it( 'that is changed again before the first answer has both changes', async () => {
		const mark = newMark();
		const made = await aLeadOf( officer, mark );
		const { page, complaints, close } = await open(
			browser,
			`&search=${ mark }&lead=${ made.id }`
		);
		const box = drawer( page );
		const status = box.getByLabel( 'Status' );
		await see( status ).toHaveValue( 'new' );
		const release = await holdWrites( page );
		await status.selectOption( 'Contacted' );
		await see( status ).toHaveValue( 'contacted' );
		await box.getByRole( 'button', { name: 'Tomorrow' } ).click();
		release();
		await see( page.getByText( /Follow-up on/ ).first() ).toBeVisible();
		expect( await now( made ) ).toMatchObject( {
			status: 'contacted',
			follow_up_on: expect.stringMatching( /^20/ ),
		} );
		await see( box ).not.toContainText( 'was changed in the meantime' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'that is closed before the answer says when it was not saved', async () => {
		const mark = newMark();
		const made = await aLeadOf( officer, mark );
		const { page, close } = await open(
			browser,
			`&search=${ mark }&lead=${ made.id }`
		);
		const box = drawer( page );
		await see( box.getByLabel( 'Status' ) ).toHaveValue( 'new' );
		const release = await holdWrites( page, 'abort' );
		await box.getByLabel( 'Status' ).selectOption( 'Won' );
		await box.getByRole( 'button', { name: 'Close' } ).click();
		await see( box ).toHaveCount( 0 );
		release();
		await see(
			page.getByText( `Vera ${ mark } was not changed.` ).first()
		).toBeVisible();
		expect( ( await now( made ) ).status ).toBe( 'new' );
		await close();
	} );

	it( 'says nothing of consent until it is known', async () => {
		const mark = newMark();
		await aLeadOf( officer, mark );
		const { page, close } = await open( browser, `&search=${ mark }` );
		await see( rowOf( page, mark ) ).toHaveCount( 1 );
		const submissions = /leads(\/|%2F)\d+(\/|%2F)submissions/;
		await page.route( submissions, ( route ) => route.abort() );
		await rowOf( page, mark ).getByRole( 'link' ).first().click();
		const box = drawer( page );
		const again = box.getByRole( 'button', { name: 'Try again' } );
		await see( again ).toBeVisible();
		const consent = box.getByRole( 'heading', { name: 'Consent' } );
		await see( consent ).toHaveCount( 0 );
		await page.unroute( submissions );
		await again.click();
		await see( consent ).toBeVisible();
		await close();
	} );

	it.each( [
		[ 503, 'The site is busy' ],
		[ 0, 'could not be reached' ],
	] )(
		'says when it is not saved (%i), and tries again',
		async ( status, text ) => {
			const mark = newMark();
			const made = await aLeadOf( officer, mark );
			const { page, close } = await open(
				browser,
				`&search=${ mark }&lead=${ made.id }`
			);
			const box = drawer( page );
			await see( box.getByLabel( 'Status' ) ).toHaveValue( 'new' );
			await page.route( write, ( route ) => {
				if ( route.request().method() === 'GET' ) {
					return route.continue();
				}
				return status === 0
					? route.abort()
					: route.fulfill( {
							status,
							contentType: 'application/json',
							body: '{"code":"rest_busy","message":"Busy.","data":{"status":503}}',
						} );
			} );
			await box.getByLabel( 'Status' ).selectOption( 'Qualified' );
			await see( box ).toContainText( text );
			await page.unroute( write );
			await box.getByRole( 'button', { name: 'Try again' } ).click();
			await see( box ).toContainText( 'Status: New → Qualified' );
			expect( ( await now( made ) ).status ).toBe( 'qualified' );
			await close();
		}
	);
} );

it( 'the deliveries of a lead are the administrators’', async () => {
	const mark = newMark();
	const made = await aLeadOf( officer, mark );
	const address = `&search=${ mark }&lead=${ made.id }`;
	for ( const [ account, count ] of [
		[ undefined, 1 ],
		[ officer, 0 ],
	] as const ) {
		const { page, close } = await open( browser, address, account );
		await see( drawer( page ) ).toContainText( 'Timeline' );
		await see(
			drawer( page ).getByRole( 'button', { name: 'Show deliveries' } )
		).toHaveCount( count );
		await close();
	}
} );

describe( 'keys', () => {
	it( 'go through the list, set the status, begin a note and show themselves', async () => {
		const mark = newMark();
		const last = await aLeadOf( officer, mark, {
			first_name: 'Zoe',
			email: '',
			created_at: 1_790_000_000,
		} );
		const first = await aLeadOf( officer, mark, { first_name: 'Amy' } );
		const { page, complaints, close } = await open(
			browser,
			`&search=${ mark }`
		);
		await see( rowOf( page, mark ) ).toHaveCount( 2 );
		const heading = drawer( page ).getByRole( 'heading', { level: 2 } );
		await page.keyboard.press( 'j' );
		await see( heading ).toHaveText( `Amy ${ mark }` );
		await page.keyboard.press( 'j' );
		await see( heading ).toHaveText( `Zoe ${ mark }` );
		await page.keyboard.press( 'j' );
		await see( heading ).toHaveText( `Zoe ${ mark }` );
		await see( drawer( page ).getByLabel( 'Status' ) ).toHaveValue( 'new' );
		await page.keyboard.press( '3' );
		await see( drawer( page ).getByLabel( 'Status' ) ).toHaveValue(
			'qualified'
		);
		await see( drawer( page ) ).toContainText( 'Status: New → Qualified' );
		expect( ( await now( last ) ).status ).toBe( 'qualified' );
		await page.keyboard.press( 'k' );
		await see( heading ).toHaveText( `Amy ${ mark }` );
		const note = drawer( page ).getByLabel( 'New note' );
		await see( note ).toBeVisible();
		await page.keyboard.press( 'n' );
		await see( note ).toBeFocused();
		// In a field, keys are letters.
		await page.keyboard.type( 'jk5?' );
		await see( note ).toHaveValue( 'jk5?' );
		await see( heading ).toHaveText( `Amy ${ mark }` );
		expect( ( await now( first ) ).status ).toBe( 'new' );

		await heading.focus();
		await page.keyboard.press( '?' );
		const help = page.getByRole( 'dialog', { name: 'Keyboard shortcuts' } );
		await see( help ).toContainText( 'Open the next lead' );
		await looksRight( page, 'keys', [ 1280 ] );
		// The dialog hides what is below it, and j does not reach it.
		await page.keyboard.press( 'j' );
		await page.keyboard.press( 'Escape' );
		await see( help ).toHaveCount( 0 );
		await see( heading ).toHaveText( `Amy ${ mark }` );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'can be turned off', async () => {
		const mark = newMark();
		const own = await anOfficer( newMark() );
		await aLeadOf( own, mark );
		const { page, close } = await open( browser, `&search=${ mark }`, own );
		await see( rowOf( page, mark ) ).toHaveCount( 1 );
		await page
			.getByRole( 'button', { name: 'Keyboard shortcuts' } )
			.click();
		const help = page.getByRole( 'dialog' );
		await help.getByLabel( 'Use keyboard shortcuts' ).click();
		await page.keyboard.press( 'Escape' );
		await see( help ).toHaveCount( 0 );
		await page.keyboard.press( 'j' );
		await see( drawer( page ) ).toHaveCount( 0 );
		await close();
	} );
} );
