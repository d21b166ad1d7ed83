import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProfileListItem } from '../../client/src/users/profile-schemas';
import { launch } from '../../contract-tests/support/browser';
import { control } from '../../contract-tests/support/control';
import { recordsOf } from '../../contract-tests/support/csv';
import {
	directReports,
	importOf,
	imports,
	intranetProfile,
	profiles,
} from '../../contract-tests/support/paths';
import { newMark, stateOf } from '../../contract-tests/support/people';
import { host } from '../../contract-tests/support/site';
import { as, world } from '../../contract-tests/support/world';
import { png } from '../../contract-tests/users/photos/pictures';
import { company } from '../../tools/demo/company';
import { loadDemo } from '../../tools/demo/load';
import { administrator } from '../admin/support';
import { sheetOfPeople } from '../support/sheet-of-people';
import { visit, type Visited } from '../support/visit';
import { record, walker } from '../support/walker';
import { see } from '../support/see';

const mark = newMark();
/** Begins as all of the run's accounts do, and is deleted with them. */
const login = `${ world.token }${ mark.slice( -6 ) }`;
const sheet = sheetOfPeople( { size: 500, brokenEvery: 25, mark } );
const timeout = 60_000;
/** The time for which a person holds a button down. */
const hand = { delay: 80 };

/** The name of the person of the demo company with this job title. */
const nameOf = ( title: string ) => {
	const { first_name, last_name } = [ ...company() ].find(
		( { profile } ) => profile.job_title === title
	)!.profile;
	return `${ first_name } ${ last_name }`;
};
const from = nameOf( 'Marketing Manager' );
const to = nameOf( 'Chief Credit Officer' );

let browser: Browser;
let visited: Visited;
let page: Page;
let recording: Awaited< ReturnType< typeof record > >;
let walk: ReturnType< typeof walker >;
let team: number[] = [];

beforeAll( async () => {
	browser = await launch();
	await loadDemo( host, { people: 120, log: () => {} } );
	visited = await visit( browser, '/wp-admin/', {
		as: administrator,
		viewport: { width: 1440, height: 900 },
		reducedMotion: 'reduce',
		acceptDownloads: true,
	} );
	( { page } = visited );
	page.setDefaultTimeout( timeout );
	recording = await record( page, 'administrator' );
	walk = walker( page, 'administrator' );
} );

