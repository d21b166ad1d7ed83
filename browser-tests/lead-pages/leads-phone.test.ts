import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { newMark } from '../../contract-tests/support/people';
import { problems } from '../admin/support';
import { overflow } from '../support/page-with';
import { picture } from '../support/picture';
import { see } from '../support/see';
import {
	aLeadOf,
	anOfficer,
	drawer,
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

it.each( [ 320, 360 ] )(
	'on a phone of %d px, a lead fills the window, and is called with one tap',
	async ( width ) => {
		const mark = newMark();
		const made = await aLeadOf( officer, mark );
		const { page, complaints, close } = await open(
			browser,
			`&search=${ mark }`,
			officer,
			width
		);
		expect( await overflow( page ) ).toBe( 0 );
		await rowOf( page, mark ).getByRole( 'link' ).first().click();
		const dialog = page.getByRole( 'dialog', { name: `Vera ${ mark }` } );
		const box = ( await dialog.boundingBox() )!;
		expect( [ box.x, box.width ] ).toEqual( [ 0, width ] );
		const call = drawer( page ).getByRole( 'link', { name: /^Call/ } );
		await see( call ).toHaveAttribute( 'href', 'tel:3035550100' );
		expect( ( await call.boundingBox() )!.height ).toBeGreaterThanOrEqual(
			44
		);
		await drawer( page ).getByLabel( 'Status' ).selectOption( 'Contacted' );
		await see( drawer( page ) ).toContainText( 'New → Contacted' );
		expect( ( await now( made ) ).status ).toBe( 'contacted' );
		expect( await problems( page ) ).toEqual( [] );
		expect( await overflow( page ) ).toBe( 0 );
		await picture( page, `leads-phone-${ width }`, { fullPage: false } );
		await page.goBack();
		await see( dialog ).toHaveCount( 0 );
		await see( rowOf( page, mark ) ).toContainText( 'Contacted' );
		expect( complaints ).toEqual( [] );
		await close();
	}
);
