import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { picture } from '../support/picture';
import { openAdmin, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let ana: Person, bo: Person;

beforeAll( async () => {
	browser = await launch();
	[ ana ] = ( await people( {
		first_name: 'Anastasia-Maria',
		last_name: mark,
		role: 'leadership',
		job_title: 'Senior Vice President of Residential Lending',
	} ) ) as [ Person ];
	[ bo ] = ( await people( {
		first_name: 'Bo',
		last_name: mark,
		role: 'loan_officer',
		job_title: 'Senior Loan Officer',
		email: `bo.with.a.long.name.${ mark }@mail.department.example.com`,
		phone: '+1 (303) 555-0100',
		meta: {
			svc_department: 'Residential Underwriting',
			svc_reports_to: ana.id,
		},
	} ) ) as [ Person ];
} );
afterAll( () => browser?.close() );

const widthOf = ( page: Page ) =>
	page.evaluate( () => document.documentElement.scrollWidth );

const headings: [ string, () => string ][] = [
	[ 'the list', () => `svc-people&search=${ mark }` ],
	[ 'a person', () => `svc-people&person=${ ana.profileId }` ],
	[ 'adding', () => 'svc-people-add' ],
	[ 'the org chart', () => 'svc-people-chart' ],
	[ 'importing', () => 'svc-people-import' ],
	[ 'the settings', () => 'svc-people-settings' ],
];

it.each( headings )(
	'%s has a heading of at most three lines on a phone',
	async ( name, query ) => {
		const { page, close } = await openAdmin( browser, query(), {
			viewport: { width: 320, height: 700 },
		} );
		const title = page.locator( '#svc-admin h1' );
		await see( title ).toBeVisible();
		await see( page.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
		for ( const width of [ 320, 390, 480 ] ) {
			await page.setViewportSize( { width, height: 700 } );
			const head = page.locator( '.svc-screen__head' );
			expect( ( await head.boundingBox() )!.height ).toBeLessThanOrEqual(
				128
			);
			expect( await widthOf( page ) ).toBe( width );
			await picture( page, `phone-${ name }-${ width }`, {
				fullPage: false,
			} );
		}
		const back = page.locator( '.svc-back' );
		if ( await back.count() ) {
			const [ arrow, text ] = [
				( await back.boundingBox() )!,
				( await title.boundingBox() )!,
			];
			// In one line with the title.
			expect( arrow.y ).toBeLessThan( text.y + text.height );
			expect( arrow.y + arrow.height ).toBeGreaterThan( text.y );
			expect( arrow.width ).toBeGreaterThanOrEqual( 24 );
			// The arrow stands before the text in the middle of the link, not in a line above it.
			const inside = await back.evaluate( ( link ) => {
				const range = document.createRange();
				range.selectNodeContents( link );
				return range.getBoundingClientRect().y;
			} );
			const middle = arrow.y + arrow.height / 2;
			expect( Math.abs( inside - middle ) ).toBeLessThan( 2 );
			await see( back ).toHaveAccessibleName( /All / );
		}
		await close();
	}
);

describe( 'the list on a phone', () => {
	it.each( [ 320, 480 ] )(
		'has a card for each person at %d px, with all actions',
		async ( width ) => {
			const { page, complaints, close } = await openAdmin(
				browser,
				`svc-people&search=${ mark }&columns=role,job_title,department,manager,email,phone`,
				{ viewport: { width, height: 800 } }
			);
			const row = page.getByRole( 'row' ).filter( {
				has: page.getByRole( 'link', { name: `Bo ${ mark }` } ),
			} );
			for ( const text of [
				'Senior Loan Officer',
				'Residential Underwriting',
				`Anastasia-Maria ${ mark }`,
				'+1 (303) 555-0100',
			] ) {
				const box = ( await row
					.getByText( text, { exact: true } )
					.boundingBox() )!;
				expect( box.x ).toBeGreaterThanOrEqual( 0 );
				expect( box.x + box.width ).toBeLessThanOrEqual( width );
			}
			const table = await page
				.locator( '.dataviews-view-table' )
				.evaluate( ( { scrollWidth, clientWidth } ) => [
					scrollWidth,
					clientWidth,
				] );
			expect( table[ 0 ] ).toBe( table[ 1 ] );
			expect( await widthOf( page ) ).toBe( width );
			await row.getByRole( 'button', { name: 'Actions' } ).click();
			for ( const action of [
				'Edit',
				'Change role',
				'Change department',
				'Change manager',
				'Export',
				'Move to Trash',
			] ) {
				await see(
					page.getByRole( 'menuitem', { name: action } )
				).toBeVisible();
			}
			await page.keyboard.press( 'Escape' );
			await row.getByRole( 'checkbox' ).check();
			for ( const action of [
				'Change role',
				'Change department',
				'Change manager',
				'Export',
				'Move to Trash',
			] ) {
				const one = page
					.locator( '.dataviews-bulk-actions-footer__container' )
					.getByRole( 'button', { name: action } );
				const box = ( await one.boundingBox() )!;
				expect( box.x + box.width ).toBeLessThanOrEqual( width );
			}
			expect( await problems( page ) ).toEqual( [] );
			await picture( page, `phone-cards-${ width }`, {
				fullPage: false,
			} );
			expect( complaints ).toEqual( [] );
			await close();
		}
	);
} );

describe( 'the list', () => {
	it.each( [ 1280, 1024 ] )(
		'shows the whole manager column at %d px',
		async ( width ) => {
			const { page, close } = await openAdmin(
				browser,
				`svc-people&search=${ mark }`,
				{ viewport: { width, height: 800 } }
			);
			const row = page.getByRole( 'row' ).filter( {
				has: page.getByRole( 'link', { name: `Bo ${ mark }` } ),
			} );
			const manager = ( await row
				.getByText( `Anastasia-Maria ${ mark }` )
				.boundingBox() )!;
			const actions = ( await row
				.locator( '.dataviews-view-table__actions-column' )
				.boundingBox() )!;
			expect( manager.x + manager.width ).toBeLessThanOrEqual(
				actions.x
			);
			await picture( page, `people-${ width }`, { fullPage: false } );
			await close();
		}
	);

	it( 'breaks addresses at signs, and has phones from left to right', async () => {
		const { page, close } = await openAdmin(
			browser,
			`svc-people&search=${ mark }&columns=email,phone,job_title,department,manager`,
			{ viewport: { width: 1024, height: 800 } }
		);
		const email = page.getByRole( 'link', { name: bo.sent.email } );
		await see( email ).toHaveText( bo.sent.email );
		await see( email.locator( 'wbr' ) ).toHaveCount( 9 );
		await see( email.locator( 'bdi' ) ).toHaveAttribute( 'dir', 'ltr' );
		await see(
			page.locator( 'bdi', { hasText: '+1 (303) 555-0100' } )
		).toHaveAttribute( 'dir', 'ltr' );
		await close();
	} );
} );
