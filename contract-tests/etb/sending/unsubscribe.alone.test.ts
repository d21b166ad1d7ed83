import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	it,
} from 'vitest';
import { fixture } from '../../support/bookmarks';
import { mailServer, type MailServer } from '../../support/smtp';
import { as } from '../../support/world';
import {
	listed,
	queue,
	run,
	tokenOf,
	withMailSettings,
	type MessageRow,
} from './messages';

let server: MailServer;
let restore: () => Promise< void >;
beforeAll( async () => {
	server = await mailServer();
	restore = await withMailSettings( {
		company: { postal_address: '100 Main Street\nDenver, CO 80202' },
	} );
} );
afterAll( async () => {
	await restore();
	await server.stop();
} );

let made = 0;
let email = '';
beforeEach( () => {
	server.mails.length = 0;
	email = `smtp-${ server.port }-${ made++ }@example.org`;
} );

const newsletter = () => queue( { purpose: 'newsletter', to: { email } } );

const path = ( token: string ) => `/etb/v1/unsubscribe/${ token }`;

const form = {
	raw: 'List-Unsubscribe=One-Click',
	headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
};

const post = ( token: string, extras: object = form ) =>
	as.anonymous.send( 'POST', path( token ), extras );

const sent = async ( row: MessageRow ) => ( await run( row ) ).status;

describe( 'marketing', () => {
	it( 'has the headers of RFC 8058, and a link without the address that is that of its text', async () => {
		expect( await sent( await newsletter() ) ).toBe( 'sent' );
		const { raw, text, headers } = server.mails[ 0 ]!;
		expect( raw ).toMatch(
			/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m
		);
		const { url } = (
			headers.get( 'list' ) as { unsubscribe: { url: string } }
		 ).unsubscribe;
		expect( url ).toContain( path( await tokenOf( email ) ) );
		expect( url ).not.toContain( 'smtp' );
		expect( text ).toContain( url );
		expect( text ).toContain( 'Denver' );
	} );

	it( 'has its address whole where PHP sends it by mail()', async () => {
		email = `smtp-${ server.port }-mail-${ made++ }@example.org`;
		expect( await sent( await newsletter() ) ).toBe( 'sent' );
		const [ kept ] = await fixture< { message: string }[] >(
			'POST',
			'/mails',
			{ to: email }
		);
		expect( kept!.message ).toMatch(
			/^List-Unsubscribe: <https?:\/\/\S+\/unsubscribe\/[0-9a-f]{64}>\r?$/m
		);
		expect( kept!.message ).toMatch( /^Content-Type: multipart/m );
	} );

	it.each( [
		[ 'a form of an e-mail program', form ],
		[
			'JSON',
			{ raw: '{}', headers: { 'Content-Type': 'application/json' } },
		],
		[ 'nothing', {} ],
	] )(
		'is not sent after a POST with %s, which can be repeated',
		async ( _what, extras ) => {
			const waiting = await newsletter();
			const token = await tokenOf( email.toUpperCase() );
			for ( let time = 0; time < 2; time++ ) {
				expect( await post( token, extras ) ).toAnswer( 'unsubscribe' );
			}
			// That which waits is asked again, and later ones are not queued.
			expect( await run( waiting ) ).toMatchObject( {
				status: 'suppressed',
				html: '',
				text: '',
				headers: '[]',
				sent_at: null,
			} );
			const later = await newsletter();
			expect( later ).toMatchObject( {
				status: 'suppressed',
				html: '',
				delivery: null,
			} );
			expect( await listed( later ) ).toMatchObject( {
				status: 'suppressed',
				attempts: 0,
				next_try_at: null,
			} );
			expect( server.mails ).toEqual( [] );
			expect(
				await as.manager.post(
					`/etb/v1/messages/${ waiting.id }/retry`,
					{}
				)
			).toRefuse( 'rest_message_done' );
			const other = await queue( {
				purpose: 'announcement',
				to: { email },
			} );
			expect( await sent( other ) ).toBe( 'sent' );
		}
	);

	it( 'is sent after a GET, which shows a page with one button', async () => {
		const seen = await as.anonymous.get( path( await tokenOf( email ) ) );
		expect( seen.status ).toBe( 200 );
		expect( seen.headers ).toMatchObject( {
			'content-type': 'text/html; charset=UTF-8',
			'x-robots-tag': 'noindex',
			'cache-control': 'private, no-store',
		} );
		expect( seen.headers ).not.toHaveProperty( 'set-cookie' );
		expect( seen.text.match( /<button>/g ) ).toHaveLength( 1 );
		expect( seen.text ).toContain( '<form method="post">' );
		expect( await sent( await newsletter() ) ).toBe( 'sent' );
	} );

	it( 'whose recipient asks in a browser is answered by a page', async () => {
		const seen = await post( await tokenOf( email ), {
			headers: { ...form.headers, Accept: 'text/html,*/*;q=0.8' },
			raw: '',
		} );
		expect( seen.status ).toBe( 200 );
		expect( seen.headers[ 'content-type' ] ).toContain( 'text/html' );
		expect( seen.text ).toContain( 'You have unsubscribed.' );
		expect( await newsletter() ).toMatchObject( { status: 'suppressed' } );
	} );

	it( 'keeps its opt-outs when the address is erased', async () => {
		await post( await tokenOf( email ) );
		await newsletter();
		const tool = ( what: string ) =>
			fixture< { data: object[]; items_removed: boolean } >(
				'POST',
				'/personal-data',
				{ tool: 'svc-mail', what, email }
			);
		expect( ( await tool( 'export' ) ).data ).toHaveLength( 1 );
		expect( await tool( 'erase' ) ).toMatchObject( {
			items_removed: true,
		} );
		expect( ( await tool( 'export' ) ).data ).toEqual( [] );
		expect( await newsletter() ).toMatchObject( { status: 'suppressed' } );
	} );
} );

