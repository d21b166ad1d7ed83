import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { memberOf } from '../../contract-tests/support/bookmarks';
import { control } from '../../contract-tests/support/control';
import { intranetProfile, profile } from '../../contract-tests/support/paths';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let boss: Person, kim: Person, lee: Person;

beforeAll( async () => {
	browser = await launch();
	[ boss, kim, lee ] = ( await people(
		{ first_name: 'Bo', last_name: mark },
		{ last_name: mark },
		{ last_name: mark }
	) ) as [ Person, Person, Person ];
	await as.manager.put( profile( kim.profileId ), {
		role: 'leadership',
		company: 'Long Company Name '.repeat( 8 ),
		meta: { svc_reports_to: boss.id },
	} );
	await memberOf( kim ).put( intranetProfile( kim.id ), {
		skills: [ 'Tax', 'Law' ],
		bio: 'One\nTwo',
	} );
	await control.setUserMeta(
		kim.id,
		'svc_intranet_start_date',
		'2026-03-01'
	);
} );
afterAll( () => browser?.close() );

const historyRequests = /profiles(\/|%2F)\d+(\/|%2F)history/;

const open = ( { profileId }: Person, options: object = {} ) =>
	openAdmin( browser, `svc-people&person=${ profileId }`, options );

describe( 'the history of a person', () => {
	it( 'is read when it is opened, and says who changed what, when and how', async () => {
		const { page, complaints, close } = await open( kim );
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( historyRequests.test( request.url() ) ) {
				asked.push( request.url() );
			}
		} );
		const section = page.getByRole( 'region', { name: 'History' } );
		const toggle = section.getByRole( 'button', { name: 'Show history' } );
		await see( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( asked ).toEqual( [] );
		await toggle.focus();
		await page.keyboard.press( 'Enter' );
		const entry = ( text: string ) =>
			section.getByRole( 'listitem' ).filter( { hasText: text } );
		await see( entry( 'Manager' ) ).toContainText( `After: Bo ${ mark }` );
		expect( asked ).toHaveLength( 1 );
		await see( entry( 'Manager' ) ).toContainText( 'Before: Empty' );
		await see( entry( 'Manager' ) ).toContainText( 'You' );
		await see( entry( 'Manager' ) ).toContainText(
			'Dashboard or REST API'
		);
		await see( entry( 'Role' ) ).toContainText( 'Staff' );
		await see( entry( 'Role' ) ).toContainText( 'Leadership' );
		await see( entry( 'Skills' ) ).toContainText( 'Tax, Law' );
		await see( entry( 'Skills' ) ).not.toContainText( 'You' );
		await see( entry( 'Introduction for colleagues' ) ).toContainText(
			'Two'
		);
		await see( entry( 'Start date' ) ).toContainText( 'Mar 1, 2026' );
		await see( entry( 'Start date' ) ).toContainText(
			'WordPress or another plugin'
		);
		await see( entry( 'Profile created' ) ).toHaveCount( 1 );
		await see(
			entry( 'Profile created' ).locator( 'time' )
		).toHaveAttribute( 'datetime', /^20\d\d-.*Z$/ );
		expect( await problems( page ) ).toEqual( [] );
		await section.scrollIntoViewIfNeeded();
		await pictures( page, 'history' );
		await section.getByRole( 'button', { name: 'Hide history' } ).click();
		await see( section.getByRole( 'listitem' ) ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is read again after saving', async () => {
		const { page, complaints, close } = await open( lee );
		const section = page.getByRole( 'region', { name: 'History' } );
		await section.getByRole( 'button', { name: 'Show history' } ).click();
		await see( section.getByRole( 'listitem' ) ).toHaveCount( 1 );
		await page.getByLabel( 'Company' ).fill( 'Acme' );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await see( section.getByRole( 'listitem' ).first() ).toContainText(
			'Acme'
		);
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is loaded page by page, and the focus goes to what is new', async () => {
		const [ busy ] = ( await people( { last_name: mark } ) ) as [ Person ];
		for ( let number = 1; number <= 24; number++ ) {
			await as.manager.put( profile( busy.profileId ), {
				phone: String( number ),
			} );
		}
		const { page, complaints, close } = await open( busy );
		const section = page.getByRole( 'region', { name: 'History' } );
		await section.getByRole( 'button', { name: 'Show history' } ).click();
		const entries = section.getByRole( 'listitem' );
		await see( entries ).toHaveCount( 20 );
		await see( section.getByRole( 'status' ) ).toHaveText(
			'20 of 25 changes'
		);
		await section.getByRole( 'button', { name: 'Load more' } ).click();
		await see( entries ).toHaveCount( 25 );
		await see( entries.nth( 20 ) ).toBeFocused();
		await see(
			section.getByRole( 'button', { name: 'Load more' } )
		).toHaveCount( 0 );
		await see( entries.last() ).toContainText( 'Profile created' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'that cannot be read says so, and can be tried again', async () => {
		const { page, close } = await open( kim );
		await page.route( historyRequests, ( route ) =>
			route.fulfill( { status: 500, body: '{}' } )
		);
		const section = page.getByRole( 'region', { name: 'History' } );
		await section.getByRole( 'button', { name: 'Show history' } ).click();
		await see( section.getByText( /Something went wrong/ ) ).toBeVisible();
		expect( await problems( page ) ).toEqual( [] );
		await page.unroute( historyRequests );
		await section.getByRole( 'button', { name: 'Try again' } ).click();
		await see( section.getByRole( 'listitem' ).first() ).toBeVisible();
		await close();
	} );

	it( 'without entries says so', async () => {
		const [ old ] = ( await people( {} ) ) as [ Person ];
		await control.sql( [
			`DELETE FROM {svc_history} WHERE profile_id = ${ old.profileId }`,
		] );
		const { page, complaints, close } = await open( old );
		await page.getByRole( 'button', { name: 'Show history' } ).click();
		await see(
			page.getByText( 'No changes have been recorded yet.' )
		).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'has room on a phone of 320 px, and from right to left', async () => {
		const { page, close } = await open( kim, {
			viewport: { width: 320, height: 640 },
		} );
		const section = page.getByRole( 'region', { name: 'History' } );
		await section.getByRole( 'button', { name: 'Show history' } ).click();
		await see( section.getByRole( 'listitem' ).first() ).toBeVisible();
		const { width } = ( await section.locator( 'ol' ).boundingBox() )!;
		expect( width ).toBeLessThanOrEqual( 320 );
		const overflow = await section
			.locator( 'ol' )
			.evaluate( ( list ) => list.scrollWidth - list.clientWidth );
		expect( overflow ).toBeLessThanOrEqual( 0 );
		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
		await section.scrollIntoViewIfNeeded();
		expect( await problems( page ) ).toEqual( [] );
		await close();
	} );

	it( 'is on My profile, with colleagues by name', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			'svc-people-me',
			{ as: kim }
		);
		const section = page.getByRole( 'region', { name: 'History' } );
		await section.getByRole( 'button', { name: 'Show history' } ).click();
		const skills = section
			.getByRole( 'listitem' )
			.filter( { hasText: 'Skills' } );
		await see( skills ).toContainText( 'You' );
		await see(
			section.getByRole( 'listitem' ).filter( { hasText: 'Manager' } )
		).toContainText( `Bo ${ mark }` );
		expect( await problems( page ) ).toEqual( [] );
		expect(
			complaints.filter( ( one ) => ! /404|403/.test( one ) )
		).toEqual( [] );
		await close();
	} );
} );
