import type { Browser, Locator } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import {
	intranetProfile,
	position,
	positions,
} from '../../../contract-tests/support/paths';
import { newMark } from '../../../contract-tests/support/people';
import { as } from '../../../contract-tests/support/world';
import { violations } from '../../support/axe';
import { overflow } from '../../support/page-with';
import { chartOf, makeTeam, makeWide, open, type Team } from './team';
import { see } from '../../support/see';

let browser: Browser;
let team: Team;
let vacancy: number;
const mark = newMark();

beforeAll( async () => {
	browser = await launch();
	team = await makeTeam( mark );
	const answer = await as.manager.post( positions, {
		// Behind Zola.
		title: 'Zoning lead',
		reports_to: team.ana.id,
	} );
	vacancy = ( answer.body as { id: number } ).id;
	await as.manager.put( intranetProfile( team.gus.id ), {
		dotted_manager_ids: [ team.bo.id ],
	} );
} );
afterAll( async () => {
	await as.manager.delete( position( vacancy ) );
	await browser?.close();
} );

const at = async ( card: Locator ) => ( await card.boundingBox() )!;

const drawn = async ( layout: string, more: object = {}, how: object = {} ) => {
	const visited = await open(
		browser,
		await chartOf( team, { layout, align: 'wide', ...more } ),
		{ as: team.dev, ...how }
	);
	return {
		...visited,
		frame: visited.page.locator( '.svc-org-chart__viewport' ),
		overview: visited.page.getByRole( 'application', {
			name: /^Overview of the org chart/,
		} ),
		boxes: async () => ( {
			ana: await at( visited.card( team.ana ) ),
			bo: await at( visited.card( team.bo ) ),
			cleo: await at( visited.card( team.cleo ) ),
			dev: await at( visited.card( team.dev ) ),
			emile: await at( visited.card( team.emile ) ),
			gus: await at( visited.card( team.gus ) ),
		} ),
	};
};

const dimensions = ( frame: Locator ) =>
	frame.evaluate( ( element ) => ( {
		inside: element.clientWidth,
		content: element.scrollWidth,
		left: Math.abs( element.scrollLeft ),
		top: element.scrollTop,
	} ) );

const middle = ( { x, width }: { x: number; width: number } ) => x + width / 2;

describe.each( [ true, false ] )(
	'with levels, with JavaScript: %s',
	( javaScriptEnabled ) => {
		it( 'draws them from top to bottom', async () => {
			const { boxes, close } = await drawn(
				'vertical',
				{},
				{ javaScriptEnabled }
			);
			const { ana, bo, cleo, dev, emile, gus } = await boxes();
			expect( bo.y ).toBeGreaterThan( ana.y + ana.height );
			expect( emile.y ).toBe( bo.y );
			expect( emile.x ).toBeGreaterThan( bo.x + bo.width );
			expect( [ dev.y, gus.y ] ).toEqual( [ cleo.y, cleo.y ] );
			expect( cleo.y ).toBeGreaterThan( bo.y + bo.height );
			expect( middle( bo ) ).toBeCloseTo(
				( middle( cleo ) + middle( dev ) ) / 2,
				0
			);
			await close();
		} );

		it( 'draws them from side to side', async () => {
			const { boxes, close } = await drawn(
				'horizontal',
				{},
				{ javaScriptEnabled }
			);
			const { ana, bo, cleo, dev, emile, gus } = await boxes();
			expect( bo.x ).toBeGreaterThan( ana.x + ana.width );
			expect( emile.x ).toBe( bo.x );
			expect( emile.y ).toBeGreaterThan( bo.y + bo.height );
			expect( [ dev.x, gus.x ] ).toEqual( [ cleo.x, cleo.x ] );
			await close();
		} );
	}
);

it( 'runs from right to left where the page does', async () => {
	const { page, boxes, close } = await drawn( 'horizontal' );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	const { ana, bo, cleo } = await boxes();
	expect( bo.x + bo.width ).toBeLessThan( ana.x );
	expect( cleo.x + cleo.width ).toBeLessThan( bo.x );
	await close();
} );

