import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { control } from '../../contract-tests/support/control';
import { csv, readCsv } from '../../contract-tests/support/csv';
import {
	importOf,
	importRows,
	imports,
} from '../../contract-tests/support/paths';
import {
	accounts,
	newMark,
	people,
	stateOf,
	type Person,
} from '../../contract-tests/support/people';
import { host } from '../../contract-tests/support/site';
import { as, full } from '../../contract-tests/support/world';
import { sheetOfPeople } from '../support/sheet-of-people';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let team: Person[];
beforeAll( async () => {
	browser = await launch();
	team = await people(
		...Array.from( { length: 4 }, ( _, at ) => ( {
			first_name: `Kim${ at }`,
			last_name: mark,
			phone: '1',
		} ) )
	);
} );
afterAll( async () => {
	await browser?.close();
	const { body } = await as.manager.get( '/wp/v2/users', {
		query: { search: `.${ mark }@example.com`, per_page: 100 },
	} );
	await control.removeUsers(
		( body as { id: number }[] ).map( ( { id } ) => id ),
		host.network ? 'wpmu_delete_user' : 'wp_delete_user'
	);
} );

const open = (
	more = '',
	options: Partial< Parameters< typeof openAdmin >[ 2 ] > = {}
) => openAdmin( browser, `svc-people-import${ more }`, options );

const choose = ( page: Page, content: string | Buffer, name = 'people.csv' ) =>
	page.locator( 'input[type=file]' ).setInputFiles( {
		name,
		mimeType: 'text/csv',
		buffer: Buffer.from( content ),
	} );

const step = ( page: Page ) =>
	page.locator( '.svc-import' ).getByRole( 'heading', { level: 2 } ).first();

const button = ( page: Page, name: string | RegExp ) =>
	page.getByRole( 'button', { name, exact: true } );

const timeout = 60_000;

/** Another phone for each person of the team. */
const phones = ( phone: string ) =>
	csv( [
		[ 'User ID', 'Phone' ],
		...team.map( ( { id } ) => [ String( id ), phone ] ),
	] );

/** Up to the dry run, before the import. */
async function checked( page: Page, content: string ): Promise< number > {
	await choose( page, content );
	await button( page, 'Check rows' ).click();
	await see( step( page ) ).toHaveText( 'Review the import', { timeout } );
	return numberOf( page );
}

const numberOf = ( page: Page ) =>
	Number( new URL( page.url() ).searchParams.get( 'import' ) );

/** Delays one request before it is sent: the first of its kind, or a later one. */
async function held( page: Page, what: string, which = 1 ) {
	let release = () => {};
	const gate = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	let asked = 0;
	await page.route(
		( url ) => url.href.includes( what ),
		async ( route ) => {
			asked++;
			if ( asked === which ) {
				await gate;
			}
			await route.continue().catch( () => {} );
		}
	);
	return release;
}

const phonesOfTeam = async () =>
	(
		await Promise.all(
			team.map( ( { profileId } ) => stateOf( profileId ) )
		)
	).map( ( { phone } ) => phone );

