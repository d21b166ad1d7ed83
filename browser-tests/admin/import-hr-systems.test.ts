import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	hrFiles,
	type HrFile,
} from '../../admin/users/import/testing/hr-files';
import { launch } from '../../contract-tests/support/browser';
import { control } from '../../contract-tests/support/control';
import { readCsv } from '../../contract-tests/support/csv';
import { newMark } from '../../contract-tests/support/people';
import { host } from '../../contract-tests/support/site';
import { as, full } from '../../contract-tests/support/world';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
beforeAll( async () => {
	browser = await launch();
} );
afterAll( async () => {
	await browser?.close();
	for (;;) {
		const { body } = await as.manager.get( '/wp/v2/users', {
			query: { search: mark, per_page: 100 },
		} );
		const found = body as { id: number }[];
		if ( found.length === 0 ) {
			break;
		}
		await control.removeUsers(
			found.map( ( { id } ) => id ),
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
	}
} );

const timeout = 240_000;

const step = ( page: Page ) =>
	page.locator( '.svc-import' ).getByRole( 'heading', { level: 2 } ).first();

const choose = async ( page: Page, { name, bytes }: HrFile ) =>
	page.locator( 'input[type=file]' ).setInputFiles( {
		name,
		mimeType: 'application/octet-stream',
		buffer: Buffer.from( await bytes() ),
	} );

/** Axe's findings, and whether the page is wider than a small phone. */
async function looksRight( page: Page ) {
	expect( await problems( page ) ).toEqual( [] );
	const before = page.viewportSize()!;
	await page.setViewportSize( { width: 320, height: 700 } );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 320 );
	expect( await problems( page ) ).toEqual( [] );
	await page.setViewportSize( before );
}

/** E-mail, names and the manager's e-mail of everyone who was imported, by e-mail. */
async function imported( { people }: HrFile ) {
	const { text } = await as.manager.get( '/users/v1/profiles/export', {
		query: {
			search: people[ 0 ]!.email.split( '.' )[ 1 ]!.split( '@' )[ 0 ]!,
			columns: 'email,first_name,last_name,start_date,manager',
			bom: 'false',
		},
	} );
	const [ , ...rows ] = readCsv( text );
	return rows.sort();
}

describe.each(
	hrFiles( mark ).filter( ( { system } ) => full || system === 'Workday' )
)( 'a file of $system', ( file ) => {
	const { system, people } = file;
	const lost = people.filter( ( { unknownManager } ) => unknownManager );

	it(
		'is imported without a choice, and what is left out is listed',
		async () => {
			const { page, complaints, close } = await openAdmin(
				browser,
				'svc-people-import'
			);
			await choose( page, file );
			await see( step( page ) ).toHaveText( 'Match your columns' );
			await looksRight( page );
			await pictures( page, `import-${ system.toLowerCase() }` );
			await page.getByRole( 'button', { name: 'Check rows' } ).click();
			await see( step( page ) ).toHaveText( 'Review the import', {
				timeout,
			} );
			const counts = page.getByRole( 'group', { name: 'Show rows' } );
			await see(
				counts.getByRole( 'button', { name: 'To be created' } )
			).toHaveText( `${ people.length } To be created` );
			await see(
				counts.getByRole( 'button', { name: 'With problems' } )
			).toHaveAttribute( 'aria-pressed', 'true' );
			await see( page.getByRole( 'row' ) ).toHaveCount( lost.length + 1 );
			await looksRight( page );

			await page
				.getByRole( 'button', {
					name: `Import ${ people.length } people`,
				} )
				.click();
			await see( step( page ) ).toHaveText( 'Import finished', {
				timeout,
			} );
			await see(
				page.locator( '.components-notice' ).first()
			).toContainText( `${ people.length } profiles were created` );
			for ( const { first, last } of lost ) {
				const row = page
					.getByRole( 'row' )
					.filter( { hasText: `${ first } ${ last }` } );
				await see( row ).toContainText( 'No one matches' );
			}
			await looksRight( page );
			expect( await imported( file ) ).toEqual(
				people
					.map( ( { email, first, last, start, manager } ) => [
						email,
						first,
						last,
						system === 'Google' ? '' : start,
						manager?.email ?? '',
					] )
					.sort()
			);
			expect( complaints ).toEqual( [] );
			await close();
		},
		timeout
	);
} );