describe( 'fit to width', () => {
	it( 'makes the org chart as small as what is open needs', async () => {
		const { toggle, card, frame, person, close } = await drawn(
			'vertical',
			{},
			{ viewport: { width: 900, height: 900 } }
		);
		const width = async () => ( await at( card( team.ana ) ) ).width;
		const before = await width();
		expect( before ).toBeLessThan( 240 );
		await toggle( team.bo ).click();
		await see( person( team.cleo ) ).toBeHidden();
		expect( await width() ).toBeGreaterThan( before );
		await toggle( team.bo ).click();
		await see( person( team.cleo ) ).toBeVisible();
		expect( await width() ).toBeCloseTo( before, 0 );
		const { content, inside } = await dimensions( frame );
		expect( content ).toBeLessThanOrEqual( inside );
		await close();
	} );

	it( 'stays readable on a phone, and scrolls in its own region', async () => {
		const { page, card, frame, close } = await drawn(
			'vertical',
			{},
			{ viewport: { width: 320, height: 700 } }
		);
		const { content, inside } = await dimensions( frame );
		expect( content ).toBeGreaterThan( inside );
		expect( await overflow( page ) ).toBe( 0 );
		expect( ( await at( card( team.ana ) ) ).width ).toBeCloseTo(
			0.7 * 240,
			0
		);
		await close();
	} );

	it( 'can be left out, and had by a button', async () => {
		const { page, card, frame, status, close } = await drawn(
			'vertical',
			{ fitWidth: false },
			{ viewport: { width: 700, height: 900 } }
		);
		expect( ( await at( card( team.ana ) ) ).width ).toBe( 240 );
		await page.getByRole( 'button', { name: 'Fit to width' } ).click();
		await see( status ).toHaveText( /^Zoom: \d+ %$/ );
		const { content, inside } = await dimensions( frame );
		expect( content ).toBeLessThanOrEqual( inside );
		await page.getByRole( 'button', { name: 'Fit to width' } ).click();
		expect( ( await at( card( team.ana ) ) ).width ).toBeLessThan( 240 );
		await close();
	} );
} );

