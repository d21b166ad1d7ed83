import { beforeAll, describe, expect, it } from 'vitest';
import { makePosts } from '../support/bookmarks';
import { exchange } from '../support/http';
import { logIn } from '../support/login';
import { people, type Person } from '../support/people';
import {
	bookmarkExport,
	profile,
	profileExport,
	vcard,
} from '../support/paths';
import { host, place } from '../support/site';
import { as } from '../support/world';

let cookie: string;
let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( { role: 'staff' } ) ) as [ Person ];
	( { cookie } = await logIn( host.login.user, host.login.password ) );
} );

const get = (
	path: string,
	query = '',
	headers: Record< string, string > = {},
	method = 'GET'
) =>
	exchange( {
		method,
		url: place.rest( path, query ),
		headers: { Cookie: cookie, ...headers },
	} );

describe( 'a file is saved by a plain link', () => {
	it( 'with the login alone', async () => {
		const card = await get( vcard( kim.profileId ) );
		expect( card.status, card.text ).toBe( 200 );
		expect( card.headers[ 'content-type' ] ).toContain( 'text/vcard' );
		for ( const path of [ profileExport, bookmarkExport ] ) {
			const answer = await get( path );
			expect( answer.status, answer.text ).toBe( 200 );
			expect( answer.headers[ 'content-disposition' ] ).toMatch(
				/^attachment/
			);
		}
		expect(
			( await get( vcard( kim.profileId ), 'version=4.0' ) ).status
		).toBe( 200 );
	} );

	it.each( [
		[ 'a page of another origin', '', { Origin: 'https://evil.example' } ],
		[ 'a page of another site', '', { 'Sec-Fetch-Site': 'cross-site' } ],
		[ 'a script of any page', '_jsonp=steal', {} ],
		[ 'an envelope', '_envelope=1', {} ],
		[ 'another method', '_method=GET', {} ],
		[ 'another method', '', { 'X-HTTP-Method-Override': 'GET' } ],
	] )( 'but not by %s', async ( _what, query, headers ) => {
		const { text } = await get( vcard( kim.profileId ), query, headers );
		expect( text ).toContain( 'rest_forbidden' );
		expect( text ).not.toContain( 'VCARD' );
	} );

	it( 'and nothing else is', async () => {
		for ( const path of [
			profile( kim.profileId ),
			'/users/v1/settings',
			'/users/v1/intranet/bookmarks',
			`${ vcard( kim.profileId ) }/more`,
		] ) {
			expect( ( await get( path ) ).status ).toBeGreaterThanOrEqual(
				400
			);
		}
		expect(
			( await get( vcard( kim.profileId ), '', {}, 'DELETE' ) ).status
		).toBeGreaterThanOrEqual( 400 );
	} );

	it( 'nor by a wrong nonce', async () => {
		expect(
			await get( vcard( kim.profileId ), '_wpnonce=wrong' )
		).toRefuseAsCore( 'rest_cookie_invalid_nonce', 403 );
	} );

	it( 'and who has no login sees what visitors see', async () => {
		expect( await as.anonymous.get( vcard( kim.profileId ) ) ).toRefuse(
			'rest_forbidden'
		);
	} );
} );

it( 'no link to REST on a page has a nonce in it', async () => {
	const [ id ] = await makePosts( [
		{
			post_type: 'page',
			post_content: `<!-- wp:svc/person-card {"profileId":${ kim.profileId }} /--><!-- wp:svc/my-bookmarks /-->`,
		},
	] );
	const { text } = await exchange( {
		method: 'GET',
		url: `${ place.url }/?page_id=${ id }`,
		headers: { Cookie: cookie },
	} ).then( async ( first ) =>
		first.headers.location
			? exchange( {
					method: 'GET',
					url: first.headers.location,
					headers: { Cookie: cookie },
				} )
			: first
	);
	const links = Array.from(
		text.matchAll( /href="([^"]*users(?:\/|%2F)v1[^"]*)"/g ),
		( [ , link ] ) => link!
	);
	expect( links.join( ' ' ) ).toContain( 'vcard' );
	expect( links.join( ' ' ) ).toContain( 'bookmarks/export' );
	expect( links.join( ' ' ) ).not.toContain( 'nonce' );
} );