/** Restores the company. */
afterAll( async () => {
	await recording?.end();
	await browser?.close();
	const manager = await idOf( from );
	for ( const id of team ) {
		await as.manager.put( intranetProfile( id ), { reports_to: manager } );
	}
	const [ nadia ] = await find( `nadia ${ mark }` );
	const photo = nadia && ( await stateOf( nadia.id ) );
	const made = ( await find( mark ) ).map( ( one ) => one.user_id );
	for ( let at = 0; at < made.length; at += 20 ) {
		await control.removeUsers(
			made.slice( at, at + 20 ),
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
	}
	if ( photo?.avatar_id ) {
		await control.detach( {
			id: Number( photo.avatar_id ),
			site: Number( photo.avatar_site_id ),
			url: '',
		} );
	}
	const { body } = await as.manager.get( imports );
	for ( const { id, name } of ( body as { data: Named[] } ).data ) {
		if ( name === `${ mark }.csv` ) {
			await as.manager.delete( importOf( id ) );
		}
	}
} );

interface Named {
	id: number;
	name: string;
}

/** All people who match, from the server. */
async function list( query: object ): Promise< ProfileListItem[] > {
	const all: ProfileListItem[] = [];
	for ( let at = 1, pages = 1; at <= pages; at++ ) {
		const { body } = await as.manager.get( profiles, {
			query: { ...query, per_page: 100, page: at, context: 'edit' },
		} );
		const answer = body as { data: ProfileListItem[]; pages: number };
		all.push( ...answer.data );
		( { pages } = answer );
	}
	return all;
}

const find = ( search: string ) => list( { search } );

const idOf = async ( name: string ) => ( await find( name ) )[ 0 ]!.user_id;

async function reportsOf( id: number ): Promise< number[] > {
	const { body } = await as.manager.get( directReports( id ), {
		query: { per_page: 100 },
	} );
	return ( body as { data: Named[] } ).data.map( ( one ) => one.id );
}

const link = ( name: string ) =>
	page.getByRole( 'link', { name, exact: true } ).first();
const button = ( name: string | RegExp ) =>
	page.getByRole( 'button', { name, exact: true } ).first();
const option = ( name: RegExp ) => page.getByRole( 'option', { name } ).first();
const heading = ( name: string, level = 1 ) =>
	page.getByRole( 'heading', { level, name } );
/** An item below People in the menu. */
const menu = ( name: string ) => {
	const all = page.getByRole( 'navigation', { name: 'Main menu' } );
	return all
		.getByRole( 'listitem' )
		.filter( {
			has: page.getByRole( 'link', { name: 'People', exact: true } ),
		} )
		.getByRole( 'link', { name, exact: true } )
		.first();
};
const starting = ( name: string ) =>
	new RegExp( `^${ name.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) }` );

/** Clicks, and waits for the result. */
const press = (
	what: ReturnType< typeof button >,
	then: ReturnType< typeof button >
) =>
	walk.step( async () => {
		await what.click( hand );
		await see( then ).toBeVisible( { timeout } );
	} );

const type = ( into: ReturnType< typeof button >, text: string ) =>
	walk.step( () => into.fill( text ) );

it( 'adds a colleague with photo and manager, and finds them', async () => {
	await press( menu( 'People' ), page.getByRole( 'table' ) );
	await press( link( 'Add person' ), page.getByLabel( 'First name' ) );
	await type( page.getByLabel( 'First name' ), 'Nadia' );
	await type( page.getByLabel( 'Last name' ), mark );
	await type( page.getByLabel( 'Job title' ), 'Loan Processor' );
	await type( page.getByLabel( 'E-mail' ), `${ login }@example.com` );
	await see( page.getByLabel( 'Username' ) ).toHaveValue( login );
	await type( page.getByLabel( 'Department' ), 'Loan Processing' );
	await walk.step( async () => {
		await page
			.getByLabel( 'Manager', { exact: true } )
			.fill( 'director of loan' );
		await see( option( /^Priya Raghunathan/ ) ).toBeVisible( { timeout } );
	} );
	await walk.step( () => option( /^Priya Raghunathan/ ).click( hand ) );
	const library = page.getByRole( 'dialog' );
	const upload = library.getByRole( 'tab', { name: 'Upload files' } );
	await press( button( 'Choose photo' ), upload );
	const files = library.getByRole( 'button', { name: 'Select Files' } );
	await press( upload, files );
	const chooser = page.waitForEvent( 'filechooser' );
	await walk.step( () => files.click( hand ) );
	const use = library.getByRole( 'button', { name: 'Use this photo' } );
	await walk.step( async () => {
		await (
			await chooser
		).setFiles( {
			name: `nadia-${ mark }.png`,
			mimeType: 'image/png',
			buffer: png( 600, 600 ),
		} );
		await see( use ).toBeEnabled( { timeout } );
	} );
	await press( use, button( 'Replace photo' ) );
	await press( button( 'Add' ), heading( `Nadia ${ mark }` ) );

	await press( link( 'All people' ), page.getByRole( 'searchbox' ) );
	const row = page.getByRole( 'row' );
	await walk.step( async () => {
		await page.getByRole( 'searchbox' ).fill( `nadia ${ mark }` );
		await see( row ).toHaveCount( 2, { timeout } );
	} );
	await press( link( `Nadia ${ mark }` ), page.getByLabel( 'Job title' ) );
	await see( page.getByLabel( 'Job title' ) ).toHaveValue( 'Loan Processor' );

	const found = await find( `nadia ${ mark }` );
	expect( found ).toHaveLength( 1 );
	const nadia = await stateOf( found[ 0 ]!.id );
	expect( nadia ).toMatchObject( {
		first_name: 'Nadia',
		job_title: 'Loan Processor',
		avatar_url: expect.stringContaining( `nadia-${ mark }` ),
		meta: {
			svc_department: 'Loan Processing',
			svc_reports_to: await idOf( 'Priya Raghunathan' ),
		},
	} );
	expect( nadia.avatar_id ).not.toBeNull();
} );

it( 'moves a team to another manager', async () => {
	const [ before, after ] = [ await idOf( from ), await idOf( to ) ];
	team = await reportsOf( before );
	expect( team.length ).toBeGreaterThan( 2 );
	await press(
		menu( 'Organization' ),
		page.getByRole( 'combobox', { name: 'Find a person' } )
	);
	await walk.step( async () => {
		await page
			.getByRole( 'combobox', { name: 'Find a person' } )
			.fill( 'marketing manager' );
		await see( option( starting( from ) ) ).toBeVisible( { timeout } );
	} );
	const actions = page.getByLabel( `Actions for ${ from }` );
	await press( option( starting( from ) ), actions );
	const move = page.getByRole( 'menuitem', {
		name: 'Move team to another manager…',
	} );
	await press( actions, move );
	const dialog = page.getByRole( 'dialog' );
	const manager = dialog.getByRole( 'combobox', { name: 'New manager' } );
	await press( move, manager );
	await walk.step( async () => {
		await manager.fill( 'siobhan' );
		await see( option( starting( to ) ) ).toBeVisible( { timeout } );
	} );
	await walk.step( () => option( starting( to ) ).click( hand ) );
	await walk.step( async () => {
		await dialog.getByRole( 'button', { name: 'Move team' } ).click( hand );
		await see( dialog ).toBeHidden( { timeout } );
	} );

	expect( await reportsOf( before ) ).toEqual( [] );
	expect( await reportsOf( after ) ).toEqual(
		expect.arrayContaining( team )
	);
} );

it( 'imports a spreadsheet of 500 people with some broken rows', async () => {
	await press( menu( 'Import' ), button( 'Choose file' ) );
	const chooser = page.waitForEvent( 'filechooser' );
	await walk.step( () => button( 'Choose file' ).click( hand ) );
	const strict = page.getByLabel( /^Refuse rows/ );
	await walk.step( async () => {
		await (
			await chooser
		).setFiles( {
			name: `${ mark }.csv`,
			mimeType: 'text/csv',
			buffer: Buffer.from( sheet.text ),
		} );
		await see( strict ).toBeVisible( { timeout } );
	} );
	await walk.step( () => strict.click( hand ) );
	const go = button( `Import ${ sheet.good } people` );
	await press( button( 'Check rows' ), go );
	const refused = button( starting( `${ sheet.broken.length } ` ) );
	await press(
		refused,
		page.getByRole( 'rowheader', {
			name: String( sheet.broken[ 0 ] ),
			exact: true,
		} )
	);
	await walk.step( async () => {
		await go.click( hand );
		await see( heading( 'Import finished', 2 ) ).toBeVisible( {
			timeout: 4 * timeout,
		} );
	} );
	const report = await saved( () =>
		button( 'Download report (CSV)' ).click( hand )
	);

	const made = await find( mark );
	// Nadia has the mark as well.
	expect( made ).toHaveLength( sheet.good + 1 );
	expect( report ).toHaveLength( 500 );
	const numbers = report
		.filter( ( one ) => one.Outcome === 'Refused' )
		.map( ( one ) => Number( one.Row ) );
	expect( numbers ).toEqual( sheet.broken );
} );

it( 'exports one department', async () => {
	await press(
		link( 'Show people, newest first' ),
		page.getByRole( 'searchbox' )
	);
	const department = page.getByRole( 'menuitem', { name: 'Department' } );
	await press( button( 'Add filter' ), department );
	const underwriting = option( /^Underwriting \(\d+\)/ );
	await press( department, underwriting );
	await walk.step( async () => {
		await underwriting.click( hand );
		await see( page ).toHaveURL( /department=Underwriting/, { timeout } );
	} );
	const dialog = page.getByRole( 'dialog' );
	await press( button( 'Export' ), dialog );
	const rows = await saved( () =>
		dialog.getByRole( 'button', { name: 'Export' } ).click( hand )
	);

	const people = await list( { department: 'Underwriting' } );
	expect( people.length ).toBeGreaterThan( 100 );
	const ids = ( all: { id: unknown }[] ) =>
		all.map( ( one ) => Number( one.id ) ).sort( ( a, b ) => a - b );
	expect(
		ids( rows.map( ( row ) => ( { id: Object.values( row )[ 0 ] } ) ) )
	).toEqual( ids( people ) );
} );

it( 'takes at most 60 actions for all of that, and nothing complains', () => {
	expect( walk.steps() ).toBeLessThanOrEqual( 60 );
	expect( visited.complaints ).toEqual( [] );
} );

/** The rows of a file that the browser saves. */
async function saved( does: () => Promise< unknown > ) {
	const download: Promise< Download > = page.waitForEvent( 'download' );
	await walk.step( does );
	return recordsOf(
		await readFile( await ( await download ).path(), 'utf8' )
	);
}
