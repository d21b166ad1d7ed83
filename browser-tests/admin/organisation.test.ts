import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { imported } from '../../contract-tests/users/imports/import';
import {
	accounts,
	newMark,
	people,
	stateOf,
	type Person,
} from '../../contract-tests/support/people';
import { positions, profile } from '../../contract-tests/support/paths';
import { as } from '../../contract-tests/support/world';
import { picture } from '../support/picture';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
/** Ann is above Bob and Cat; Dan, Eve and Fay report to Bob. */
let ann: Person, bob: Person, cat: Person, dan: Person, eve: Person;
let mark: string;

const make = async ( first_name: string, manager?: Person ) => {
	const [ one ] = await people( {
		first_name,
		last_name: mark,
		job_title: `${ first_name } the tester`,
		meta: {
			svc_department: 'Quality',
			...( manager && { svc_reports_to: manager.id } ),
		},
	} );
	return one!;
};

beforeAll( async () => {
	browser = await launch();
} );
afterAll( () => browser?.close() );

beforeEach( async () => {
	mark = newMark();
	ann = await make( 'Ann' );
	bob = await make( 'Bob', ann );
	cat = await make( 'Cat', ann );
	dan = await make( 'Dan', bob );
	eve = await make( 'Eve', bob );
} );

const slow = { timeout: 30_000 };
const chart = async ( more = '', options = {} ) => {
	const visited = await openAdmin(
		browser,
		`svc-people-chart${ more }`,
		options
	);
	const { page } = visited;
	await see( page.locator( '#svc-admin h1' ) ).toHaveText(
		'Organization',
		slow
	);
	return visited;
};
const item = ( page: Page, first: string ) =>
	page.getByRole( 'treeitem', {
		name: new RegExp( `^${ first } ${ mark }` ),
	} );
const told = ( page: Page, text: string | RegExp ) =>
	page.getByTestId( 'snackbar' ).filter( { hasText: text } );
const managerOf = async ( { profileId }: Person ) =>
	( ( await stateOf( profileId ) )[ 'meta' ] as Record< string, unknown > )[
		'svc_reports_to'
	];
const at = ( person: Person ) => `&user=${ person.id }`;

/** Errors that the test itself has caused are not counted. */
const wrong = ( complaints: string[] ) =>
	complaints.filter( ( one ) => ! / (400|404|412) /.test( `${ one } ` ) );

async function drag( page: Page, from: Person, to: Person ) {
	const card = page.locator( `.svc-chart__card[data-user="${ from.id }"]` );
	const target = page.locator( `.svc-chart__card[data-user="${ to.id }"]` );
	const [ start, end ] = [
		( await card.boundingBox() )!,
		( await target.boundingBox() )!,
	];
	await page.mouse.move( start.x + 20, start.y + 20 );
	await page.mouse.down();
	await page.mouse.move( start.x + 40, start.y + 40, { steps: 3 } );
	await page.mouse.move( end.x + 30, end.y + end.height / 2, { steps: 5 } );
	return () => page.mouse.up();
}

async function choose( page: Page, person: Person, action: string | RegExp ) {
	await page
		.locator( `.svc-chart__card[data-user="${ person.id }"]` )
		.locator( '.svc-chart__menu' )
		.click();
	await page.getByRole( 'menuitem', { name: action } ).click();
}

async function pick( page: Page, label: string, first: string ) {
	const name = `${ first } ${ mark }`;
	await page.getByRole( 'combobox', { name: label } ).fill( name );
	await page.getByRole( 'option', { name } ).click( slow );
}