describe( 'the keyboard', () => {
	it.each( [
		[
			'vertical',
			'ltr',
			{ in: 'Down', out: 'Up', after: 'Right', before: 'Left' },
		],
		[
			'vertical',
			'rtl',
			{ in: 'Down', out: 'Up', after: 'Left', before: 'Right' },
		],
		[
			'horizontal',
			'ltr',
			{ in: 'Right', out: 'Left', after: 'Down', before: 'Up' },
		],
		[
			'horizontal',
			'rtl',
			{ in: 'Left', out: 'Right', after: 'Down', before: 'Up' },
		],
	] )( 'leads where people are seen: %s, %s', async ( layout, dir, ways ) => {
		const { page, card, person, tree, complaints, close } =
			await drawn( layout );
		await page.evaluate( ( to ) => {
			document.documentElement.dir = to;
		}, dir );
		await see
			.poll( () => tree.getAttribute( 'aria-orientation' ) )
			.toBe( layout === 'vertical' ? 'horizontal' : null );
		const go = ( way: keyof typeof ways ) =>
			page.keyboard.press( `Arrow${ ways[ way ] }` );
		const on = ( who: { id: number } ) => see( card( who ) ).toBeFocused();
		await card( team.ana ).focus();
		await go( 'in' );
		await on( team.bo );
		await go( 'after' );
		await on( team.emile );
		await go( 'before' );
		await on( team.bo );
		await go( 'in' );
		await on( team.cleo );
		await go( 'in' );
		await see( person( team.finn ) ).toBeVisible();
		await on( team.cleo );
		await go( 'in' );
		await on( team.finn );
		await go( 'in' );
		await on( team.finn );
		await go( 'out' );
		await on( team.cleo );
		await go( 'after' );
		await on( team.dev );
		await go( 'after' );
		await on( team.gus );
		await go( 'out' );
		await on( team.emile );
		await page.keyboard.press( 'Space' );
		await see( person( team.gus ) ).toBeHidden();
		await page.keyboard.press( 'Home' );
		await on( team.ana );
		await page.keyboard.press( 'End' );
		await on( { id: vacancy } );
		await page.keyboard.press( 'b' );
		await on( team.bo );
		expect( await violations( page, '.svc-org-chart' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

describe( 'vacancies and dotted lines', () => {
	it.each( [ 'tree', 'vertical', 'horizontal' ] )(
		'are drawn: %s',
		async ( layout ) => {
			const { page, card, close } = await drawn( layout );
			const line = page.locator( '.svc-org-chart__lines > path' );
			await see( line ).toHaveAttribute( 'd', /^M[\d. ]+C/ );
			await see( card( { id: vacancy } ) ).toHaveCSS(
				'border-style',
				'dashed'
			);
			await see( card( team.gus ) ).toHaveAccessibleName(
				/Dotted-line managers: 1/
			);
			const [ from, to, path ] = await Promise.all( [
				at( card( team.gus ) ),
				at( card( team.bo ) ),
				at( line ),
			] );
			for ( const box of [ from, to ] ) {
				expect( path.x ).toBeLessThanOrEqual( box.x + box.width + 3 );
				expect( path.x + path.width ).toBeGreaterThanOrEqual(
					box.x - 3
				);
				expect( path.y ).toBeLessThanOrEqual( box.y + box.height + 3 );
				expect( path.y + path.height ).toBeGreaterThanOrEqual(
					box.y - 3
				);
			}
			await close();
		}
	);

	it( 'are gone with the people, and in the list', async () => {
		const { page, toggle, close } = await drawn( 'vertical' );
		const lines = page.locator( '.svc-org-chart__lines' );
		await see( lines ).toBeVisible();
		await toggle( team.emile ).click();
		await see( lines ).toHaveCount( 0 );
		await toggle( team.emile ).click();
		await see( lines ).toBeVisible();
		await page.getByRole( 'button', { name: 'List' } ).click();
		await see( lines ).toBeHidden();
		await close();
	} );
} );

it( 'is changed by viewers, for themselves', async () => {
	const { page, boxes, complaints, close } = await drawn( 'tree' );
	const button = ( name: string ) =>
		page.getByRole( 'button', { name, exact: true } );
	await see( button( 'Tree' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await button( 'Horizontal' ).click();
	await see( button( 'Horizontal' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await see( button( 'Tree' ) ).toHaveAttribute( 'aria-pressed', 'false' );
	const { ana, bo } = await boxes();
	expect( bo.x ).toBeGreaterThan( ana.x + ana.width );
	await button( 'List' ).click();
	await see( button( 'Fit to width' ) ).toBeHidden();
	await button( 'Vertical' ).click();
	await see
		.poll( async () => {
			const { cleo, dev } = await boxes();
			return dev.y - cleo.y;
		} )
		.toBe( 0 );
	expect( complaints ).toEqual( [] );
	await close();
} );

describe( 'a large company', () => {
	let wide: Awaited< ReturnType< typeof makeWide > >;
	beforeAll( async () => {
		wide = await makeWide( team.finn, 60, mark );
	} );

	it.each( [
		[ 'vertical', 5 ],
		[ 'horizontal', 3 ],
	] )( 'has many reports in columns: %s', async ( layout, columns ) => {
		const { page, card, toggle, person, complaints, close } =
			await drawn( layout );
		await toggle( team.cleo ).click();
		await see( person( team.finn ) ).toBeVisible();
		await toggle( team.finn ).click();
		await see( person( wide[ 0 ]! ) ).toBeVisible();
		const first = await at( card( wide[ 0 ]! ) );
		const last = await at( card( wide[ columns - 1 ]! ) );
		const next = await at( card( wide[ columns ]! ) );
		expect( last.y ).toBe( first.y );
		expect( next.y ).toBeGreaterThan( first.y );
		expect( next.x ).toBe( first.x );
		await page.getByText( 'Show 51–60 of 60' ).click();
		await see( card( wide[ 50 ]! ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await see( card( wide[ 50 + columns ]! ) ).toBeFocused();
		expect( await overflow( page ) ).toBe( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'is searched, and who is found comes into view', async () => {
		const { page, card, close } = await drawn(
			'horizontal',
			{ depth: 1 },
			{ viewport: { width: 700, height: 700 } }
		);
		await page.getByRole( 'combobox' ).fill( `${ mark } N0047` );
		await page.getByRole( 'option' ).click();
		await see( card( wide[ 46 ]! ) ).toBeFocused();
		await see( card( wide[ 46 ]! ) ).toBeInViewport();
		await close();
	} );

	it( 'has an overview, which moves the visible part', async () => {
		const {
			page,
			card,
			toggle,
			person,
			frame,
			overview,
			complaints,
			close,
		} = await drawn(
			'vertical',
			{ fitWidth: false },
			{ viewport: { width: 700, height: 800 } }
		);
		await toggle( team.cleo ).click();
		await see( person( team.finn ) ).toBeVisible();
		await toggle( team.finn ).click();
		await see( person( wide[ 0 ]! ) ).toBeVisible();
		await see( overview ).toBeVisible();
		await overview.scrollIntoViewIfNeeded();
		const box = await at( overview );
		const root = await at( card( team.ana ) );
		expect( root.y + root.height ).toBeLessThan( box.y );
		await frame.evaluate( ( element ) =>
			element.scrollTo( 0, element.scrollHeight )
		);
		// The last card is not behind it.
		const last = await at( page.getByRole( 'treeitem' ).last() );
		expect( last.y + last.height ).toBeLessThan( box.y );
		await page.mouse.click( box.x + 8, box.y + 8 );
		await see
			.poll( async () => ( await dimensions( frame ) ).left )
			.toBe( 0 );
		await see( overview ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		const { left } = await dimensions( frame );
		expect( left ).toBeGreaterThan( 50 );
		await page.mouse.move( box.x + 8, box.y + 8 );
		await page.mouse.down();
		await page.mouse.move( box.x + box.width - 8, box.y + 8, { steps: 4 } );
		await page.mouse.up();
		expect( ( await dimensions( frame ) ).left ).toBeGreaterThan( left );
		await page.mouse.move( box.x + 8, box.y + 8 );
		expect( ( await dimensions( frame ) ).left ).toBeGreaterThan( left );
		expect( await violations( page, '.svc-org-chart' ) ).toEqual( [] );

		// While only the beginning of the frame is in sight, it stays below what stands above.
		await page.evaluate( ( to ) => {
			window.scrollTo( 0, 0 );
			document.body.style.paddingTop = `${ to }px`;
		}, 800 );
		await page.evaluate(
			( to ) => window.scrollBy( 0, to ),
			( await at( frame ) ).y - 760
		);
		expect( ( await at( overview ) ).y ).toBeGreaterThanOrEqual(
			( await at( frame ) ).y - 8
		);
		await page.evaluate( () => {
			document.body.style.paddingTop = '';
		} );

		const button = page.getByRole( 'button', { name: 'Overview' } );
		await button.click();
		await see( button ).toHaveAttribute( 'aria-pressed', 'false' );
		await see( overview ).toBeHidden();
		await button.click();
		await see( overview ).toBeVisible();
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it.each( [
		[ 'where all of it is visible', {} ],
		[
			'where it is switched off',
			{ fitWidth: false, showOverview: false },
		],
	] )( 'has no overview %s', async ( name, more ) => {
		const { page, overview, close } = await drawn( 'vertical', more, {
			viewport: {
				width: name.includes( 'all' ) ? 1600 : 500,
				height: 900,
			},
		} );
		await page.waitForLoadState( 'networkidle' );
		await see( overview ).toHaveCount( 0 );
		await close();
	} );
} );
