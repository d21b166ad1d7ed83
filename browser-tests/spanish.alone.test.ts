import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queue, run } from '../contract-tests/etb/sending/messages';
import { fixture, memberOf } from '../contract-tests/support/bookmarks';
import { launch } from '../contract-tests/support/browser';
import { control } from '../contract-tests/support/control';
import { newMark, people, type Person } from '../contract-tests/support/people';
import { departments, profile } from '../contract-tests/support/paths';
import { mailServer } from '../contract-tests/support/smtp';
import { as } from '../contract-tests/support/world';
import { projectFolder } from '../tools/host/paths';
import { nameOf } from '../tools/pot/compile';
import { poFile } from '../tools/pot/now';
import { readPo } from '../tools/pot/po';
import { administrator, openAdmin } from './admin/support';
import { block } from './support/page-with';
import { postWith, sent } from './support/pages';
import { untranslated } from './support/translated';
import { see } from './support/see';

/** Without translations of WordPress itself, a site does not let its language be chosen. */
const ofCore = [ 'es_MX', 'es_PR' ].map( ( locale ) => `${ locale }.l10n.php` );

const put = ( files: object ) => fixture( 'PUT', '/translations', { files } );

const remove = ( files: string[] ) =>
	fixture( 'POST', '/translations/removal', { files } );

let browser: Browser;
let member: Person;
/** Those that are others in Spanish. */
let texts: string[] = [];
let page: string;
beforeAll( async () => {
	browser = await launch();
	[ member ] = ( await people( { last_name: newMark() } ) ) as [ Person ];
	const messages = readPo(
		await readFile( join( projectFolder, poFile( 'es' ) ), 'utf8' )
	);
	texts = messages.flatMap( ( { text, forms } ) =>
		forms.includes( text ) ? [] : [ text ]
	);
	( { path: page } = await postWith( block( 'svc/mortgage-calculator' ) ) );
	await put(
		Object.fromEntries(
			ofCore.map( ( name ) => [ name, { Howdy: 'Hola' } ] )
		)
	);
} );
afterAll( async () => {
	await remove( ofCore );
	await browser?.close();
} );

interface WithApiFetch {
	wp: {
		apiFetch: ( request: {
			path: string;
			method: string;
		} ) => Promise< object >;
	};
}

const spanish = 'No existe ese perfil.';
const english = 'There is no such profile.';

async function errorTo(
	caller: Pick< typeof as.manager, 'get' >
): Promise< string > {
	const { body } = await caller.get( profile( 999_999_999 ) );
	return ( body as { message: string } ).message;
}

async function screen(
	name: string,
	account: { login: string; password: string },
	work: ( page: Page ) => Promise< void >
) {
	const opened = await openAdmin( browser, name, { as: account } );
	await see( opened.page.locator( '#svc-admin h1' ) ).toBeVisible( {
		timeout: 30_000,
	} );
	await see( opened.page.locator( '.components-spinner' ) ).toHaveCount( 0 );
	await work( opened.page );
	expect( opened.complaints ).toEqual( [] );
	await opened.close();
}

describe( 'a site in Spanish', () => {
	beforeAll( () => control.setOption( 'WPLANG', 'es_MX' ) );
	afterAll( () => control.clearOption( 'WPLANG' ) );

	it( 'answers requests in Spanish', async () => {
		expect( await errorTo( as.manager ) ).toBe( spanish );
	} );

	it( 'shows its blocks in Spanish', async () => {
		const { text } = await sent( page );
		expect( text ).toContain( 'lang="es-MX"' );
		expect( text ).toContain( 'Precio de la vivienda' );
		expect( text ).not.toContain( 'Home price' );
	} );

	it.each( [ 'svc-people-import', 'svc-people-settings', 'svc-mail-brand' ] )(
		'has a dashboard in Spanish, which fits on a phone: %s',
		( name ) =>
			screen( name, administrator, async ( there ) => {
				expect( await untranslated( there, texts ) ).toEqual( [] );
				await there.setViewportSize( { width: 360, height: 780 } );
				expect(
					await there.evaluate(
						() => document.documentElement.scrollWidth
					)
				).toBeLessThanOrEqual( 360 );
			} )
	);

	it( 'sends e-mails in Spanish', async () => {
		const server = await mailServer();
		await run(
			await queue( {
				purpose: 'lead_notice',
				to: { email: `smtp-${ server.port }-es@example.org` },
				contexts: { lead: { name: 'Lee Ada', first_name: 'Lee' } },
			} )
		);
		await server.stop();
		expect( server.mails ).toMatchObject( [
			{ subject: 'Nuevo cliente potencial: Lee Ada' },
		] );
		expect( server.mails[ 0 ]?.html ).toContain( 'lang="es-MX"' );
	} );

	it( 'uses files of its own where it has them', async () => {
		const script = nameOf( 'build/admin/index.js' );
		const own = {
			'plugins/svc-es_MX.l10n.php': { [ english ]: 'No hay tal perfil.' },
			[ `plugins/svc-es_MX-${ script }.json` ]: JSON.stringify( {
				locale_data: {
					messages: { '': {}, 'Choose a file': [ 'Archivo, ya' ] },
				},
			} ),
		};
		await put( own );
		expect( await errorTo( as.manager ) ).toBe( 'No hay tal perfil.' );
		await screen( 'svc-people-import', administrator, ( there ) =>
			see( there.getByText( 'Archivo, ya' ).first() ).toBeVisible()
		);
		await remove( Object.keys( own ) );
		expect( await errorTo( as.manager ) ).toBe( spanish );
	} );
} );

describe( 'an account in Spanish on a site in English', () => {
	beforeAll( () => control.setUserMeta( member.id, 'locale', 'es_PR' ) );

	it( 'has a dashboard in Spanish, with its answers', () =>
		screen( 'svc-people-me', member, async ( there ) => {
			await see(
				there.getByRole( 'heading', { name: 'Mi perfil' } )
			).toBeVisible();
			expect( await untranslated( there, texts ) ).toEqual( [] );
			const schema = await there.evaluate(
				( path ) =>
					( window as unknown as WithApiFetch ).wp.apiFetch( {
						path,
						method: 'OPTIONS',
					} ),
				departments
			);
			expect( JSON.stringify( schema ) ).toContain( 'Cuántas personas' );
			expect( await errorTo( memberOf( member ) ) ).toBe( english );
		} ) );

	it( 'reads pages of the site in English, as everybody does', async () => {
		expect( ( await sent( page, { as: member } ) ).text ).toContain(
			'Home price'
		);
	} );
} );
