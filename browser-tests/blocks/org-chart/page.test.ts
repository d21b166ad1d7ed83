import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { control } from '../../../contract-tests/support/control';
import { people } from '../../../contract-tests/support/people';
import { host, siteTwo } from '../../../contract-tests/support/site';
import { violations } from '../../support/axe';
import { block } from '../../support/page-with';
import {
	chartOf,
	makeTeam,
	moveTo,
	open,
	pageOf,
	pageWith,
	requests,
	type Team,
} from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;
let path: string;

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam();
	path = await chartOf( team );
} );
afterAll( () => browser?.close() );

describe( 'the org chart on a page', () => {
	it( 'is a tree of so many levels, without a complaint', async () => {
		const { page, tree, person, card, complaints, close } = await open(
			browser,
			path,
			{ as: team.dev }
		);
		await see( tree ).toHaveAccessibleName( 'Org chart' );
		const ana = card( team.ana );
		await see( ana ).toHaveAttribute( 'role', 'treeitem' );
		await see( ana ).toHaveAttribute( 'aria-level', '1' );
		await see( ana ).toHaveAttribute( 'aria-expanded', 'true' );
		await see( ana ).toHaveAccessibleName(
			'Ana Ruiz Chief executive Lending Reports of Ana Ruiz: 2'
		);
		const cleo = card( team.cleo );
		await see( cleo ).toHaveAttribute( 'aria-level', '3' );
		await see( cleo ).toHaveAttribute( 'aria-expanded', 'false' );
		await see( cleo ).toHaveAttribute( 'aria-setsize', '2' );
		await see( cleo ).toHaveAttribute( 'aria-posinset', '1' );
		await see( card( team.dev ) ).not.toHaveAttribute( 'aria-expanded' );
		await see( person( team.finn ) ).toHaveCount( 0 );
		expect( await violations( page, '.wp-block-svc-org-chart' ) ).toEqual(
			[]
		);
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'asks for a branch when it is opened, once', async () => {
		const { page, person, card, toggle, status, close } = await open(
			browser,
			path,
			{ as: team.dev }
		);
		const asked = requests( page );
		await toggle( team.cleo ).click();
		await see( person( team.finn ) ).toBeVisible();
		await see( card( team.finn ) ).toHaveAttribute( 'aria-level', '4' );
		await see( status ).toHaveText( 'Cleo Marsh, reports: 1' );
		await toggle( team.cleo ).click();
		await see( person( team.finn ) ).toBeHidden();
		await toggle( team.cleo ).click();
		await see( person( team.finn ) ).toBeVisible();
		await toggle( team.bo ).click();
		await see( person( team.cleo ) ).toBeHidden();
		await see( person( team.gus ) ).toBeVisible();
		expect( asked ).toEqual( [ `/org-chart/${ team.cleo.id }?depth=1` ] );
		expect( await violations( page, '.wp-block-svc-org-chart' ) ).toEqual(
			[]
		);
		await close();
	} );

	it( 'tells how to reach a person', async () => {
		const { page, card, link, close } = await open( browser, path, {
			as: team.dev,
		} );
		await link( team.bo ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Bo Arend' } );
		await see(
			dialog.getByRole( 'link', { name: team.bo.sent.email } )
		).toHaveAttribute( 'href', `mailto:${ team.bo.sent.email }` );
		await see( dialog.locator( 'a[href^="mailto:"] wbr' ) ).not.toHaveCount(
			0
		);
		expect( await violations( page, 'dialog' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await see( dialog ).toHaveCount( 0 );
		await see( card( team.bo ) ).toBeFocused();
		await close();
	} );

	it( 'shows a change of managers after a reload', async () => {
		const own = await makeTeam();
		const { page, person, close } = await open(
			browser,
			await chartOf( own ),
			{ as: own.dev }
		);
		await see(
			person( own.bo ).locator( `[data-person="${ own.dev.id }"]` )
		).toBeVisible();
		await moveTo( own.dev, own.emile );
		await page.reload();
		await see(
			person( own.emile ).locator( `[data-person="${ own.dev.id }"]` )
		).toBeVisible();
		await see(
			person( own.bo ).locator( `[data-person="${ own.dev.id }"]` )
		).toHaveCount( 0 );
		await close();
	} );

	it( 'is the viewer’s own team', async () => {
		const own = await pageWith( { start: 'viewer', depth: 1 } );
		for ( const [ who, top ] of [
			[ team.bo, team.bo ],
			[ team.dev, team.bo ],
			[ team.ana, team.ana ],
		] as const ) {
			const { person, card, close } = await open( browser, own, {
				as: who,
			} );
			await see( card( top ) ).toHaveAttribute( 'aria-level', '1' );
			await see( person( who ) ).toBeVisible();
			await close();
		}
	} );

	it( 'stands twice on a page, each for itself', async () => {
		const of = ( { id }: { id: number } ) =>
			block( 'svc/org-chart', { start: 'person', personId: id } );
		const { page, toggle, person, complaints, close } = await open(
			browser,
			await pageOf( of( team.cleo ) + of( team.emile ) ),
			{ as: team.dev }
		);
		await see( page.getByRole( 'tree' ) ).toHaveCount( 2 );
		await toggle( team.cleo ).click();
		await see( person( team.finn ) ).toBeHidden();
		await see( person( team.gus ) ).toBeVisible();
		await page
			.locator( '#svc-chart2' )
			.getByRole( 'button', { name: 'List' } )
			.click();
		await see( page.locator( '#svc-chart1' ) ).toHaveClass( /is-tree/ );
		await see( page.locator( '#svc-chart2' ) ).toHaveClass( /is-list/ );
		expect( await violations( page, '.wp-block-svc-org-chart' ) ).toEqual(
			[]
		);
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'has the organisation above several tops', async () => {
		await makeTeam();
		const { tree, person, complaints, close } = await open(
			browser,
			await pageWith( { depth: 1 } ),
			{ as: team.dev }
		);
		await see( person( { id: 0 } ) ).toBeVisible();
		await see( tree.getByRole( 'treeitem' ).nth( 1 ) ).toHaveAttribute(
			'aria-level',
			'2'
		);
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

describe( 'who may not view the intranet', () => {
	it( 'sees a line to sign in by, and nobody', async () => {
		const asks = await chartOf( team, { signInText: 'For us alone.' } );
		const { page, complaints, close } = await open( browser, asks );
		await see( page.getByText( 'For us alone.' ) ).toBeVisible();
		await see(
			page.locator( '.wp-block-svc-org-chart' ).getByRole( 'link' )
		).toHaveAttribute( 'href', /wp-login\.php\?redirect_to=/ );
		expect( await page.content() ).not.toMatch( /Cleo|Ruiz|Lending/ );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'gets nothing of a branch by its address', async () => {
		const { page, close } = await open(
			browser,
			`${ path }&svc-chart1=${ team.bo.id }`
		);
		expect( await page.content() ).not.toMatch( /Cleo|Arend|Lending/ );
		await close();
	} );

	it( 'is told so where signing in would not help', async () => {
		const [ partner ] = await people( { role: 'realtor_partner' } );
		const { page, close } = await open( browser, path, { as: partner } );
		await see( page.locator( '.svc-sign-in' ) ).toHaveText(
			'Your account may not see this.'
		);
		expect( await page.content() ).not.toMatch( /Cleo|Arend|Lending/ );
		await close();
	} );
} );

describe.runIf( host.network )( 'the second site', () => {
	it( 'shows the same people to its members, and nobody to others', async () => {
		const own = await makeTeam();
		await control.setRole( own.dev.id, 'subscriber', 2 );
		const two = await pageWith(
			{ start: 'person', personId: own.ana.id },
			siteTwo
		);
		const member = await open( browser, two, {
			url: siteTwo.url,
			as: own.dev,
		} );
		await member.toggle( own.cleo ).click();
		await see( member.person( own.finn ) ).toBeVisible();
		expect( member.complaints ).toEqual( [] );
		await member.close();
		for ( const as of [ own.bo, undefined ] ) {
			const { page, close } = await open( browser, two, {
				url: siteTwo.url,
				as,
			} );
			await see( page.locator( '.svc-sign-in' ) ).toBeVisible();
			expect( await page.content() ).not.toMatch( /Cleo|Arend/ );
			await close();
		}
	} );
} );