describe( 'a spreadsheet', () => {
	it( 'is mapped, looked at and imported, without its broken rows', async () => {
		const sheet = sheetOfPeople( {
			size: full ? 40 : 12,
			brokenEvery: 8,
			mark,
		} );
		const { page, complaints, close } = await open();
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.reload();
		await see( step( page ) ).toHaveText( 'Choose a file' );
		await see(
			page.getByRole( 'link', { name: 'Download an empty spreadsheet' } )
		).toBeVisible();
		expect( asked.filter( ( url ) => /users\/v1/.test( url ) ) ).toEqual(
			[]
		);
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'import-start' );

		await choose( page, sheet.text, `${ mark }.csv` );
		await see( step( page ) ).toHaveText( 'Match your columns' );
		await see( step( page ) ).toBeFocused();
		const is = ( header: string ) =>
			page.getByRole( 'combobox', { name: `Import “${ header }” as` } );
		await see( is( 'Surname' ) ).toHaveValue( 'last_name' );
		await see( is( 'Supervisor' ) ).toHaveValue( 'manager' );
		await see( is( 'Shoe size' ) ).toHaveValue( '' );
		await is( 'Shoe size' ).selectOption( 'phone' );
		await see( page.getByText( 'Another column is already' ) ).toHaveCount(
			2
		);
		await see( button( page, 'Check rows' ) ).toBeDisabled();
		await is( 'Shoe size' ).selectOption( '' );
		await see(
			page.getByRole( 'checkbox', { name: 'Create accounts' } )
		).toBeChecked();
		await page.getByRole( 'checkbox', { name: 'Refuse rows' } ).check();
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'import-columns' );

		await button( page, 'Check rows' ).click();
		await see( step( page ) ).toHaveText( 'Review the import', {
			timeout,
		} );
		await see( step( page ) ).toBeFocused();
		const counts = page.getByRole( 'group', { name: 'Show rows' } );
		await see( counts.getByRole( 'button' ).nth( 1 ) ).toHaveText(
			`${ sheet.good } To be created`
		);
		await see(
			counts.getByRole( 'button', { name: 'Refused' } )
		).toHaveAttribute( 'aria-pressed', 'true' );
		await see( page.getByRole( 'row' ) ).toHaveCount(
			sheet.broken.length + 1
		);
		await counts.getByRole( 'button', { name: 'To be created' } ).click();
		await see( page ).toHaveURL( /outcome=created/ );
		await see( page.getByRole( 'row' ) ).toHaveCount( sheet.good + 1 );
		await counts.getByRole( 'button', { name: 'Refused' } ).click();
		await see( page ).toHaveURL( /outcome=refused/ );
		await see( page.getByRole( 'rowheader' ).first() ).toHaveText(
			String( sheet.broken[ 0 ] )
		);
		await see( page.getByRole( 'row' ).nth( 1 ) ).toContainText(
			'Last name:'
		);
		expect( await problems( page ) ).toEqual( [] );
		await page.emulateMedia( { forcedColors: 'active' } );
		expect(
			( await problems( page ) ).filter(
				// The browser draws the system's colours, but axe reads the page's.
				( one ) => ! one.startsWith( 'color-contrast' )
			)
		).toEqual( [] );
		await page.emulateMedia( { forcedColors: 'none' } );
		await pictures( page, 'import-review' );
		await page.reload();
		await see( page.getByRole( 'row' ) ).toHaveCount(
			sheet.broken.length + 1
		);

		await button( page, `Import ${ sheet.good } people` ).click();
		await see( step( page ) ).toHaveText( 'Import finished', { timeout } );
		await see( step( page ) ).toBeFocused();
		await see( page.locator( '.components-notice' ).first() ).toContainText(
			`${ sheet.good } profiles were created`
		);
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'import-finished' );

		const saved = page.waitForEvent( 'download' );
		await button( page, 'Download report (CSV)' ).click();
		const report = await readFile( await ( await saved ).path(), 'utf8' );
		expect( readCsv( report.slice( 1 ) ) ).toHaveLength(
			sheet.rows.length + 1
		);
		await page.getByRole( 'link', { name: 'Show people' } ).click();
		await page.getByRole( 'searchbox' ).fill( mark );
		await see( page.getByRole( 'row' ).nth( 1 ) ).toContainText( mark );
		expect( complaints ).toEqual( [] );
		await close();
	}, 240_000 );

	it( 'says which fields change, and where nothing does', async () => {
		const { page, complaints, close } = await open();
		await checked( page, phones( '303 555 0111' ) );
		await see( page.getByRole( 'row' ).nth( 1 ) ).toContainText( 'Phone' );
		await see( page.getByRole( 'row' ).nth( 1 ) ).toContainText(
			'To be changed'
		);
		await button( page, 'Import 4 people' ).click();
		await see( step( page ) ).toHaveText( 'Import finished', { timeout } );
		await page.getByRole( 'link', { name: 'Import another file' } ).click();
		await checked( page, phones( '303 555 0111' ) );
		await see(
			page.getByText( 'There is nothing to import' ).first()
		).toBeVisible();
		await see( button( page, /^Import \d/ ) ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'in another encoding is read, and that is said', async () => {
		const { page, close } = await open();
		await choose(
			page,
			Buffer.from( 'E-mail,City\nx@y.org,Zürich\n', 'latin1' )
		);
		await see( page.getByText( 'Windows-1252' ).first() ).toBeVisible();
		await see( page.getByText( 'Zürich' ) ).toBeVisible();
		await page.goBack();
		const utf16 = Buffer.from(
			'\uFEFFE-mail;City\nx@y.org;Genève\n',
			'utf16le'
		);
		await choose( page, utf16 );
		await see( page.getByText( 'Genève' ) ).toBeVisible();
		await close();
	} );

	it.each( [
		[ 'PK\u0003\u0004', 'not a workbook that can be read' ],
		[ '', 'This file is empty' ],
		[ 'Name,Phone\n', 'This file has only one row' ],
		[ 'Name\n"Ana', 'Row 2 has an opening quotation mark' ],
	] )(
		'that cannot be read is refused in words (%#)',
		async ( text, words ) => {
			const { page, complaints, close } = await open();
			await choose( page, text );
			await see( page.getByText( words ).first() ).toBeVisible();
			await see( step( page ) ).toHaveText( 'Choose a file' );
			expect( complaints ).toEqual( [] );
			await close();
		}
	);

	it( 'without what says whom a row is about cannot be checked', async () => {
		const { page, close } = await open();
		await choose( page, 'First name,Phone\nAna,1\n' );
		await see(
			page.getByText( 'No column is imported as e-mail' ).first()
		).toBeVisible();
		await see( button( page, 'Check rows' ) ).toBeDisabled();
		await page.getByRole( 'radio', { name: 'User ID' } ).check();
		await see(
			page.getByText( 'No column is imported as user ID' ).first()
		).toBeVisible();
		await see(
			page.getByRole( 'checkbox', { name: 'Create accounts' } )
		).toBeDisabled();
		await close();
	} );
} );

