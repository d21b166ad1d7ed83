import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import {
	accounts,
	people,
	type Person,
} from '../../../contract-tests/support/people';
import { withSettings } from '../../../contract-tests/support/settings';
import { violations } from '../../support/axe';
import { block, pageWith } from '../../support/page-with';
import { picture } from '../../support/picture';
import { visit } from '../../support/visit';
import { company, type Company } from './company';
import { see } from '../../support/see';

let browser: Browser;
let staff: Company;
let partner: Person;
let directory: string;
let fixed: string;
let cards: string;
let restore: ( () => Promise< void > ) | undefined;
beforeAll( async () => {
	browser = await launch();
	staff = await company();
	[ partner ] = ( await people( {
		role: 'realtor_partner',
		last_name: `Partner ${ staff.mark }`,
	} ) ) as [ Person ];
	directory = await pageWith(
		block( 'svc/staff-directory', { signInText: 'Staff & friends only.' } )
	);
	fixed = await pageWith(
		block( 'svc/staff-directory', { department: staff.department } )
	);
	cards = await pageWith(
		[ staff.ana, staff.bo ]
			.map( ( { profileId } ) =>
				block( 'svc/person-card', { profileId } )
			)
			.join( '' ) +
			`<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"svc/profile-field","args":{"profileId":${ staff.bo.profileId },"field":"email"}}}}} --><p>nothing</p><!-- /wp:paragraph -->` +
			`<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"svc/profile-field","args":{"profileId":${ staff.ana.profileId },"field":"department"}}}}} --><p>nothing</p><!-- /wp:paragraph -->` +
			`<!-- wp:heading {"metadata":{"bindings":{"content":{"source":"svc/profile-field","args":{"profileId":${ staff.ana.profileId },"field":"name"}}}}} --><h2 class="wp-block-heading">nothing</h2><!-- /wp:heading -->`
	);
} );
afterEach( async () => {
	await restore?.();
	restore = undefined;
} );
afterAll( () => browser?.close() );

/** Must not be in the HTML for visitors without the right: names, addresses and places of the company above. */
const secrets = () => [
	staff.mark,
	staff.ana.sent.email,
	staff.bo.sent.email,
	'555-0100',
	'Knows every form',
];

async function requireSecrecy( html: string ) {
	for ( const secret of secrets() ) {
		expect( html ).not.toContain( secret );
	}
}

