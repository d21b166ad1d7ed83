// @module-tag single-site
import { describe, expect, it } from 'vitest';
import { fixture } from '../../support/bookmarks';
import { exchange } from '../../support/http';
import { logIn } from '../../support/login';
import { host } from '../../support/site';
import { as, world } from '../../support/world';

interface Section {
	label: string;
	fields: Record< string, { label: string; value: string } >;
}

const ask = < Answer >( path: string, body: object = {} ) =>
	fixture< Answer >( 'POST', `/house-keeping/${ path }`, body );

describe( 'Site Health’s information', () => {
	it( 'has versions, sizes and locks, and no personal data', async () => {
		const { label, fields } = await ask< Section >( 'debug-information' );
		expect( label ).toBe( 'Svc People' );
		expect( Object.keys( fields ) ).toEqual(
			expect.arrayContaining( [
				'schema',
				'network',
				'intl',
				'profiles_staff',
				'writes',
				'locks',
			] )
		);
		expect( Number( fields.schema!.value ) ).toBeGreaterThan( 6 );
		expect( fields.network!.value ).toBe( host.network ? 'Yes' : 'No' );
		if ( host.database !== null ) {
			expect( fields.table_profiles!.value ).toMatch(
				/^about [\d,]+ rows, [\d.]+ [KM]?B$/
			);
		}
		const text = JSON.stringify( fields );
		expect( text ).not.toContain( '@' );
		expect( text ).not.toContain( world.token );
	} );
} );

describe( 'the row of the plugin', () => {
	it( 'leads to the people and the settings of the main site, for those who may manage', async () => {
		const { cookie } = await logIn( host.login.user, host.login.password );
		const linksOf = async ( user: number ) => {
			const { text } = await exchange( {
				method: 'GET',
				url: `${ host.url }/wp-admin/admin-ajax.php?action=svc_row_links&user=${ user }`,
				headers: { Cookie: cookie },
			} );
			return JSON.parse( text ) as Record<
				'site' | 'network',
				Record< string, string >
			>;
		};
		const links = await linksOf( as.manager.userId );
		for ( const row of [ links.site, links.network ] ) {
			expect( row[ 'svc-people' ] ).toContain(
				`${ host.url }/wp-admin/admin.php?page=svc-people"`
			);
			expect( row[ 'svc-settings' ] ).toContain(
				'admin.php?page=svc-people-settings"'
			);
		}
		expect( Object.keys( links.site ).at( -1 ) ).toBe( 'deactivate' );
		const { site } = await linksOf( as.person.userId );
		expect( Object.keys( site ) ).toEqual( [ 'deactivate' ] );
	} );
} );

describe( 'the privacy policy', () => {
	it( 'is suggested a text', async () => {
		const { cookie } = await logIn( host.login.user, host.login.password );
		const { text } = await exchange( {
			method: 'GET',
			url: `${ host.url }/wp-admin/options-privacy.php?tab=policyguide`,
			headers: { Cookie: cookie },
		} );
		expect( text ).toContain( 'Suggested text:' );
		expect( text ).toContain(
			'Of people who work for us or with us we keep a profile'
		);
		expect( text ).toContain(
			'We keep each consent together with the text that you agreed to.'
		);
		expect( text ).toContain( 'consents are kept for five years' );
		expect( text ).not.toContain( '&lt;strong' );
	} );
} );