describe( 'a site that was restored without its secret', () => {
	it( 'refuses the links of before, and sends', async () => {
		const option = '/options/svc_mail_secret';
		const network = { scope: 'network' };
		const { value } = await fixture< { value: string } >(
			'GET',
			`${ option }?scope=network`,
			{}
		);
		const token = await tokenOf( email );
		await fixture( 'DELETE', `${ option }?scope=network`, {} );
		try {
			expect( await post( token ) ).toRefuse( 'rest_token_not_found' );
			expect( await sent( await newsletter() ) ).toBe( 'sent' );
			const fresh = await tokenOf( email );
			expect( fresh ).not.toBe( token );
			expect( await post( fresh ) ).toAnswer( 'unsubscribe' );
		} finally {
			await fixture( 'PUT', option, { value, ...network } );
		}
		expect( await tokenOf( email ) ).toBe( token );
	} );
} );

describe( 'while the e-mail templates are off', () => {
	const isOn = async ( on: boolean ) => {
		expect(
			await as.manager.put( '/users/v1/settings', {
				components: { etb: on },
			} )
		).toAnswer( 'updateSettings' );
	};
	afterEach( () => isOn( true ) );

	it( 'links of sent e-mails still opt out, and nothing else answers', async () => {
		expect( await sent( await newsletter() ) ).toBe( 'sent' );
		const token = await tokenOf( email );
		await isOn( false );

		const page = await as.anonymous.get( path( token ) );
		expect( [ page.status, page.text.includes( '<button>' ) ] ).toEqual( [
			200,
			true,
		] );
		for ( let time = 0; time < 2; time++ ) {
			expect( await post( token ) ).toAnswer( 'unsubscribe' );
		}
		expect( await post( `${ token.slice( 0, -1 ) }x` ) ).toRefuse(
			'rest_token_not_found'
		);
		expect( await post( token, { raw: '5' } ) ).toAnswer( 'unsubscribe' );
		expect(
			await post( token, { ...form, query: '_method[]=x' } )
		).toRefuse( 'rest_invalid_param' );
		for ( const other of [
			'/etb/v1',
			'/etb/v1/unsubscribe',
			'/etb/v1/templates',
			'/etb/v1/settings',
		] ) {
			const answer = await as.manager.get( other );
			expect( answer.status, other ).toBe( 404 );
			expect( answer.body ).toMatchObject( { code: 'rest_no_route' } );
		}

		await isOn( true );
		expect( await newsletter() ).toMatchObject( { status: 'suppressed' } );
	} );
} );

describe( 'a token', () => {
	it( 'that was forged or cut off is refused, and opts nobody out', async () => {
		const token = await tokenOf( email );
		const other = await tokenOf( 'other@example.org' );
		const bad = [
			token.slice( 0, -1 ),
			token.slice( 0, 32 ),
			`${ token }0`,
			token.slice( 0, 32 ) + other.slice( 32 ),
			token.toUpperCase(),
			token.replace( /.$/, ( last ) => ( last === '0' ? '1' : '0' ) ),
			'x',
		];
		for ( const one of bad ) {
			expect( await post( one ) ).toRefuse( 'rest_token_not_found' );
			const page = await as.anonymous.get( path( one ) );
			expect( [ page.status, page.text.includes( '<button>' ) ] ).toEqual(
				[ 404, false ]
			);
		}
		expect( await sent( await newsletter() ) ).toBe( 'sent' );
	} );
} );