describe( 'where no role is public', () => {
	it( 'a visitor sees a polite line, with a link that leads back', async () => {
		const { page, complaints, close } = await visit( browser, directory );
		await see( page.locator( '.svc-directory' ) ).toHaveText(
			'Staff & friends only. Sign in'
		);
		const link = page.getByRole( 'link', { name: 'Sign in' } );
		const to = new URL( ( await link.getAttribute( 'href' ) ) ?? '' );
		expect( to.searchParams.get( 'redirect_to' ) ).toBe( page.url() );
		expect( await violations( page, '.svc-directory' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await picture( page, 'staff-directory-visitor' );
		await close();
	} );

	it.each( [ 'a visitor', 'an account without profile', 'a partner' ] )(
		'%s finds nothing private in the HTML, whatever is asked',
		async ( who ) => {
			const [ account ] = await accounts( 1 );
			const as = {
				'a visitor': undefined,
				'an account without profile': account,
				'a partner': partner,
			}[ who ];
			for ( const address of [
				directory,
				fixed,
				`${ directory }&people-person=${ staff.ana.id }`,
				`${ directory }&people-department=${ encodeURIComponent( staff.department.split( ' ' )[ 0 ]! ) }`,
				cards,
			] ) {
				const { page, complaints, close } = await visit(
					browser,
					address,
					{ as }
				);
				await requireSecrecy(
					( await page.content() ).replaceAll(
						`Partner ${ staff.mark }`,
						''
					)
				);
				await see(
					page.locator( '.svc-sign-in' ).first()
				).toBeVisible();
				expect( complaints ).toEqual( [] );
				await close();
			}
		}
	);
} );

describe( 'where loan officers are public', () => {
	const publish = async () => {
		restore = await withSettings( { public_roles: [ 'loan_officer' ] } );
	};

	it( 'a visitor finds them, with their contact data and nothing internal', async () => {
		await publish();
		const { page, complaints, close } = await visit( browser, directory );
		await page.getByRole( 'searchbox' ).fill( staff.mark );
		await see( page.getByRole( 'status' ) ).toContainText( '1 person' );
		const person = page.locator( '.svc-directory__person' );
		await see( person ).toContainText( `Ana ${ staff.mark }` );
		await see( person ).toContainText( '+1 (303) 555-0100' );
		await see( page.getByLabel( 'Department' ) ).toHaveCount( 0 );
		await see( page.locator( '.svc-sign-in' ) ).toContainText(
			'Staff & friends only.'
		);
		await person.getByRole( 'link', { name: 'Ana' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await see( dialog ).toContainText( 'Fifteen years of first homes.' );
		await see(
			dialog.getByRole( 'link', { name: 'LinkedIn' } )
		).toHaveAttribute( 'href', 'https://www.linkedin.com/in/ana' );
		const card = await dialog
			.getByRole( 'link', { name: 'Save to address book' } )
			.getAttribute( 'href' );
		expect( card ).not.toContain( 'nonce' );
		expect(
			await page.evaluate(
				async ( url ) => ( await fetch( url ?? '' ) ).text(),
				card
			)
		).toContain( 'FN:Ana' );
		const html = await page.content();
		expect( html ).not.toContain( staff.department );
		expect( html ).not.toContain( `Denver ${ staff.mark }` );
		expect( html ).not.toContain( staff.bo.sent.email );
		expect( html ).not.toContain( 'Bea' );
		expect( await violations( page, '.entry-content' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await picture( page, 'staff-directory-public' );
		await close();
	} );

	it( 'a visitor finds them by a misspelt name, and nobody else', async () => {
		await publish();
		const misspelt = staff.mark.slice( 0, 5 ) + staff.mark.slice( 6 );
		const { page, complaints, close } = await visit(
			browser,
			`${ directory }&people-search=${ misspelt }`
		);
		await see( page.getByRole( 'status' ) ).toHaveText(
			`No exact matches for “${ misspelt }”. 1 close match.`
		);
		await see( page.locator( '.svc-directory__person' ) ).toContainText(
			`Ana ${ staff.mark }`
		);
		const html = await page.content();
		expect( html ).not.toContain( staff.department );
		expect( html ).not.toContain( 'Bea' );
		expect( await violations( page, '.entry-content' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'a table has no columns for what the settings hide', async () => {
		restore = await withSettings( {
			public_roles: [ 'loan_officer' ],
			public_fields: [ 'email', 'phone' ],
		} );
		const table = await pageWith(
			block( 'svc/staff-directory', { layout: 'table' } )
		);
		const headers = async ( as?: Person ) => {
			const { page, complaints, close } = await visit(
				browser,
				`${ table }&people-search=${ staff.mark }`,
				{ as }
			);
			const columns = page.getByRole( 'columnheader' );
			await see( columns.first() ).toBeVisible();
			const texts = await columns.allTextContents();
			await see( page.locator( '.svc-sign-in' ) ).toHaveText(
				as ? [] : [ 'Staff can sign in to see more. Sign in' ]
			);
			expect( await violations( page, '.entry-content' ) ).toEqual( [] );
			expect( complaints ).toEqual( [] );
			await close();
			return texts.map( ( text ) => text.replace( / [↑↓]/, '' ) );
		};
		expect( await headers() ).toEqual( [
			'Name',
			'Title',
			'E-mail',
			'Phone',
		] );
		await restore();
		restore = await withSettings( {
			public_roles: [ 'loan_officer' ],
			public_fields: [ 'phone' ],
		} );
		expect( await headers() ).toEqual( [ 'Name', 'Title', 'Phone' ] );
		await restore();
		restore = await withSettings( {
			public_roles: [ 'loan_officer' ],
			public_fields: [],
		} );
		expect( await headers() ).toEqual( [ 'Name', 'Title' ] );
		expect( await headers( staff.bo ) ).toEqual( [
			'Name',
			'Title',
			'Department',
			'Office',
			'E-mail',
			'Phone',
		] );
	} );

	it( 'a directory of one department has nobody for them', async () => {
		await publish();
		const { page, close } = await visit( browser, fixed );
		await see( page.locator( '.svc-directory' ) ).toHaveText(
			'Sign in to see this. Staff only. Sign in'
		);
		await requireSecrecy( await page.content() );
		await close();
	} );

	it( 'cards and bound fields show them, and nobody else', async () => {
		await publish();
		const { page, complaints, close } = await visit( browser, cards );
		const [ ana, bo ] = [
			page.locator( '.svc-person' ).nth( 0 ),
			page.locator( '.svc-person' ).nth( 1 ),
		];
		await see( ana ).toContainText( `Ana ${ staff.mark }` );
		await see( bo ).toContainText( 'Sign in' );
		await see(
			page.getByRole( 'heading', { name: `Ana ${ staff.mark }` } )
		).toHaveCount( 2 );
		const html = await page.content();
		for ( const secret of [
			staff.bo.sent.email,
			'Processor',
			staff.department,
		] ) {
			expect( html ).not.toContain( secret );
		}
		expect( await violations( page, '.entry-content' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
