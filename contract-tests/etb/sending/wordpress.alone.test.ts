import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../../support/bookmarks';
import { mailServer, type MailServer } from '../../support/smtp';
import { personAt, invite, run } from '../../users/deliveries/deliveries';
import { as } from '../../support/world';
import { aPattern, aTemplate, paragraph } from '../templates';
import { withMailSettings } from './messages';

let server: MailServer;
beforeAll( async () => {
	server = await mailServer();
} );
afterAll( () => server.stop() );

async function other( mail: object ) {
	server.mails.length = 0;
	const to = `smtp-${ server.port }-wp@example.org`;
	await fixture( 'POST', '/mail/other', { to, subject: 'Hello', ...mail } );
	return server.mails[ 0 ]!;
}

const message =
	'Hi <you> & {{company.name}},\n\nOpen https://example.org/a?b=1&c=2 today. 😀\n';

describe( 'an e-mail of WordPress', () => {
	it( 'is left as it is where the settings do not say otherwise', async () => {
		const mail = await other( { message } );
		expect( mail.html ).toBe( false );
	} );

	it( 'that invites a person gets the brand all the same', async () => {
		server.mails.length = 0;
		const person = await personAt( `smtp-${ server.port }` );
		await run( await invite( person ) );
		const { text, html } = server.mails[ 0 ]!;
		expect( html ).toContain( 'role="presentation"' );
		expect( html ).toMatch( /href="[^"]+&amp;key=/ );
		expect( text ).toMatch( /[?&]key=/ );
		expect( ( await other( { message } ) ).html ).toBe( false );
	} );

	describe( 'where the settings say so', () => {
		let restore: () => Promise< void >;
		beforeAll( async () => {
			restore = await withMailSettings( { wrap_wordpress: true } );
		} );
		afterAll( () => restore() );

		it.each( [
			[],
			'Reply-To: a@example.org',
			[ 'Content-Type: text/plain; charset=UTF-8' ],
			'Content-Type: text/plain; charset="UTF-8"',
			[ 'CONTENT-TYPE : Text/Plain; charset = utf8' ],
		] )(
			'gets the brand, with its text unchanged beside it (%j)',
			async ( headers ) => {
				const mail = await other( { message, headers } );
				expect( mail.text ).toBe( message );
				expect( mail.html ).toContain( 'role="presentation"' );
				expect( mail.html ).toContain(
					'Hi &lt;you&gt; &amp; {{company.name}},'
				);
				expect( mail.html ).toContain(
					'href="https://example.org/a?b=1&amp;c=2"'
				);
				expect( mail.subject ).toBe( 'Hello' );
			}
		);

		it( 'keeps what is attached', async () => {
			const mail = await other( {
				message,
				headers: [ 'Cc: copy@example.org' ],
				attaches: true,
			} );
			expect( mail.text ).toBe( message );
			expect( mail.html ).toContain( 'Hi &lt;you&gt;' );
			expect(
				mail.attachments.map( ( { filename } ) => filename )
			).toEqual( [ 'mail-messages.php' ] );
			expect( mail.cc ).toMatchObject( { text: 'copy@example.org' } );
		} );

		it( 'that is HTML, or of another encoding, is left as it is', async () => {
			const html = '<p>Own <b>HTML</b></p>';
			expect(
				(
					await other( {
						message: html,
						headers: 'Content-Type: text/html',
					} )
				).html
			).toContain( html );
			const latin = await other( {
				message: 'Plain',
				headers: [ 'Content-Type: text/plain; charset="iso-8859-1"' ],
			} );
			expect( latin.html ).toBe( false );
		} );

		it( 'names the one who gets it, where it is one', async () => {
			const { id } = await aTemplate( {
				purpose: 'wordpress',
				status: 'active',
				content:
					paragraph(
						'{{recipient.name|No name}}, {{recipient.email|no address}}'
					) + '<!-- wp:svc/mail-body /-->',
			} );
			const use = ( template: number | null ) =>
				as.manager.put( '/etb/v1/settings', {
					uses: { wordpress: template },
				} );
			const { email, login } = await personAt( `smtp-${ server.port }` );
			const unknown = `smtp-${ server.port }-nobody@example.org`;
			expect( await use( id ) ).toAnswer( 'updateMailSettings' );
			const of = async ( to: string | string[] ) =>
				( await other( { message, to } ) ).html;
			const one = await of( `Somebody else <${ email }>` );
			const several = await of( [ email, unknown ] );
			const stranger = await of( unknown );
			await use( null );
			expect( one ).toContain( `${ login }, ${ email }` );
			expect( several ).toContain( 'No name, no address' );
			expect( stranger ).toContain( `No name, ${ unknown }` );
		} );

		it( 'is left as it is where the template has lost the text', async () => {
			const pattern = await aPattern( '<!-- wp:svc/mail-body /-->' );
			const { id } = await aTemplate( {
				purpose: 'wordpress',
				status: 'active',
				content: `<!-- wp:block {"ref":${ pattern.id }} /-->`,
			} );
			const use = ( template: number | null ) =>
				as.manager.put( '/etb/v1/settings', {
					uses: { wordpress: template },
				} );
			expect( await use( id ) ).toAnswer( 'updateMailSettings' );
			const whole = await other( { message } );
			await pattern.change( paragraph( 'Only the frame' ) );
			const without = await other( { message } );
			await use( null );
			expect( whole.html ).toContain( 'Hi &lt;you&gt;' );
			expect( without.html ).toBe( false );
		} );

		it( 'keeps the link for setting a password', async () => {
			server.mails.length = 0;
			const person = await personAt( `smtp-${ server.port }` );
			await run( await invite( person ) );
			const { text, html } = server.mails[ 0 ]!;
			const link = /https?:\S+[?&]key=[^\s>]+/.exec( text! )![ 0 ];
			expect( html ).toContain(
				`href="${ link.replaceAll( '&', '&amp;' ) }"`
			);
		} );
	} );
} );
