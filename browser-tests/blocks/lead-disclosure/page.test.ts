import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { as } from '../../../contract-tests/support/world';
import { violations } from '../../support/axe';
import { block } from '../../support/page-with';
import { postWith, sent } from '../../support/pages';
import { visit } from '../../support/visit';
import { anOfficer, leadPage } from '../lead-form/lead-page';
import { see } from '../../support/see';

let browser: Browser;
beforeAll( async () => {
	browser = await launch();
} );
afterAll( () => browser?.close() );

const disclosures = ( text: string ) =>
	text.match( /<footer [^>]*svc-lead-disclosure.*?<\/footer>/gs ) ?? [];

const companyName = async () => {
	const { body } = await as.anonymous.get( '/users/v1/company' );
	const { name, legal_name } = body as { name: string; legal_name: string };
	return legal_name || name;
};

describe( 'the disclosure', () => {
	it( 'names owner and company, where their numbers are looked up, and equal housing', async () => {
		const owner = await anOfficer( {
			first_name: 'Ana',
			last_name: 'O’Lender <b>',
		} );
		const { path } = await leadPage( {
			owner,
			blocks: block( 'svc/lead-disclosure' ),
		} );
		const { page, complaints, close } = await visit( browser, path );
		const disclosure = page.locator( '.svc-lead-disclosure' );
		await see( disclosure ).toContainText(
			`Ana O’Lender <b>, NMLS #${ owner.sent.nmls_id }`
		);
		await see( disclosure ).toContainText( await companyName() );
		await see( disclosure ).toContainText( 'Equal Housing Lender' );
		await see(
			disclosure.getByRole( 'link', {
				name: `NMLS #${ owner.sent.nmls_id }`,
			} )
		).toHaveAttribute(
			'href',
			`https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/${ owner.sent.nmls_id }`
		);
		await see(
			disclosure.getByRole( 'link', { name: 'NMLS Consumer Access' } )
		).toBeVisible();
		expect( await violations( page, 'main' ) ).toEqual( [] );
		expect( complaints ).toEqual( [] );
		await close();
	} );

	it.each( [ [ 'block' ], [ 'classic' ] ] )(
		'is appended to a page without one, and once only, in a %s theme',
		async ( theme ) => {
			const headers = { 'X-Theme': theme };
			const without = await leadPage( {
				blocks: '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->',
			} );
			const { text } = await sent( without.path, { headers } );
			expect( disclosures( text ) ).toHaveLength( 1 );
			expect( disclosures( text )[ 0 ] ).toContain(
				without.owner.sent.nmls_id
			);
			const own = await leadPage( { owner: without.owner } );
			expect(
				disclosures( ( await sent( own.path, { headers } ) ).text )
			).toHaveLength( 1 );
		}
	);

	it( 'is the company’s alone elsewhere, and is appended to no other page', async () => {
		const { path } = await postWith( block( 'svc/lead-disclosure' ) );
		const { text } = await sent( path );
		expect( disclosures( text ) ).toHaveLength( 1 );
		expect( disclosures( text )[ 0 ] ).toContain( await companyName() );
		expect( disclosures( text )[ 0 ] ).not.toContain( 'INDIVIDUAL' );
		const other = await postWith( 'Hello' );
		expect( disclosures( ( await sent( other.path ) ).text ) ).toEqual(
			[]
		);
	} );
} );
