import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../../contract-tests/support/people';
import { as } from '../../../contract-tests/support/world';
import { violations } from '../../support/axe';
import { anEditor, openEditor } from '../../support/editor';
import { pictures } from '../../support/looks';
import { overflow } from '../../support/page-with';
import { postWith } from '../../support/pages';
import { visit } from '../../support/visit';
import { see } from '../../support/see';

interface Pattern {
	name: string;
	title: string;
	content: string;
	categories: string[];
}

let browser: Browser;
let patterns: Pattern[];
const mark = newMark();
let leader: Person;
let officer: Person;
beforeAll( async () => {
	browser = await launch();
	const { body } = await as.manager.get( '/wp/v2/block-patterns/patterns' );
	patterns = ( body as Pattern[] ).filter( ( { name } ) =>
		name.startsWith( 'svc/' )
	);
	[ leader, officer ] = ( await people(
		// On the first page, with any number of leaders from other tests.
		{ first_name: 'Lea', last_name: `Aabel ${ mark }`, role: 'leadership' },
		{
			first_name: 'Olaf',
			last_name: mark,
			role: 'loan_officer',
			nmls_id: '123456',
			bio: 'I know the roads of this county.',
		}
	) ) as [ Person, Person ];
} );
afterAll( () => browser?.close() );

const contentOf = ( name: string ) =>
	patterns.find( ( pattern ) => pattern.name === name )!.content;

it( 'are in the category People', () => {
	expect(
		patterns.map( ( { name, title, categories } ) => [
			name,
			title,
			...categories,
		] )
	).toEqual( [
		[ 'svc/team', 'Team page', 'svc' ],
		[ 'svc/directory', 'Directory page', 'svc' ],
		[ 'svc/leadership', 'Leadership', 'svc' ],
		[ 'svc/loan-officer', 'Loan officer', 'svc' ],
	] );
} );

it( 'have blocks that the editor takes as they are', async () => {
	const { page, close } = await openEditor( browser, await anEditor() );
	for ( const { name, content } of patterns ) {
		const found = await page.evaluate( ( markup ) => {
			interface Parsed {
				name: string;
				isValid: boolean;
				innerBlocks: Parsed[];
			}
			const { wp } = window as unknown as {
				wp: { blocks: { parse: ( text: string ) => Parsed[] } };
			};
			const flat = ( blocks: Parsed[] ): Parsed[] =>
				blocks.flatMap( ( block ) => [
					block,
					...flat( block.innerBlocks ),
				] );
			return flat( wp.blocks.parse( markup ) ).filter(
				( block ) =>
					! block.isValid ||
					[ 'core/missing', 'core/freeform' ].includes( block.name )
			).length;
		}, content );
		expect( found, name ).toBe( 0 );
	}
	await close();
} );

describe.each( [
	[ 'svc/team', '.wp-block-svc-org-chart, .wp-block-svc-staff-directory', 2 ],
	[ 'svc/directory', '.wp-block-svc-staff-directory', 1 ],
	[ 'svc/leadership', '.wp-block-svc-staff-directory', 1 ],
] )( '%s', ( name, blocks, count ) => {
	it( 'shows a member the company, and fits', async () => {
		const { path } = await postWith( contentOf( name ), {
			post_title: name,
		} );
		const { page, complaints, close } = await visit( browser, path, {
			as: officer,
		} );
		await see( page.locator( blocks ) ).toHaveCount( count );
		await see( page.locator( '.svc-sign-in' ) ).toHaveCount( 0 );
		await page.waitForLoadState( 'networkidle' );
		expect( await violations( page, 'main' ) ).toEqual( [] );
		await page.setViewportSize( { width: 320, height: 844 } );
		await see.poll( () => overflow( page ) ).toBe( 0 );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await pictures( page, `pattern-${ name.replace( 'svc/', '' ) }` );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'shows visitors nobody', async () => {
		const { path } = await postWith( contentOf( name ) );
		const { page, complaints, close } = await visit( browser, path );
		await see( page.locator( '.svc-sign-in' ) ).toHaveCount( count );
		expect( await page.content() ).not.toContain( mark );
		expect( await violations( page, 'main' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

it( 'svc/leadership shows those who lead, and nobody else', async () => {
	const { path } = await postWith( contentOf( 'svc/leadership' ) );
	const { page, close } = await visit( browser, path, { as: officer } );
	await see(
		page.getByText( `Lea ${ leader.sent.last_name }` )
	).toBeVisible();
	await see( page.getByText( `Olaf ${ mark }` ) ).toHaveCount( 0 );
	await close();
} );

it( 'svc/loan-officer shows one loan officer, in their own words, to be kept', async () => {
	const { path } = await postWith(
		contentOf( 'svc/loan-officer' )
			.replace(
				'wp:svc/person-card {',
				`wp:svc/person-card {"profileId":${ officer.profileId },`
			)
			.replace( '"profileId":0', `"profileId":${ officer.profileId }` ),
		{ post_title: `Olaf ${ mark }` }
	);
	const { page, complaints, close } = await visit( browser, path, {
		as: leader,
	} );
	await see( page.getByText( /123456/ ) ).toBeVisible();
	await see(
		page.getByText( 'I know the roads of this county.' )
	).toHaveCount( 1 );
	const keep = page.getByRole( 'button', { name: /^Bookmark this page/ } );
	await keep.click();
	await see( keep ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( await violations( page, 'main' ) ).toEqual( [] );
	await pictures( page, 'pattern-loan-officer' );
	expect( complaints ).toEqual( [] );
	await close();
	const visitor = await visit( browser, path );
	expect( await visitor.page.content() ).not.toMatch( /123456|roads of/ );
	await visitor.close();
} );
