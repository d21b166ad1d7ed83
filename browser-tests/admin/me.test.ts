import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import {
	accounts,
	people,
	stateOf,
	type Person,
} from '../../contract-tests/support/people';
import { png } from '../../contract-tests/users/photos/pictures';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
let kim: Person, partner: Person;
beforeAll( async () => {
	browser = await launch();
	[ kim, partner ] = ( await people( {}, { role: 'realtor_partner' } ) ) as [
		Person,
		Person,
	];
} );
afterAll( () => browser?.close() );

describe( 'a person with a profile', () => {
	it( 'changes what is theirs, photo included, as a subscriber', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people-me',
			{ as: kim }
		);
		await see( page.getByLabel( 'First name' ) ).toHaveCount( 0 );
		await page.getByLabel( 'Phone' ).fill( '303 555 0100' );
		await page
			.getByLabel( 'Introduction for colleagues' )
			.fill( 'I like tea.' );
		await page.locator( 'input[type=file]' ).setInputFiles( {
			name: 'me.png',
			mimeType: 'image/png',
			buffer: png( 1600, 1200 ),
		} );
		await see(
			page.getByRole( 'button', { name: 'Replace photo' } )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await see( page.getByTestId( 'snackbar' ) ).toHaveText( /Saved/ );
		const state = await stateOf( kim.profileId );
		expect( state ).toMatchObject( { phone: '303 555 0100' } );
		expect( state.avatar_id ).not.toBeNull();
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'me' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is told what is no picture', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people-me',
			{ as: kim }
		);
		await page.locator( 'input[type=file]' ).setInputFiles( {
			name: 'me.png',
			mimeType: 'image/png',
			buffer: Buffer.from( 'no picture' ),
		} );
		await see(
			page.getByText( 'Your browser cannot read this file' )
		).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'may be a partner, who has nothing internal', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people-me',
			{ as: partner }
		);
		await page.getByLabel( 'Biography' ).fill( 'Homes.' );
		await see( page.getByLabel( 'Office' ) ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await see( page.getByTestId( 'snackbar' ) ).toHaveText( /Saved/ );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

describe( 'an account that may not manage', () => {
	it.each( [ 'svc-people', 'svc-people-add', 'svc-people-settings' ] )(
		'has neither menu nor page: %s',
		async ( slug ) => {
			const { page, close } = await openAdmin( browser, slug, {
				as: kim,
			} );
			await see( page.locator( 'body' ) ).toContainText( 'not allowed' );
			expect( await page.content() ).not.toContain( 'svcAdmin' );
			await close();
		}
	);

	it( 'sees My profile alone in the menu; without a profile, nothing', async () => {
		const [ stranger ] = await accounts( 1 );
		for ( const [ who, count ] of [
			[ kim, 1 ],
			[ stranger!, 0 ],
		] as const ) {
			const { page, close } = await openAdmin( browser, 'none', {
				as: who,
			} );
			await page.goto(
				page.url().replace( /admin\.php.*/, 'index.php' )
			);
			await see(
				page.locator( '#adminmenu' ).getByRole( 'link', {
					name: 'My profile',
				} )
			).toHaveCount( count );
			await see(
				page.locator( '#adminmenu a[href*="page=svc-people"]' )
			).toHaveCount( count );
			await close();
		}
	} );
} );