describe( 'an import under way', () => {
	it( 'is paused, found again after a reload, and resumed', async () => {
		const { page, complaints, close } = await open();
		const id = await checked( page, phones( '303 555 0222' ) );
		const release = await held( page, `imports/${ id }/run` );
		await button( page, 'Import 4 people' ).click();
		await see( step( page ) ).toHaveText( 'Importing' );
		expect( await problems( page ) ).toEqual( [] );
		await button( page, 'Pause' ).click();
		release();
		await see( step( page ) ).toHaveText( 'Import paused', { timeout } );
		await pictures( page, 'import-paused' );
		await page.reload();
		await see( step( page ) ).toHaveText( 'Import paused', { timeout } );

		// Another administrator finds it among the earlier imports, and sees its progress.
		const other = await open();
		await other.page.locator( `a[href$="import=${ id }"]` ).first().click();
		await see( step( other.page ) ).toHaveText( 'Import paused' );
		await button( page, 'Resume' ).click();
		await see( step( page ) ).toHaveText( 'Import finished', { timeout } );
		await see( step( other.page ) ).toHaveText( 'Import finished', {
			timeout,
		} );
		expect( await phonesOfTeam() ).toEqual(
			team.map( () => '303 555 0222' )
		);
		expect( [ ...complaints, ...other.complaints ] ).toEqual( [] );
		await other.close();
		await close();
	} );

	it( 'goes on by itself when the page is loaded anew; leaving it is asked about', async () => {
		const { page, close } = await open();
		const id = await checked( page, phones( '303 555 0333' ) );
		await held( page, `imports/${ id }/run`, 2 );
		await button( page, 'Import 4 people' ).click();
		await see(
			page.getByText( 'Setting their managers' ).first()
		).toBeVisible( { timeout } );
		await page.getByRole( 'link', { name: 'All imports' } ).click();
		const dialog = page.getByRole( 'dialog', {
			name: 'Leave while the import is running?',
		} );
		await see( dialog ).toContainText( 'The import will be paused' );
		expect( await problems( page ) ).toEqual( [] );
		await dialog.getByRole( 'button', { name: 'Stay' } ).click();
		page.on( 'dialog', ( asked ) => void asked.accept() );
		await page.reload();
		await see( step( page ) ).toHaveText( 'Import finished', { timeout } );
		expect( await phonesOfTeam() ).toEqual(
			team.map( () => '303 555 0333' )
		);
		await close();
	} );

	it( 'is cancelled once it is said what stays', async () => {
		const { page, complaints, close } = await open();
		const id = await checked( page, phones( '303 555 0444' ) );
		await button( page, 'Cancel import' ).click();
		const dialog = page.getByRole( 'dialog' );
		await see( dialog ).toContainText( 'No profiles have been changed.' );
		expect( await problems( page ) ).toEqual( [] );
		await dialog.getByRole( 'button', { name: 'Keep import' } ).click();
		await see( dialog ).toBeHidden();
		await button( page, 'Cancel import' ).click();
		await dialog.getByRole( 'button', { name: 'Cancel import' } ).click();
		await see( step( page ) ).toHaveText( 'Import cancelled' );
		await see(
			page.getByText( '4 rows were not imported.' ).first()
		).toBeVisible();
		expect( await phonesOfTeam() ).not.toContain( '303 555 0444' );
		await page.getByRole( 'link', { name: 'All imports' } ).click();
		await page
			.getByRole( 'listitem' )
			.filter( { has: page.locator( `a[href$="import=${ id }"]` ) } )
			.getByRole( 'button', { name: 'Delete' } )
			.click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Delete', exact: true } )
			.click();
		await see( page.locator( `a[href$="import=${ id }"]` ) ).toHaveCount(
			0
		);
		expect( ( await as.manager.get( importOf( id ) ) ).status ).toBe( 404 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'gets over a connection that is lost', async () => {
		const { page, complaints, close } = await open();
		const id = await checked( page, phones( '303 555 0555' ) );
		const isRun = ( url: URL ) =>
			url.href.includes( `imports/${ id }/run` );
		await page.route( isRun, ( route ) =>
			route.abort( 'internetdisconnected' )
		);
		await button( page, 'Import 4 people' ).click();
		await see( page.getByText( 'Trying again' ).first() ).toBeVisible();
		expect( await problems( page ) ).toEqual( [] );
		await page.unroute( isRun );
		await button( page, 'Try now' ).click();
		await see( step( page ) ).toHaveText( 'Import finished', { timeout } );
		expect(
			complaints.filter( ( one ) => ! one.includes( 'ERR_INTERNET' ) )
		).toEqual( [] );
		await close();
	} );

	it( 'says that one has been logged out, and goes on after a login', async () => {
		const { page, close } = await open();
		await checked( page, phones( '303 555 0666' ) );
		const session = await page.context().cookies();
		await page.context().clearCookies();
		await button( page, 'Import 4 people' ).click();
		await see(
			page.getByText( 'You have been logged out' ).first()
		).toBeVisible( { timeout } );
		await see(
			page.getByRole( 'link', { name: 'Log in' } )
		).toHaveAttribute( 'target', '_blank' );
		await page.context().addCookies( session );
		await button( page, 'Try again' ).click();
		await see( step( page ) ).toHaveText( 'Import finished', { timeout } );
		await close();
	} );

	it( 'whose file was not sent whole takes it again', async () => {
		const made = await as.manager.post( imports, {
			columns: [ 'user_id', 'phone' ],
			match: 'user_id',
			name: 'people.csv',
		} );
		const { id } = made.body as { id: number };
		await as.manager.put( importRows( id ), {
			from: 2,
			rows: [ [ String( team[ 0 ]!.id ), '303 555 0777' ] ],
		} );
		const { page, complaints, close } = await open( `&import=${ id }` );
		await see( step( page ) ).toHaveText( 'Choose the file again' );
		expect( await problems( page ) ).toEqual( [] );
		await choose( page, 'a,b,c\n1,2,3\n' );
		await see(
			page.getByText( 'is a different file' ).first()
		).toBeVisible();
		await choose( page, phones( '303 555 0777' ) );
		await see( step( page ) ).toHaveText( 'Review the import', {
			timeout,
		} );
		await see( button( page, 'Import 4 people' ) ).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

describe( 'an account without the right', () => {
	it( 'sees neither menu nor page', async () => {
		const { page, close } = await open( '', { as: team[ 0 ]! } );
		await see( page.locator( '#svc-admin' ) ).toHaveCount( 0 );
		await see( page.locator( 'body' ) ).toContainText( 'not allowed' );
		await page.goto( page.url().replace( /admin\.php.*/, 'profile.php' ) );
		await see( page.locator( '#adminmenu' ) ).toBeVisible();
		await see(
			page.locator( '#adminmenu a[href*="svc-people-import"]' )
		).toHaveCount( 0 );
		await close();
	} );

	it( 'to create accounts is not asked about them', async () => {
		const [ account ] = await accounts( 1 );
		await control.grant( account!.id, 'svc_manage_profiles', 1 );
		const { page, complaints, close } = await open( '', { as: account! } );
		await choose( page, phones( '1' ) );
		await see( button( page, 'Check rows' ) ).toBeEnabled();
		await see( page.getByText( 'Empty cells' ) ).toBeVisible();
		await see( page.getByText( 'Create accounts' ) ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
