import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import {
	newMark,
	people,
	stateOf,
	type Person,
} from '../../contract-tests/support/people';
import { picture } from '../support/picture';
import { holdWrites, openAdmin, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let ana: Person;

beforeAll( async () => {
	browser = await launch();
	[ ana ] = ( await people( { first_name: 'Ana', last_name: mark } ) ) as [
		Person,
	];
} );
afterAll( () => browser?.close() );

const open = ( options = {} ) =>
	openAdmin( browser, `svc-people&person=${ ana.profileId }`, options );

/** Whether the page has kept the browser from saving it as a file. */
const pressSave = ( page: Page, modifier: 'ctrlKey' | 'metaKey' = 'ctrlKey' ) =>
	page
		.locator( ':focus, body' )
		.last()
		.evaluate(
			( focused, key ) =>
				! focused.dispatchEvent(
					new KeyboardEvent( 'keydown', {
						key: 's',
						[ key ]: true,
						bubbles: true,
						cancelable: true,
					} )
				),
			modifier
		);

const saved = ( page: Page, text = 'Saved.' ) =>
	see(
		page.getByTestId( 'snackbar' ).filter( { hasText: text } )
	).toBeVisible();

describe( 'Ctrl+S', () => {
	it( 'saves a person who was changed, with what was typed last', async () => {
		const { page, complaints, close } = await open();
		const sent: string[] = [];
		page.on( 'request', ( request ) => {
			if (
				request.method() !== 'GET' &&
				/users\/v1/.test( request.url() )
			) {
				sent.push( request.url() );
			}
		} );
		await see( page.getByLabel( 'Job title' ) ).toBeVisible();
		expect( await pressSave( page ) ).toBe( true );
		await page.waitForTimeout( 300 );
		expect( sent ).toEqual( [] );

		await page.getByLabel( 'Job title' ).fill( 'Cook' );
		await page.keyboard.press( 'Control+s' );
		await saved( page );
		await see( page.getByLabel( 'Job title' ) ).toBeFocused();
		expect( await stateOf( ana.profileId ) ).toMatchObject( {
			job_title: 'Cook',
		} );
		// A tag becomes one when the focus leaves the field.
		const skills = page.getByRole( 'combobox', { name: 'Skills' } );
		await skills.fill( 'Spanish' );
		const answered = page.waitForResponse( ( response ) =>
			sent.includes( response.url() )
		);
		sent.length = 0;
		expect( await pressSave( page, 'metaKey' ) ).toBe( true );
		expect( ( await answered ).status() ).toBe( 200 );
		await see( page.getByText( 'Spanish' ).first() ).toBeVisible();
		await page.reload();
		await see( page.getByText( 'Spanish' ).first() ).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'saves one’s own profile', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people-me',
			{ as: ana }
		);
		await page.getByLabel( 'Phone' ).fill( '303 555 0188' );
		await page.keyboard.press( 'Control+s' );
		await saved( page );
		expect( await stateOf( ana.profileId ) ).toMatchObject( {
			phone: '303 555 0188',
		} );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is the browser’s where there is no form, and does nothing behind a dialog', async () => {
		const list = await openAdmin( browser, 'svc-people' );
		await see( list.page.getByRole( 'table' ) ).toBeVisible();
		expect( await pressSave( list.page ) ).toBe( false );
		await list.close();

		const { page, close } = await open();
		await page.getByLabel( 'Job title' ).fill( 'Unsaved' );
		await page.getByRole( 'button', { name: 'Move to Trash' } ).click();
		await see( page.getByRole( 'dialog' ) ).toBeVisible();
		expect( await pressSave( page ) ).toBe( true );
		await page.waitForTimeout( 300 );
		expect( await stateOf( ana.profileId ) ).not.toMatchObject( {
			job_title: 'Unsaved',
		} );
		await close();
	} );
} );

