import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { people, type Person } from '../../contract-tests/support/people';
import {
	deliveryTo,
	invite,
	setRow,
} from '../../contract-tests/users/deliveries/deliveries';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
let ana: Person, bo: Person;
let failed: number;

beforeAll( async () => {
	browser = await launch();
	[ ana, bo ] = ( await people( {}, {} ) ) as [ Person, Person ];
	failed = await invite( ana );
	await setRow( failed, {
		status: 'failed',
		due: null,
		ended_at: 1_700_000_000,
		attempts: 8,
		last_error: 'SMTP Error: Could not connect to SMTP host.',
	} );
	await setRow( await invite( bo ), {
		status: 'delivered',
		due: null,
		ended_at: 1_700_000_000,
	} );
} );
afterAll( () => browser?.close() );

it( 'a message that was given up is found by its status and sent again', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people-deliveries'
	);
	const row = page
		.getByRole( 'row' )
		.filter( { hasText: 'Could not connect' } )
		.first();
	await see( row ).toContainText( 'Invitation' );
	await see( row ).toContainText( 'Failed' );
	await see( row ).toContainText( '8' );
	expect( await problems( page ) ).toEqual( [] );
	await pictures( page, 'deliveries' );

	await page.goto(
		`${ page.url().split( '?' )[ 0 ] }?page=svc-people-deliveries&status=failed`
	);
	await see( page.getByText( 'Delivered', { exact: true } ) ).toHaveCount(
		0
	);
	await row.getByRole( 'button', { name: 'Send now' } ).click();
	const dialog = page.getByRole( 'dialog' );
	expect( await problems( page ) ).toEqual( [] );
	await dialog.getByRole( 'button', { name: 'Send now' } ).click();
	await see(
		page.getByText( '1 message will be sent in a moment.' ).first()
	).toBeVisible();
	expect( await deliveryTo( ana ) ).toMatchObject( {
		id: failed,
		status: 'waiting',
		attempts: 0,
	} );
	expect( complaints ).toEqual( [] );
	await close();
} );