describe( 'the organisation as a tree', () => {
	it( 'is there without a request for it', async () => {
		const asked: string[] = [];
		const { page, complaints, close } = await chart();
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.reload();
		await see( page.getByRole( 'treeitem' ).first() ).toBeVisible( slow );
		expect( asked.filter( ( url ) => /org-chart/.test( url ) ) ).toEqual(
			[]
		);
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is walked through by keyboard, one stop for Tab, as a tree is', async () => {
		const { page, complaints, close } = await chart( at( bob ) );
		const bobs = item( page, 'Bob' );
		await see( bobs ).toBeFocused( slow );
		await see( bobs ).toHaveAttribute( 'aria-expanded', 'false' );
		await see( bobs ).toHaveAttribute( 'aria-posinset', '1' );
		await see( bobs ).toHaveAttribute( 'aria-setsize', '2' );
		const level = Number( await bobs.getAttribute( 'aria-level' ) );

		await page.keyboard.press( 'ArrowRight' );
		await see( bobs ).toHaveAttribute( 'aria-expanded', 'true' );
		await see( item( page, 'Dan' ) ).toHaveAttribute(
			'aria-level',
			String( level + 1 )
		);
		await page.keyboard.press( 'ArrowRight' );
		await see( item( page, 'Dan' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await see( item( page, 'Eve' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowLeft' );
		await see( bobs ).toBeFocused();
		await page.keyboard.press( 'c' );
		await see( item( page, 'Cat' ) ).toBeFocused();
		await see(
			page.locator( '[role="treeitem"][tabindex="0"]' )
		).toHaveCount( 1 );
		await page.keyboard.press( 'Home' );
		await see( page.getByRole( 'treeitem' ).first() ).toBeFocused();
		await page.keyboard.press( 'End' );
		await see( page.getByRole( 'treeitem' ).last() ).toBeFocused();

		// Its title, in another order.
		await page
			.getByRole( 'combobox', { name: 'Find a person' } )
			.fill( `${ mark } tester Eve` );
		await page
			.getByRole( 'option', { name: `Eve ${ mark }` } )
			.click( slow );
		await see( item( page, 'Eve' ) ).toBeFocused( slow );
		await see( item( page, 'Eve' ) ).toHaveAttribute( 'aria-current' );
		await page.keyboard.press( 'Enter' );
		await see( page.locator( '#svc-admin h1' ) ).toHaveText(
			`Eve ${ mark }`,
			slow
		);
		await see( page ).toHaveURL(
			new RegExp( `person=${ eve.profileId }` )
		);
		await page.goBack();
		await see( item( page, 'Eve' ) ).toBeFocused( slow );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'turns left and right round where text runs so', async () => {
		const { page, close } = await chart( at( bob ) );
		await see( item( page, 'Bob' ) ).toBeFocused( slow );
		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
		await page.keyboard.press( 'ArrowLeft' );
		await see( item( page, 'Dan' ) ).toBeVisible( slow );
		await page.keyboard.press( 'ArrowRight' );
		await see( item( page, 'Dan' ) ).toBeHidden();
		// As with WordPress's own styles.
		await page.addStyleTag( {
			content: '#wpcontent { margin: 0 160px 0 0; padding: 0 20px 0 0 }',
		} );
		await picture( page, 'admin-organisation-rtl', { fullPage: false } );
		await close();
	} );

	it( 'is reached from a person, who is shown in it', async () => {
		const { page, complaints, close } = await openAdmin(
			browser,
			`svc-people&person=${ dan.profileId }`
		);
		await page
			.getByRole( 'button', { name: 'Show in org chart' } )
			.click( slow );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		await see( item( page, 'Bob' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'shows long lists in pieces', async () => {
		for ( let made = 0; made < 54; made += 6 ) {
			await Promise.all(
				Array.from( { length: 6 }, ( _, index ) =>
					make(
						`Z${ String( made + index ).padStart( 2, '0' ) }`,
						cat
					)
				)
			);
		}
		const { page, complaints, close } = await chart( at( cat ) );
		await see( item( page, 'Cat' ) ).toBeFocused( slow );
		await page.keyboard.press( 'ArrowRight' );
		await see( item( page, 'Z00' ) ).toBeVisible( slow );
		const more = page.getByRole( 'treeitem', { name: 'Show 51 to 54' } );
		await see( item( page, 'Z50' ) ).toHaveCount( 0 );
		await more.focus();
		await page.keyboard.press( 'Enter' );
		await see( item( page, 'Z50' ) ).toBeFocused();
		await see( item( page, 'Z53' ) ).toHaveAttribute(
			'aria-posinset',
			'54'
		);
		await see( more ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

describe( 'a manager is changed', () => {
	it( 'by dragging, and put back', async () => {
		const { page, complaints, close } = await chart( at( dan ) );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		const drop = await drag( page, dan, cat );
		await see( page.locator( '.svc-chart__ghost' ) ).toContainText(
			`will report to Cat ${ mark }`
		);
		await see(
			page.locator( `.is-target[data-user="${ cat.id }"]` )
		).toHaveCount( 1 );
		await drop();
		await see( told( page, `now reports to Cat ${ mark }` ) ).toBeVisible(
			slow
		);
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		expect( await managerOf( dan ) ).toBe( cat.id );

		await told( page, 'now reports' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await see( told( page, 'Managers restored' ) ).toBeVisible( slow );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		expect( await managerOf( dan ) ).toBe( bob.id );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'not by a drag that Escape ends, and not to a person below', async () => {
		const { page, complaints, close } = await chart( at( dan ) );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		await drag( page, dan, cat );
		await page.keyboard.press( 'Escape' );
		await page.mouse.up();
		await see( page.locator( '.svc-chart__ghost' ) ).toHaveCount( 0 );
		expect( await managerOf( dan ) ).toBe( bob.id );

		const drop = await drag( page, ann, dan );
		await see(
			page.locator( `.is-refused[data-user="${ dan.id }"]` )
		).toHaveCount( 1 );
		await drop();
		await see(
			told(
				page,
				`Ann ${ mark } cannot report to Dan ${ mark }, who is below Ann ${ mark }: Dan ${ mark } → Bob ${ mark } → Ann ${ mark }.`
			)
		).toBeVisible();
		expect( await managerOf( ann ) ).toBeNull();
		await see( page ).toHaveURL( /svc-people-chart/ );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'not by a finger, which scrolls', async () => {
		const { page, complaints, close } = await chart( at( dan ) );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		const touch = { pointerType: 'touch', button: 0, isPrimary: true };
		await item( page, 'Dan' ).dispatchEvent( 'pointerdown', touch );
		for ( const clientY of [ 200, 300 ] ) {
			await item( page, 'Cat' ).dispatchEvent( 'pointermove', {
				...touch,
				clientX: 300,
				clientY,
			} );
		}
		await see( page.locator( '.svc-chart__ghost' ) ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'by the menu, from the keyboard alone', async () => {
		const { page, complaints, close } = await chart( at( dan ) );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		await page.keyboard.press( 'Shift+F10' );
		await see(
			page.getByRole( 'menuitem', { name: 'Open profile' } )
		).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog' );
		await see( dialog ).toBeVisible();
		expect( await problems( page ) ).toEqual( [] );
		await pick( page, 'New manager', 'Cat' );
		await dialog.getByRole( 'button', { name: 'Change manager' } ).click();
		await see( dialog ).toBeHidden( slow );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		expect( await managerOf( dan ) ).toBe( cat.id );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'to nobody, which leads to the top', async () => {
		const { page, complaints, close } = await chart( at( dan ) );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		await choose( page, dan, 'Move to the top' );
		await see(
			told( page, `Dan ${ mark } now has no manager` )
		).toBeVisible( slow );
		await see( item( page, 'Dan' ) ).toHaveAttribute(
			'aria-level',
			'2',
			slow
		);
		expect( await managerOf( dan ) ).toBeNull();
		await told( page, 'no manager' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await see( item( page, 'Dan' ) ).toHaveAttribute(
			'aria-level',
			'4',
			slow
		);
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'of a whole team, and refused where a loop would close, by name', async () => {
		const { page, complaints, close } = await chart( at( bob ) );
		await see( item( page, 'Bob' ) ).toBeFocused( slow );
		await choose( page, bob, /^Move team/ );
		await see( page.getByRole( 'dialog' ) ).toContainText(
			`Dan ${ mark }, Eve ${ mark }`,
			slow
		);
		await pick( page, 'New manager', 'Cat' );
		await page.getByRole( 'button', { name: 'Move team' } ).click();
		await see(
			told( page, `2 people now report to Cat ${ mark }` )
		).toBeVisible( slow );
		expect( await managerOf( dan ) ).toBe( cat.id );
		expect( await managerOf( eve ) ).toBe( cat.id );
		await told( page, '2 people' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await see( told( page, 'Managers restored' ) ).toBeVisible( slow );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		expect( await managerOf( eve ) ).toBe( bob.id );

		await choose( page, bob, 'Change manager…' );
		await pick( page, 'New manager', 'Dan' );
		await page.getByRole( 'button', { name: 'Change manager' } ).click();
		await see(
			page.getByRole( 'dialog' ).getByRole( 'listitem' )
		).toContainText(
			`Bob ${ mark } cannot report to Dan ${ mark }, who reports to Bob ${ mark }.`,
			slow
		);
		expect( await managerOf( bob ) ).toBe( ann.id );
		expect( wrong( complaints ) ).toEqual( [] );
		await close();
	} );

	it( 'not where another administrator has just done so; the chart shows what they did', async () => {
		const { page, complaints, close } = await chart( at( dan ) );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		await as.manager.put( profile( dan.profileId ), {
			meta: { svc_reports_to: ann.id },
		} );
		await (
			await drag( page, dan, cat )
		)();
		await see(
			told(
				page,
				`Someone else has just moved Dan ${ mark }, who now reports to Ann ${ mark }.`
			)
		).toBeVisible( slow );
		await see( item( page, 'Dan' ) ).toHaveAttribute(
			'aria-level',
			'3',
			slow
		);
		expect( await managerOf( dan ) ).toBe( ann.id );

		await as.manager.delete( profile( eve.profileId ) );
		await (
			await drag( page, eve, cat )
		)();
		await see(
			told( page, `Eve ${ mark } is no longer in the org chart` )
		).toBeVisible( slow );
		await see( item( page, 'Eve' ) ).toHaveCount( 0 );
		expect( wrong( complaints ) ).toEqual( [] );
		await close();
	} );
} );

describe( 'the organisation as a list', () => {
	it( 'has the same people and actions, and is kept in the address', async () => {
		const { page, complaints, close } = await chart( at( bob ) );
		await see( item( page, 'Bob' ) ).toBeFocused( slow );
		await page.getByRole( 'button', { name: 'List', exact: true } ).click();
		await see( page.getByRole( 'tree' ) ).toHaveCount( 0 );
		await see( page ).toHaveURL( /view=list/ );
		await page.reload();
		await see(
			page.getByRole( 'link', { name: `Bob ${ mark }` } )
		).toBeFocused( slow );
		const toggle = page.getByRole( 'button', {
			name: `2 people report to Bob ${ mark }`,
		} );
		await see( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		await toggle.click();
		await see(
			page.getByRole( 'link', { name: `Dan ${ mark }` } )
		).toBeVisible( slow );
		await choose( page, dan, 'Change manager…' );
		await pick( page, 'New manager', 'Cat' );
		await page.getByRole( 'button', { name: 'Change manager' } ).click();
		await see( told( page, 'now reports to' ) ).toBeVisible( slow );
		await see(
			page.getByRole( 'link', { name: `Dan ${ mark }` } )
		).toBeFocused( slow );
		expect( await managerOf( dan ) ).toBe( cat.id );
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'organisation-list' );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

describe( 'issues to review', () => {
	it( 'is counted, and leads to the people and to what helps', async () => {
		await make( 'Lea', await make( 'Kay' ) );
		const { page, complaints, close } = await chart( at( ann ) );
		await see( item( page, 'Ann' ) ).toBeFocused( slow );
		const panel = page.getByRole( 'region', { name: 'Problems' } );
		const head = panel.getByRole( 'button', { name: /issues? to review/ } );
		await see( head ).toContainText( /\d/ );
		await head.click();
		await see( head ).toHaveAttribute( 'aria-expanded', 'true' );
		await see( panel ).toContainText( 'Several people at the top' );
		await panel
			.getByRole( 'button', { name: /^Choose a manager for/ } )
			.first()
			.click();
		await see(
			page.getByRole( 'dialog', { name: 'Change manager' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'organisation-problems' );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'has the managers that an import could not set, and any person can be chosen', async () => {
		const [ account ] = await accounts( 1 );
		await imported(
			[ 'user_id', 'first_name', 'last_name', 'email', 'manager' ],
			[
				[
					String( account!.id ),
					'Kim',
					mark,
					'kim@example.com',
					`Long Gone ${ mark }`,
				],
			],
			{ match: 'user_id' }
		);
		const { page, complaints, close } = await chart( at( ann ) );
		await see( item( page, 'Ann' ) ).toBeFocused( slow );
		const panel = page.getByRole( 'region', { name: 'Problems' } );
		await panel.getByRole( 'button', { name: /to review/ } ).click();
		const entry = panel
			.getByRole( 'listitem' )
			.filter( { hasText: `“Long Gone ${ mark }”` } );
		await entry
			.getByRole( 'button', {
				name: `Choose a manager for Kim ${ mark }`,
			} )
			.click();
		const dialog = page.getByRole( 'dialog', { name: 'Change manager' } );
		await dialog.getByRole( 'combobox' ).fill( `Cat ${ mark }` );
		await page.getByRole( 'option', { name: `Cat ${ mark }` } ).click();
		expect( await problems( page ) ).toEqual( [] );
		await dialog.getByRole( 'button', { name: 'Change manager' } ).click();
		await see( told( page, 'now reports to' ) ).toBeVisible( slow );
		await see( entry ).toHaveCount( 0 );
		await see( item( page, 'Kim' ) ).toBeVisible( slow );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

it( 'is empty as long as nobody is there, and leads to adding and importing', async () => {
	// If the org chart is the first page, PHP reads its data before the browser runs.
	const { page, complaints, close } = await openAdmin(
		browser,
		`svc-people&person=${ dan.profileId }`
	);
	await page.route( /org-chart/, ( route ) =>
		route.fulfill( {
			json: {
				id: 0,
				name: 'Acme',
				title: '',
				department: '',
				avatar_url: '',
				reports_count: 0,
				reports: [],
			},
		} )
	);
	await page
		.getByRole( 'button', { name: 'Show in org chart' } )
		.click( slow );
	await see( page.getByText( 'No people yet' ) ).toBeVisible( slow );
	await see(
		page.getByRole( 'link', { name: 'Add the first person' } )
	).toBeVisible();
	await see(
		page.locator( '#svc-admin a[href*="svc-people-import"]' )
	).toBeVisible();
	expect( await problems( page ) ).toEqual( [] );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'is found in the command palette', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		'svc-people',
		// With the palette.
		{ extraHTTPHeaders: {} }
	);
	await see( page.getByRole( 'table' ) ).toBeVisible( slow );
	await page.keyboard.press( 'Control+k' );
	await page.getByRole( 'combobox' ).last().fill( 'org chart' );
	await page.getByRole( 'option', { name: 'Open the org chart' } ).click();
	await see( page.locator( '#svc-admin h1' ) ).toHaveText(
		'Organization',
		slow
	);
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'is neither in the menu nor opened for an account without the right', async () => {
	const { page, close } = await openAdmin( browser, 'svc-people-me', {
		as: { login: ann.login, password: ann.password },
	} );
	await see( page.locator( '#svc-admin h1' ) ).toBeVisible( slow );
	await see(
		page.locator( '#adminmenu a[href*="svc-people-chart"]' )
	).toHaveCount( 0 );
	const answer = await page.goto(
		page.url().replace( 'svc-people-me', 'svc-people-chart' )
	);
	expect( answer?.status() ).toBe( 403 );
	await see( page.getByText( 'Organization' ) ).toHaveCount( 0 );
	await close();
} );

describe( 'it looks and reads well', () => {
	it.each( [ 'none', 'active' ] as const )(
		'with forced colours: %s',
		async ( forcedColors ) => {
			const { page, complaints, close } = await chart( at( dan ), {
				forcedColors,
			} );
			await see( item( page, 'Dan' ) ).toBeFocused( slow );
			const found = await problems( page );
			expect(
				found.filter(
					// The browser draws the system's colours, but axe reads the page's.
					( one ) =>
						forcedColors === 'none' ||
						! one.startsWith( 'color-contrast' )
				)
			).toEqual( [] );
			if ( forcedColors === 'none' ) {
				await pictures( page, 'organisation' );
			}
			expect( complaints ).toEqual( [] );
			await close();
		}
	);

	it( 'has room enough on a phone of 320 px', async () => {
		const { page, close } = await chart( at( dan ), {
			viewport: { width: 320, height: 640 },
		} );
		await see( item( page, 'Dan' ) ).toBeFocused( slow );
		const width = await page.evaluate(
			() => document.documentElement.scrollWidth
		);
		expect( width ).toBeLessThanOrEqual( 320 );
		await close();
	} );
} );

describe( 'a team of more than a thousand', () => {
	it( 'has its vacancies, with the people below them', async () => {
		const made = await as.manager.post( positions, {
			title: `Lead ${ mark }`,
			reports_to: bob.id,
			report_ids: [ dan.id ],
		} );
		expect( made.status ).toBe( 201 );
		const { page, complaints, close } = await openAdmin( browser, 'none' );
		// As if Bob had as many reports: the number decides how they are read.
		const number = new RegExp(
			`("id":${ bob.id },[^{}]*?"reports_count":)\\d+`,
			'g'
		);
		await page.route( /org-chart/, async ( route ) => {
			const answer = await route.fetch();
			const body = ( await answer.text() ).replace(
				number,
				( _all, before: string ) => `${ before }1500`
			);
			await route.fulfill( { response: answer, body } );
		} );
		await page.goto(
			page.url().replace( 'none', `svc-people-chart${ at( bob ) }` )
		);
		complaints.length = 0;
		await see( item( page, 'Bob' ) ).toBeVisible( slow );
		await item( page, 'Bob' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		const vacancy = page.getByRole( 'treeitem', {
			name: new RegExp( `^Lead ${ mark }` ),
		} );
		await see( vacancy ).toBeVisible( slow );
		await see( item( page, 'Eve' ) ).toBeVisible();
		await see( item( page, 'Dan' ) ).toHaveCount( 0 );
		await vacancy.focus();
		await page.keyboard.press( 'ArrowRight' );
		await see( item( page, 'Dan' ) ).toBeVisible( slow );
		expect( wrong( complaints ) ).toEqual( [] );
		await close();
	} );
} );

describe( 'a vacancy', () => {
	it( 'is added below a person, filled and gone', async () => {
		const { page, complaints, close } = await chart( at( bob ) );
		await item( page, 'Bob' ).focus();
		await page.keyboard.press( 'Shift+F10' );
		await page.getByRole( 'menuitem', { name: 'Add vacancy…' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Add vacancy' } );
		await dialog.getByLabel( 'Job title' ).fill( `Lead ${ mark }` );
		await dialog.getByLabel( `Dan ${ mark }` ).check();
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'vacancy-dialog' );
		await dialog.getByRole( 'button', { name: 'Add vacancy' } ).click();

		const vacancy = page.getByRole( 'treeitem', {
			name: new RegExp( `^Lead ${ mark }.*Vacant` ),
		} );
		await see( vacancy ).toBeFocused( slow );
		await page.keyboard.press( 'ArrowRight' );
		await see( item( page, 'Dan' ) ).toBeVisible();
		expect( await problems( page ) ).toEqual( [] );
		await pictures( page, 'vacancy' );

		await vacancy.focus();
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'menuitem', { name: 'Fill with a person…' } )
			.click();
		const fill = page.getByRole( 'dialog', { name: /Fill the vacancy/ } );
		await fill.getByRole( 'combobox' ).fill( `Cat ${ mark }` );
		await fill
			.getByRole( 'option', { name: new RegExp( `Cat ${ mark }` ) } )
			.click();
		await fill.getByRole( 'button', { name: 'Fill vacancy' } ).click();
		await see( item( page, 'Cat' ) ).toBeFocused( slow );
		await see( vacancy ).toHaveCount( 0 );
		expect( await managerOf( cat ) ).toBe( bob.id );
		expect( await managerOf( dan ) ).toBe( cat.id );
		expect( await managerOf( eve ) ).toBe( bob.id );
		expect( wrong( complaints ) ).toEqual( [] );
		await close();
	} );
} );
