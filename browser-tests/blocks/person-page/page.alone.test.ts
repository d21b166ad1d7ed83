import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../../contract-tests/support/people';
import { settings } from '../../../contract-tests/support/paths';
import { withSettings } from '../../../contract-tests/support/settings';
import { as } from '../../../contract-tests/support/world';
import { openAdmin } from '../../admin/support';
import { violations } from '../../support/axe';
import { looksRight } from '../../support/looks';
import { block, pageWith } from '../../support/page-with';
import { visit } from '../../support/visit';
import { see } from '../../support/see';

const mark = newMark();

let browser: Browser;
let ana: Person;
let staff: Person;
let path: string;
let restore: () => Promise< void >;
beforeAll( async () => {
	browser = await launch();
	[ ana, staff ] = ( await people(
		{
			first_name: 'Ana',
			last_name: mark,
			role: 'loan_officer',
			job_title: 'Senior Loan Officer with a title that is rather long',
			nmls_id: '123456',
			company: 'Example Home Loans',
			phone: '+1 (303) 555-0100',
			bio: 'Fifteen years of <strong>first homes</strong>.',
			social: { linkedin: 'https://www.linkedin.com/in/ana' },
		},
		{ first_name: 'Bo', last_name: mark }
	) ) as [ Person, Person ];
	path = `/people/ana-${ mark }/`;
	restore = await withSettings( {
		public_roles: [ 'loan_officer' ],
		person_pages: true,
	} );
} );
afterAll( async () => {
	await restore();
	await browser?.close();
} );

const isPage = ( page: Page ) =>
	see(
		page.getByRole( 'heading', { name: `Ana ${ mark }`, level: 1 } )
	).toBeVisible();

describe( 'the page of a person', () => {
	it( 'looks right in every style', async () => {
		const { page, complaints, close } = await visit( browser, path );
		await isPage( page );
		await looksRight( page, 'person-page', { within: 'main' } );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is shown without JavaScript, by a classic theme too', async () => {
		for ( const extraHTTPHeaders of [ {}, { 'X-Theme': 'classic' } ] ) {
			const { page, close } = await visit( browser, path, {
				javaScriptEnabled: false,
				extraHTTPHeaders,
			} );
			await isPage( page );
			await see( page.getByText( 'NMLS #123456' ) ).toBeVisible();
			await see(
				page.getByRole( 'link', { name: 'Save to address book' } )
			).toBeVisible();
			await close();
		}
	} );
} );

describe( 'names lead to the page', () => {
	it( 'in a card', async () => {
		const card = block( 'svc/person-card', { profileId: ana.profileId } );
		const { page, close } = await visit( browser, await pageWith( card ) );
		await page
			.locator( '.svc-person' )
			.getByRole( 'link', { name: `Ana ${ mark }` } )
			.click();
		await isPage( page );
		await see( page.locator( '.svc-person__name a' ) ).toHaveCount( 0 );
		await close();
	} );

	it( 'in the directory, for visitors', async () => {
		const directory = await pageWith(
			block( 'svc/staff-directory', { perPage: 100 } )
		);
		const { page, close } = await visit(
			browser,
			`${ directory }&people-search=${ mark }`
		);
		await page.getByRole( 'link', { name: `Ana ${ mark }` } ).click();
		await isPage( page );
		await close();
	} );

	it( 'in the details that colleagues see, of public people only', async () => {
		const directory = await pageWith(
			block( 'svc/staff-directory', { perPage: 100 } )
		);
		const { page, close } = await visit(
			browser,
			`${ directory }&people-search=${ mark }`,
			{ as: staff }
		);
		const dialog = page.getByRole( 'dialog' );
		await page.getByRole( 'link', { name: `Bo ${ mark }` } ).click();
		await see( dialog.getByRole( 'heading', { level: 2 } ) ).toHaveText(
			`Bo ${ mark }`
		);
		await see(
			dialog.getByRole( 'link', { name: `Bo ${ mark }` } )
		).toHaveCount( 0 );
		await dialog.getByRole( 'link', { name: 'Close' } ).click();
		await page.getByRole( 'link', { name: `Ana ${ mark }` } ).click();
		await dialog.getByRole( 'link', { name: `Ana ${ mark }` } ).click();
		await isPage( page );
		await close();
	} );

	it( 'on the person’s screen in the dashboard', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			`svc-people&person=${ ana.profileId }`
		);
		await page.getByRole( 'link', { name: 'View page' } ).click();
		await isPage( page );
		expect( page.url() ).toContain( path );
		await page.goBack();
		expect( complaints ).toEqual( [] );
		await close();
		const other = await openAdmin(
			browser,
			`svc-people&person=${ staff.profileId }`
		);
		await see(
			other.page.getByRole( 'heading', { name: `Bo ${ mark }` } )
		).toBeVisible();
		await see(
			other.page.getByRole( 'link', { name: 'View page' } )
		).toHaveCount( 0 );
		await other.close();
	} );
} );

describe( 'the setting', () => {
	it( 'is switched off and on, and a taken word is refused with its reason', async () => {
		const { page, close } = await openAdmin(
			browser,
			'svc-people-settings'
		);
		const base = page.getByLabel( 'Address begins with' );
		await base.fill( 'category' );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await see(
			page.getByText( 'Other addresses of this site begin with' ).first()
		).toBeVisible();
		await base.fill( 'our-team' );
		expect( await violations( page, '#wpbody' ) ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await see
			.poll( async () => ( await as.manager.get( settings ) ).body )
			.toMatchObject( {
				person_pages: true,
				person_pages_base: 'our-team',
			} );
		await close();
		const moved = await visit( browser, `/our-team/ana-${ mark }/` );
		await isPage( moved.page );
		await moved.close();
	} );
} );