it( 'what is typed while a person is being saved remains to be saved', async () => {
	const { page, complaints, close } = await open();
	const answer = await holdWrites( page );
	await page.getByLabel( 'Job title' ).fill( 'Baker' );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await page.getByLabel( 'Job title' ).fill( 'Head baker' );
	await page.getByLabel( 'Phone' ).fill( '303 555 0142' );
	answer();
	await saved( page );
	await see( page.getByLabel( 'Phone' ) ).toHaveValue( '303 555 0142' );
	await see( page.getByLabel( 'Job title' ) ).toHaveValue( 'Head baker' );
	expect( await stateOf( ana.profileId ) ).toMatchObject( {
		job_title: 'Baker',
	} );
	const answered = page.waitForResponse(
		( response ) => response.request().method() !== 'GET'
	);
	await page.getByRole( 'button', { name: 'Save' } ).click();
	expect( ( await answered ).status() ).toBe( 200 );
	expect( await stateOf( ana.profileId ) ).toMatchObject( {
		job_title: 'Head baker',
		phone: '303 555 0142',
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );

describe( 'required fields', () => {
	it( 'are marked, and the mark is explained', async () => {
		const { page, close } = await open();
		const first = page.getByRole( 'textbox', { name: 'First name' } );
		await see( first ).toHaveAttribute( 'aria-required', 'true' );
		await see( first ).toHaveAccessibleName( 'First name' );
		await see(
			page.locator( 'label', { hasText: 'First name' } )
		).toHaveText( 'First name *' );
		await see(
			page.getByText( 'Required fields are marked *' )
		).toBeVisible();
		await see( page.getByLabel( 'Job title' ) ).not.toHaveAttribute(
			'aria-required'
		);
		expect( await problems( page ) ).toEqual( [] );
		await close();
	} );
} );

const border = ( field: Locator ) =>
	field.evaluate( ( one ) => getComputedStyle( one ).borderTopColor );
const red = 'rgb(204, 24, 24)';

describe( 'wrong fields', () => {
	it.each( [ 'light', 'dark' ] as const )(
		'all have a red border: %s',
		async ( colorScheme ) => {
			const { page, close } = await open( { colorScheme } );
			const field = ( name: string ) =>
				page.getByRole( 'textbox', { name, exact: true } );
			const wrong = [
				[ 'First name', '' ],
				[ 'E-mail', 'nowhere' ],
				[ 'Phone', 'call me' ],
				[ 'LinkedIn', 'linkedin' ],
			] as const;
			for ( const [ label, value ] of wrong ) {
				await field( label ).fill( value );
			}
			await page.getByRole( 'button', { name: 'Save' } ).click();
			await see( page.getByLabel( 'First name' ) ).toBeFocused();
			for ( const [ label ] of wrong ) {
				await see( field( label ) ).toHaveAttribute(
					'aria-invalid',
					'true'
				);
				expect( await border( field( label ) ), label ).toBe( red );
			}
			expect( await border( page.getByLabel( 'Job title' ) ) ).not.toBe(
				red
			);
			expect( await problems( page ) ).toEqual( [] );
			await picture( page, `wrong-fields-${ colorScheme }`, {
				fullPage: false,
			} );
			await close();
		}
	);

	it.each( [ 1280, 782, 320 ] )(
		'are not below the heading when they take the focus: %d px',
		async ( width ) => {
			const { page, close } = await open( {
				viewport: { width, height: 500 },
			} );
			const phone = page.getByLabel( 'Phone', { exact: true } );
			await phone.fill( 'call me' );
			await page.evaluate( () =>
				window.scrollTo( 0, document.body.scrollHeight )
			);
			await page.getByRole( 'button', { name: 'Save' } ).click();
			await see( phone ).toBeFocused();
			const head = ( await page
				.locator( '.svc-screen__head' )
				.boundingBox() )!;
			const label = ( await page
				.locator( 'label', { hasText: 'Phone' } )
				.boundingBox() )!;
			expect( label.y ).toBeGreaterThanOrEqual( head.y + head.height );
			const error = ( await page
				.locator( '.has-error .components-base-control__help' )
				.boundingBox() )!;
			expect( error.y + error.height ).toBeLessThanOrEqual( 500 );
			await close();
		}
	);
} );

describe( 'a screen that is loading', () => {
	it( 'has grey shapes, which are announced', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			`svc-people&search=${ mark }`,
			{ reducedMotion: 'no-preference' }
		);
		let answer = () => {};
		const gate = new Promise< void >( ( done ) => {
			answer = done;
		} );
		await page.route( /users\/v1\/profiles\/\d+/, async ( route ) => {
			await gate;
			await route.continue();
		} );
		await page.getByRole( 'link', { name: `Ana ${ mark }` } ).click();
		const skeleton = page.locator( '.svc-skeleton' );
		await see( skeleton ).toBeVisible();
		await see( skeleton ).toHaveAttribute( 'aria-busy', 'true' );
		await see( skeleton.getByRole( 'status' ) ).toHaveText( 'Loading…' );
		const moves = () =>
			skeleton
				.locator( '.svc-skeleton__part' )
				.first()
				.evaluate( ( one ) => one.getAnimations().length );
		expect( await moves() ).toBe( 1 );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		expect( await moves() ).toBe( 0 );
		expect( await problems( page ) ).toEqual( [] );
		await picture( page, 'skeleton', { fullPage: false } );
		answer();
		await see( page.getByLabel( 'First name' ) ).toBeVisible();
		await see( skeleton ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'has them before scripts run', async () => {
		const { page, close } = await openAdmin( browser, 'none' );
		await page.route( /build\/admin\/.*\.js/, ( route ) => route.abort() );
		await page.goto( page.url().replace( 'page=none', 'page=svc-people' ) );
		await see( page.locator( '.svc-skeleton' ) ).toBeVisible();
		await see( page.locator( '.svc-skeleton' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await close();
	} );
} );
