import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { people, type Person } from '../../../contract-tests/support/people';
import { profile } from '../../../contract-tests/support/paths';
import { host, siteTwo } from '../../../contract-tests/support/site';
import { as } from '../../../contract-tests/support/world';
import { violations } from '../../support/axe';
import { looksRight } from '../../support/looks';
import { block, pageWith } from '../../support/page-with';
import { visit } from '../../support/visit';
import { see } from '../../support/see';

const nasty = '</script><img src=x onerror=alert(1)> & "Co"';

let browser: Browser;
let ana: Person;
let path: string;
beforeAll( async () => {
	browser = await launch();
	[ ana ] = ( await people( {
		first_name: 'Ana',
		last_name: 'Ruiz',
		// Another file makes loan officers public for a while.
		role: 'leadership',
		job_title: 'Senior Loan Officer',
		company: nasty,
		phone: '+1 (303) 555-0100',
		nmls_id: '123456',
		bio: 'Fifteen years of <strong>first homes</strong>.\n\nAsk me anything.',
		social: {
			linkedin: 'https://www.linkedin.com/in/ana',
			facebook: 'https://facebook.com/ana?a=1&b=2',
		},
		meta: { svc_department: 'Lending' },
	} ) ) as [ Person ];
	path = await pageWith(
		block( 'svc/person-card', { profileId: ana.profileId } ) +
			block( 'svc/person-card', {
				profileId: ana.profileId,
				layout: 'stacked',
				fields: [ 'photo', 'title', 'email' ],
				headingLevel: 3,
				structuredData: false,
			} )
	);
} );
afterAll( () => browser?.close() );

describe( 'a card', () => {
	it( 'shows what was chosen of a person', async () => {
		const { page, complaints, close } = await visit( browser, path, {
			as: ana,
		} );
		const [ full, short ] = [
			page.locator( '.svc-person' ).nth( 0 ),
			page.locator( '.svc-person' ).nth( 1 ),
		];
		await see(
			full.getByRole( 'heading', { name: 'Ana Ruiz', level: 2 } )
		).toBeVisible();
		for ( const text of [
			'Senior Loan Officer',
			nasty,
			'NMLS #123456',
			'Ask me anything.',
		] ) {
			await see( full ).toContainText( text );
		}
		await see( full.getByRole( 'link', { name: '+1' } ) ).toHaveAttribute(
			'href',
			'tel:+13035550100'
		);
		await see(
			full.getByRole( 'link', { name: 'Facebook' } )
		).toHaveAttribute( 'href', 'https://facebook.com/ana?a=1&b=2' );
		await see( full.locator( 'strong' ) ).toHaveText( 'first homes' );
		await see(
			short.getByRole( 'heading', { name: 'Ana Ruiz', level: 3 } )
		).toBeVisible();
		await see( short ).not.toContainText( '303' );
		await see( full.locator( 'img' ) ).toHaveAttribute( 'alt', '' );
		expect( await violations( page, '.entry-content' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it( 'tells machines what it shows, in data that cannot be left', async () => {
		const { page, close } = await visit( browser, path, { as: ana } );
		const scripts = page.locator(
			'.svc-person script[type="application/ld+json"]'
		);
		await see( scripts ).toHaveCount( 1 );
		expect(
			JSON.parse( ( await scripts.textContent() ) ?? '' )
		).toMatchObject( {
			'@type': 'Person',
			name: 'Ana Ruiz',
			worksFor: { '@type': 'Organization', name: nasty },
			identifier: { propertyID: 'NMLS', value: '123456' },
			sameAs: expect.arrayContaining( [
				'https://facebook.com/ana?a=1&b=2',
			] ),
			description: expect.stringContaining( 'first homes' ),
		} );
		await close();
	} );

	it( 'is gone with the profile', async () => {
		const [ kim ] = ( await people( { last_name: 'Leaving' } ) ) as [
			Person,
		];
		const there = await pageWith(
			block( 'svc/person-card', { profileId: kim.profileId } )
		);
		await as.manager.delete( profile( kim.profileId ) );
		const { page, complaints, close } = await visit( browser, there, {
			as: ana,
		} );
		await see( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		await see( page.locator( '.svc-person' ) ).toHaveCount( 0 );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

describe( 'fields of a profile in core’s blocks', () => {
	it( 'show what the reader may see', async () => {
		const bound = ( fields: Record< string, string > ) =>
			JSON.stringify( {
				metadata: {
					bindings: Object.fromEntries(
						Object.entries( fields ).map(
							( [ attribute, field ] ) => [
								attribute,
								{
									source: 'svc/profile-field',
									args: { profileId: ana.profileId, field },
								},
							]
						)
					),
				},
			} );
		const there = await pageWith(
			`<!-- wp:heading ${ bound( { content: 'name' } ) } --><h2 class="wp-block-heading"></h2><!-- /wp:heading -->
			<!-- wp:paragraph ${ bound( { content: 'company' } ) } --><p></p><!-- /wp:paragraph -->
			<!-- wp:paragraph ${ bound( { content: 'bio' } ) } --><p class="bio"></p><!-- /wp:paragraph -->
			<!-- wp:paragraph ${ bound( { content: 'department' } ) } --><p></p><!-- /wp:paragraph -->
			<!-- wp:paragraph ${ bound( { content: 'password' } ) } --><p>typed</p><!-- /wp:paragraph -->
			<!-- wp:image ${ bound( { url: 'avatar_url', alt: 'name' } ) } --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->
			<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button ${ bound( { text: 'first_name', url: 'email_url' } ) } --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"></a></div><!-- /wp:button -->
			<!-- wp:button ${ bound( { url: 'twitter' } ) } --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Twitter</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`
		);
		const { page, complaints, close } = await visit( browser, there, {
			as: ana,
		} );
		const content = page.locator( '.entry-content' );
		await see( content.locator( 'h2' ) ).toHaveText( 'Ana Ruiz' );
		await see( content ).toContainText( nasty );
		await see( content.locator( 'p strong' ) ).toHaveText( 'first homes' );
		await see( content ).toContainText( 'Lending' );
		await see( content ).not.toContainText( 'typed' );
		await see( content.locator( 'img' ) ).toHaveAttribute(
			'alt',
			'Ana Ruiz'
		);
		await see( content.locator( 'img' ) ).toHaveAttribute( 'src', /^http/ );
		await see(
			content.getByRole( 'link', { name: 'Ana' } )
		).toHaveAttribute( 'href', `mailto:${ ana.sent.email }` );
		expect(
			await content
				.locator( 'a', { hasText: 'Twitter' } )
				.getAttribute( 'href' )
		).toBeNull();
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

describe.runIf( host.network )( 'on the second site of a network', () => {
	it( 'shows a card to its own members alone', async () => {
		const there = await pageWith(
			block( 'svc/person-card', { profileId: ana.profileId } ),
			{ place: siteTwo }
		);
		const { page, close } = await visit( browser, there, {
			as: ana,
			url: siteTwo.url,
		} );
		await see( page.locator( '.svc-person' ) ).toContainText(
			'Your account may not see this.'
		);
		await close();
	} );
} );

it( 'looks right in every style', async () => {
	const { page, complaints, close } = await visit( browser, path, {
		as: ana,
	} );
	await looksRight( page, 'person-card' );
	expect( complaints ).toEqual( [] );
	await close();
} );
