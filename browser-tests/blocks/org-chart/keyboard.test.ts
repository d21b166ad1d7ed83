import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { chartOf, makeTeam, open, requests, type Team } from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam();
} );
afterAll( () => browser?.close() );

const walk = async ( layout: string, more: object = {} ) => {
	const visited = await open( browser, await chartOf( team, { layout } ), {
		as: team.dev,
		...more,
	} );
	const press = async ( keys: string ) => {
		for ( const key of keys.split( ' ' ) ) {
			await visited.page.keyboard.press( key );
		}
	};
	const at = ( who: { id: number } ) =>
		see( visited.card( who ) ).toBeFocused();
	return { ...visited, press, at };
};

it.each( [ 'tree', 'list' ] )(
	'is walked by keyboard as a %s',
	async ( layout ) => {
		const { page, press, at, person, complaints, close } =
			await walk( layout );
		const asked = requests( page );
		await page.getByRole( 'button', { name: 'Download as PNG' } ).focus();
		await press( 'Tab' );
		await at( team.ana );
		await press( 'ArrowDown' );
		await at( team.bo );
		await press( 'ArrowRight' );
		await at( team.cleo );
		await press( 'ArrowRight' );
		await see( person( team.finn ) ).toBeVisible();
		await at( team.cleo );
		await press( 'ArrowRight' );
		await at( team.finn );
		await press( 'ArrowRight' );
		await at( team.finn );
		await press( 'ArrowLeft' );
		await at( team.cleo );
		await press( 'ArrowLeft' );
		await see( person( team.finn ) ).toBeHidden();
		await press( 'ArrowLeft' );
		await at( team.bo );
		await press( 'End' );
		await at( team.gus );
		await press( 'Home' );
		await at( team.ana );
		await press( 'e m' );
		await at( team.emile );
		await press( 'ArrowUp' );
		await at( team.dev );
		await press( 'ArrowUp Space' );
		await see( person( team.finn ) ).toBeVisible();
		await press( 'Space' );
		await see( person( team.finn ) ).toBeHidden();
		expect( asked ).toEqual( [ `/org-chart/${ team.cleo.id }?depth=1` ] );
		await press( 'Enter' );
		const dialog = page.getByRole( 'dialog', { name: 'Cleo Marsh' } );
		await see( dialog ).toBeVisible();
		await press( 'Escape' );
		await at( team.cleo );
		await press( 'Shift+Tab' );
		await see(
			page.getByRole( 'button', { name: 'Download as PNG' } )
		).toBeFocused();
		await press( 'Tab' );
		await at( team.cleo );
		expect( complaints ).toEqual( [] );
		await close();
	}
);

it( 'leaves the focus alone that moves on as soon as details are closed', async () => {
	const { page, press, close } = await walk( 'tree' );
	const png = page.getByRole( 'button', { name: 'Download as PNG' } );
	await png.focus();
	await press( 'Tab Enter' );
	const dialog = page.getByRole( 'dialog' );
	await see( dialog ).toBeVisible();
	await png.evaluate( ( button ) => {
		document.querySelector( 'dialog' )!.close();
		button.focus();
	} );
	await see( page.locator( 'dialog' ) ).toHaveCount( 0 );
	await see( png ).toBeFocused();
	await close();
} );

it( 'opens all siblings by an asterisk', async () => {
	const { page, card, press, close } = await walk( 'tree', {} );
	const bo = card( team.bo );
	await bo.focus();
	await press( 'ArrowLeft ArrowDown ArrowLeft' );
	await see( bo ).toHaveAttribute( 'aria-expanded', 'false' );
	await see( card( team.emile ) ).toHaveAttribute( 'aria-expanded', 'false' );
	await press( '*' );
	await see( bo ).toHaveAttribute( 'aria-expanded', 'true' );
	await see( card( team.emile ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await see( page.locator( '[role="treeitem"][tabindex="0"]' ) ).toHaveCount(
		1
	);
	await close();
} );

it( 'is mirrored where text runs from right to left', async () => {
	const { page, card, press, at, close } = await walk( 'tree' );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await card( team.bo ).focus();
	await press( 'ArrowLeft' );
	await at( team.cleo );
	await press( 'ArrowRight' );
	await at( team.bo );
	await close();
} );

it( 'zooms by plus and minus, by wheel and by buttons', async () => {
	const { page, press, tree, status, card, close } = await walk( 'tree' );
	const zoom = () =>
		tree.evaluate( ( list ) => Number( getComputedStyle( list ).zoom ) );
	await card( team.ana ).focus();
	await press( '- -' );
	await see( status ).toHaveText( 'Zoom: 69 %' );
	expect( await zoom() ).toBeCloseTo( 0.694, 2 );
	await press( '+ +' );
	await see( status ).toHaveText( 'Zoom: 100 %' );
	await page.getByRole( 'button', { name: 'Zoom in' } ).click();
	await see( status ).toHaveText( 'Zoom: 120 %' );
	await card( team.ana ).hover();
	await page.keyboard.down( 'Control' );
	await page.mouse.wheel( 0, 300 );
	await page.keyboard.up( 'Control' );
	await see( status ).toHaveText( 'Zoom: 44 %' );
	await close();
} );
