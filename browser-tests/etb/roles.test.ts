import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, it } from 'vitest';
import type { Template } from '../../client/src/etb/index';
import { launch } from '../../contract-tests/support/browser';
import { control, type Account } from '../../contract-tests/support/control';
import { newMark } from '../../contract-tests/support/people';
import { world } from '../../contract-tests/support/world';
import { visit } from '../support/visit';
import { aTemplate, editorOf, open, removeTemplate } from './support';
import { see } from '../support/see';

const screens = [
	'svc-mail',
	'svc-mail-sent',
	'svc-mail-signatures',
	'svc-mail-brand',
] as const;

let browser: Browser;
let template: Template;

beforeAll( async () => {
	browser = await launch();
	template = await aTemplate( 'newsletter', `Roles ${ newMark() }` );
} );
afterAll( async () => {
	await browser?.close();
	await removeTemplate( template.id );
} );

async function withRole( role: string ): Promise< Account > {
	const login = `${ world.token }-${ newMark() }-${ role }`;
	return (
		( await control.createUsers( [ { login, role } ] ) ) as [ Account ]
	 )[ 0 ];
}

it.each( [
	[ 'subscriber', [] ],
	[ 'author', [] ],
	[ 'editor', [ 'svc-mail' ] ],
] )(
	'of the screens of e-mails, a WordPress %s has %j',
	async ( role, own ) => {
		const account = await withRole( role );
		for ( const screen of screens ) {
			const { page, close } = await open( browser, screen, account );
			const isOwn = own.includes( screen );
			await see( page.getByText( 'you are not allowed' ) ).toHaveCount(
				isOwn ? 0 : 1
			);
			await see( page.locator( '#svc-admin h1' ) ).toHaveCount(
				isOwn ? 1 : 0
			);
			await close();
		}
		const { page, close } = await visit( browser, '/wp-admin/profile.php', {
			as: account,
		} );
		await see(
			page
				.locator( '#adminmenu' )
				.getByRole( 'link', { name: 'E-mails', exact: true } )
		).toHaveCount( own.length === 0 ? 0 : 1 );
		await page.goto( new URL( editorOf( template.id ), page.url() ).href );
		await see( page.locator( '#wpadminbar' ) ).toHaveCount(
			own.length === 0 ? 0 : 1
		);
		await close();
	}
);
