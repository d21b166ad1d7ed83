// @module-tag second-site
import { describe, expect, it } from 'vitest';
import type { DirectoryList } from '../../../client/src/users/intranet/directory-schemas';
import type { OrgChart } from '../../../client/src/users/intranet/org-chart-schemas';
import type { ProfileList } from '../../../client/src/users/profile-schemas';
import { newMark, people, stateOf, type Person } from '../../support/people';
import {
	directory,
	intranetProfile,
	orgChartBranch,
	profile,
	profiles,
	vcard,
} from '../../support/paths';
import { mainSite as site } from '../../support/site';
import { as } from '../../support/world';

const personOf = async ( first_name: string, last_name: string ) => {
	const [ one ] = ( await people( { first_name, last_name } ) ) as [ Person ];
	return { ...one, url: await avatarOf( one ) };
};

const avatarOf = async ( { profileId }: Person ) =>
	String( ( await stateOf( profileId ) ).avatar_url );

const drawn = async ( url: string, init: RequestInit = {} ) => {
	const answer = await fetch( url, init );
	const { status, headers } = answer;
	return { status, headers, text: await answer.text() };
};

describe( 'without a photo', () => {
	it( 'every answer has the address of the initials', async () => {
		const last_name = newMark();
		const { url, ...ana } = await personOf( 'Ana', last_name );
		expect( url ).toMatch( /^https?:\/\/[^?]+\/AQ\.svg$/ );
		const [ list, found, internal, chart, card ] = await Promise.all( [
			as.manager.get( profiles, { query: { search: last_name } } ),
			as.manager.get( directory, { query: { search: last_name } } ),
			as.manager.get( intranetProfile( ana.id ) ),
			as.manager.get( orgChartBranch( ana.id ) ),
			as.manager.get( vcard( ana.profileId ) ),
		] );
		expect( ( list.body as ProfileList ).data[ 0 ]?.avatar_url ).toBe(
			url
		);
		expect( ( found.body as DirectoryList ).data[ 0 ]?.avatar_url ).toBe(
			url
		);
		expect( internal.body ).toMatchObject( { avatar_url: url } );
		expect( ( chart.body as OrgChart ).avatar_url ).toBe( url );
		expect( card.text.replaceAll( '\r\n ', '' ) ).toContain(
			`:${ url }\r\n`
		);
	} );

	it( 'no answer names an outside service', async () => {
		const { url, profileId } = await personOf( 'Ana', 'Ruiz' );
		expect( new URL( url ).host ).toBe( new URL( site.url ).host );
		const { text } = await as.manager.get( profile( profileId ) );
		expect( text ).not.toMatch( /gravatar|[0-9a-f]{32}/i );
	} );

	it( 'the address follows the name', async () => {
		const { url, profileId, ...ana } = await personOf( 'Ana', 'Ruiz' );
		await as.manager.put( profile( profileId ), { last_name: 'Lind' } );
		const next = await avatarOf( { ...ana, profileId } );
		expect( next ).toBe( url.replace( 'AR.svg', 'AL.svg' ) );
		const { body } = await as.manager.get( orgChartBranch( ana.id ) );
		expect( ( body as OrgChart ).avatar_url ).toBe( next );
	} );

	it( 'people of the same initials share an address', async () => {
		const { url } = await personOf( 'Юлия', 'Ковальчук' );
		expect( ( await personOf( 'Юрий', 'Козлов' ) ).url ).toBe( url );
	} );
} );

describe( 'the image', () => {
	it( 'of letters from A to Z is a file, which costs no PHP', async () => {
		const { url } = await personOf( 'Ana', "O'Rourke" );
		const { status, headers, text } = await drawn( url );
		expect( status ).toBe( 200 );
		expect( headers.get( 'content-type' ) ).toMatch( /^image\/svg\+xml/ );
		expect( headers.get( 'x-powered-by' ) ).toBe( null );
		expect( text ).toContain( '>AO</text>' );
	} );

	it.each( [
		[ 'Юлия', 'Ковальчук', 'Ю\u200CК' ],
		[ '美咲', '山田', '美\u200C山' ],
		[ 'ليلى', 'حدّاد', 'ل\u200Cح' ],
		[ 'Ana', 'Élan', 'A\u200CÉ' ],
	] )(
		'of %s %s is kept for ever, by all callers',
		async ( first, last, text ) => {
			const { url } = await personOf( first, last );
			const { status, headers, ...image } = await drawn( url );
			expect( status ).toBe( 200 );
			expect( headers.get( 'content-type' ) ).toMatch(
				/^image\/svg\+xml/
			);
			expect( headers.get( 'cache-control' ) ).toBe(
				'public, max-age=31536000, immutable'
			);
			expect( headers.get( 'set-cookie' ) ).toBe( null );
			expect( headers.get( 'x-content-type-options' ) ).toBe( 'nosniff' );
			expect( image.text ).toContain( `>${ text }</text>` );
			expect( ( await drawn( url, { method: 'HEAD' } ) ).status ).toBe(
				200
			);
		}
	);

	it( 'of a name without letters is nobody', async () => {
		const { url } = await personOf( '🎉', '42' );
		expect( url ).toMatch( /\/nobody\.svg$/ );
		expect( ( await drawn( url ) ).text ).toContain( '<svg' );
	} );

	it( 'of one letter is one letter', async () => {
		const { url } = await personOf( 'Cher', '-' );
		expect( ( await drawn( url ) ).text ).toContain( '>C</text>' );
	} );

	it( 'is sent for no other address of the site', async () => {
		for ( const path of [ 'wp-login.php', 'sample-page/', 'wp-json/' ] ) {
			const { headers } = await drawn(
				`${ site.url }/${ path }?svc_initials=AR`
			);
			expect( headers.get( 'content-type' ) ).not.toContain( 'svg' );
		}
	} );

	it( 'looks the same drawn as in a file', async () => {
		const { url } = await personOf( 'Ana', 'Ruiz' );
		const { text } = await drawn( `${ site.url }/?svc_initials=AR` );
		expect( text.replace( '\u200C', '' ) ).toBe(
			( await drawn( url ) ).text
		);
	} );

	it.each( [
		'<script>alert(1)</script>',
		'"><b',
		"R'",
		'J(',
		'ABC',
		'A\u0000',
		'../x',
		'🎉',
		'A\u0301\u0301\u0301',
		'',
	] )( 'is never of %j', async ( initials ) => {
		const { status, text } = await drawn(
			`${ site.url }/?svc_initials=${ encodeURIComponent( initials ) }`
		);
		expect( status ).toBe( 404 );
		expect( text ).toBe( '' );
	} );

	it( 'is no list', async () => {
		const { status, text } = await drawn(
			`${ site.url }/?svc_initials[]=AB`
		);
		expect( status ).toBe( 200 );
		expect( text ).toMatch( /<!doctype html>/i );
	} );

	it( 'of hostile names is of their letters', async () => {
		const { url } = await personOf( '<b>', '&amp;"/../' );
		expect( url ).toMatch( /\/BA\.svg$/ );
	} );
} );
