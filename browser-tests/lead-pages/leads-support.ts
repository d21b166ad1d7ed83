import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import type { Lead } from '../../client/src/lead-pages/index';
import {
	aPage,
	read,
	sent,
	type Made,
} from '../../contract-tests/lead-pages/leads/leads';
import { memberOf } from '../../contract-tests/support/bookmarks';
import { people, type Person } from '../../contract-tests/support/people';
import { administrator, openAdmin, problems } from '../admin/support';
import { overflow } from '../support/page-with';
import { picture } from '../support/picture';
import { see } from '../support/see';

export interface Officer extends Person {
	page: number;
}

/** A loan officer with a lead page, shared with a partner where one is named. */
export async function anOfficer(
	mark: string,
	partner = 0
): Promise< Officer > {
	const [ person ] = await people( {
		first_name: 'Olga',
		last_name: mark,
		role: 'loan_officer',
		nmls_id: '1234567',
	} );
	return { ...person!, page: await aPage( person!.id, partner ) };
}

/** A lead that a visitor sent by the officer's page. */
export const aLeadOf = (
	{ id, page }: Officer,
	mark: string,
	lead: object = {},
	more: object = {}
): Promise< Made > =>
	sent( {
		lead: {
			page_id: page,
			owner_user_id: id,
			last_name: mark,
			email: `vera.${ mark }@example.com`,
			phone: '(303) 555-0100',
			state: 'CO',
			zip: '80301',
			...lead,
		},
		...more,
	} );

/** The lead as an administrator sees it now. */
export const now = ( { id }: Pick< Made, 'id' > ): Promise< Lead > =>
	read( id );

export const open = (
	browser: Browser,
	query: string,
	account: { login: string; password: string } = administrator,
	width = 1280
) =>
	openAdmin( browser, `svc-leads${ query }`, {
		as: account,
		viewport: { width, height: 900 },
	} );

/** The lead that is open. */
export const drawer = ( page: Page ): Locator =>
	page.locator( '.svc-lead-drawer, .svc-lead-modal' );

export const rowOf = ( page: Page, name: string ): Locator =>
	page
		.locator( '.dataviews-view-table tbody' )
		.getByRole( 'row' )
		.filter( { hasText: name } );

export const columnOf = ( page: Page, status: string ): Locator =>
	page.getByRole( 'region', { name: new RegExp( `^${ status } \\(` ) } );

/** Waits until all answers have come. */
export async function isQuiet( page: Page ): Promise< void > {
	await see(
		page.locator( '.components-spinner, [aria-busy="true"]' )
	).toHaveCount( 0 );
}

/** Takes a screenshot at each width, and expects no findings of axe and no sideways scrolling. */
export async function looksRight(
	page: Page,
	name: string,
	widths: readonly number[] = [ 1280, 360, 320 ]
) {
	for ( const width of widths ) {
		await page.setViewportSize( { width, height: 900 } );
		await isQuiet( page );
		expect( await problems( page ) ).toEqual( [] );
		expect( await overflow( page ) ).toBe( 0 );
		await picture( page, `leads-${ name }-${ width }`, {
			fullPage: false,
		} );
	}
	await page.setViewportSize( { width: 1280, height: 900 } );
}

export { memberOf };
