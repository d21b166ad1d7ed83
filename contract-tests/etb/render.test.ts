import { beforeAll, describe, expect, it } from 'vitest';
import type { MergeTagList, StarterList } from '../../client/src/etb';
import { purposes } from '../../client/src/etb/schemas';
import { here, memberOf } from '../support/bookmarks';
import { control } from '../support/control';
import { missing } from '../support/paths';
import { people, personOf, accounts } from '../support/people';
import { as } from '../support/world';
import {
	answered,
	asked,
	button,
	codes,
	memberWith,
	render,
	rendered,
} from './editors';
import { aPattern, aTemplate, paragraph } from './templates';

describe( 'a rendering', () => {
	it( 'has subject, preheader, HTML, text and the bytes of the HTML', async () => {
		const seen = await asked( {
			purpose: 'lead_confirmation',
			subject: 'Hi {{lead.first_name|there}}',
			preheader: 'Ünïcode',
			content: paragraph( 'Hello <strong>you</strong>' ),
		} );
		expect( seen ).toAnswer( 'renderContent' );
		const one = answered( seen );
		expect( [ one.subject, one.preheader, one.text ] ).toEqual( [
			'Hi there',
			'Ünïcode',
			'Hello you',
		] );
		expect( one.html ).toContain( '<strong>you</strong>' );
		expect( one.size ).toBe( Buffer.byteLength( one.html ) );
		expect( seen.headers ).not.toHaveProperty( 'etag' );
	} );

	it( 'has the starter where nothing is sent, of every purpose', async () => {
		for ( const purpose of purposes ) {
			const seen = await asked( { purpose, sample: true } );
			expect( seen ).toAnswer( 'renderContent' );
			const one = answered( seen );
			expect( one.html ).not.toContain( '{{' );
			expect( one.text ).not.toBe( '' );
			expect( codes( one ) ).not.toContain( 'block_left_out' );
		}
	} );

	it( 'has no paragraph whose only tag is empty', async () => {
		const one = await rendered( {
			content:
				paragraph( 'Phone: {{person.phone}}' ) + paragraph( 'Stays' ),
		} );
		expect( one.text ).toBe( 'Stays' );
		expect( one.html ).not.toContain( 'Phone' );
	} );

	it( 'keeps tags for other programs', async () => {
		const one = await rendered( {
			subject: '{{lead.first_name|there}}',
			content: paragraph( 'Hi {{lead.first_name|there}}' ),
			raw_tags: true,
			context: { lead: { first_name: 'Alex' } },
		} );
		expect( [ one.subject, one.text ] ).toEqual( [
			'{{lead.first_name|there}}',
			'Hi {{lead.first_name|there}}',
		] );
	} );

	it( 'has samples in contexts without a value, and no others', async () => {
		const content =
			paragraph( '{{lead.name|nobody}}' ) +
			paragraph( '{{person.name|nobody}}' );
		const context = { lead: { first_name: 'Kim' } };
		expect(
			( await rendered( { content, context, sample: true } ) ).text
		).toBe( 'nobody\n\nJane Cooper' );
		expect( ( await rendered( { content, context } ) ).text ).toBe(
			'nobody\n\nnobody'
		);
	} );

	it( 'warns of a tag that is not there, and prints nothing', async () => {
		const one = await rendered( {
			content: paragraph( 'A {{lead.name|B}} {{lead.shoe}}' ),
		} );
		expect( one.text ).toBe( 'A B' );
		expect( codes( one ) ).toContain( 'unknown_tag' );
	} );

	it( 'of a stored template has its subject, content and colors', async () => {
		const { id } = await aTemplate( {
			purpose: 'announcement',
			subject: 'For {{recipient.name}}',
			content: paragraph( '<a href="https://example.com/">Read</a>' ),
			theme: { link: '#123456' },
		} );
		const seen = await as.manager.post(
			`/etb/v1/templates/${ id }/render`,
			{ context: { recipient: { name: 'Kim' } } }
		);
		expect( seen ).toAnswer( 'renderTemplate' );
		const one = answered( seen );
		expect( one.subject ).toBe( 'For Kim' );
		expect( one.html ).toContain( 'color:#123456' );
		expect( one.text ).toBe( 'Read (https://example.com/)' );
	} );

	it( 'has what it changes of a synced pattern', async () => {
		const { id } = await aPattern(
			'<!-- wp:paragraph {"metadata":{"name":"Rate","bindings":{"__default":{"source":"core/pattern-overrides"}}}} -->\n<p>7%</p>\n<!-- /wp:paragraph -->'
		);
		const { text, warnings } = await rendered( {
			content: `<!-- wp:block {"ref":${ id },"content":{"Rate":{"content":"6.25% for {{lead.first_name|you}}</p><script>x</script>"}}} /--><!-- wp:block {"ref":${ id }} /-->`,
		} );
		expect( text ).toBe( '6.25% for you\n\n7%' );
		expect( warnings ).toEqual( [] );
	} );

	it( 'is in the language of the site, not in that of the account', async () => {
		const editor = await memberWith( 'editor' );
		await control.setUserMeta( editor.userId, 'locale', 'es_ES' );
		const { html, text, warnings } = answered(
			await editor.post(
				render,
				{
					purpose: 'lead_notice',
					preheader: '',
					content: '<!-- wp:svc/mail-facts {"source":"lead"} /-->',
					context: { lead: { email: 'alex@example.com' } },
				},
				{ query: '_locale=user' }
			)
		);
		expect( html ).toContain( '<html lang="en-US"' );
		expect( text ).toBe( 'Email: alex@example.com' );
		expect(
			warnings.find( ( { code } ) => code === 'no_preheader' )?.message
		).toContain( 'correo' );
	} );

	it( 'wraps an e-mail of WordPress', async () => {
		const one = answered(
			await asked( {
				purpose: 'wordpress',
				content: '<!-- wp:svc/mail-body /-->',
				context: { mail: { body: 'One <b>\n\n{{company.name}}' } },
			} )
		);
		expect( one.text ).toBe( 'One <b>\n\n{{company.name}}' );
		expect( one.html ).toContain( 'One &lt;b&gt;' );
	} );
} );

describe( 'hostile values', () => {
	const evil =
		'"><script>alert(1)</script><a href=\'x\' onclick="y">{{company.name}}';

	it( 'stay text in text, attributes, addresses and the subject', async () => {
		const one = await rendered( {
			subject: 'For {{lead.name}}',
			content:
				paragraph( 'Hi {{lead.name}}' ) +
				paragraph(
					'<a href="https://example.com/?q={{lead.name}}">Search</a>'
				) +
				'<!-- wp:image --><figure class="wp-block-image"><img src="https://example.com/a.png" alt="{{lead.name}}"/></figure><!-- /wp:image -->',
			context: { lead: { name: evil } },
		} );
		expect( one.html ).not.toMatch( /<script|<a[^>]*\sonclick/i );
		expect( one.html ).toContain( 'Hi "&gt;&lt;script&gt;' );
		expect( one.html ).toContain( 'alt="&quot;&gt;&lt;script&gt;' );
		expect( one.html ).toContain(
			`?q=${ encodeURIComponent( evil ).replaceAll( "'", '%27' ).replaceAll( '(', '%28' ).replaceAll( ')', '%29' ) }"`
		);
		expect( one.text ).toContain( `Hi ${ evil }` );
		expect( one.subject ).toBe( `For ${ evil }` );
	} );

	it( 'make no second line of a subject', async () => {
		const one = await rendered( {
			subject: 'For {{lead.message}}',
			preheader: '{{lead.message}}',
			context: { lead: { message: 'A\nBcc: victim@example.com' } },
		} );
		expect( one.subject ).toBe( 'For A Bcc: victim@example.com' );
		expect( one.preheader ).toBe( 'A Bcc: victim@example.com' );
	} );

	it.each( [
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'data:text/html,<script>alert(1)</script>',
		'vbscript:x',
		' \tjavascript:x',
	] )( 'make no link of %s', async ( url ) => {
		const one = await rendered( {
			content: button( '{{lead.url}}' ),
			context: { lead: { url } },
		} );
		expect( one.html ).not.toMatch( /href/ );
		expect( one.text ).toBe( 'Go' );
		expect( codes( one ) ).toContain( 'unsafe_url' );
	} );

	it( 'make no link where the template itself is hostile', async () => {
		const one = await rendered( {
			content: button( 'javascript:alert(1)' ),
		} );
		expect( [ one.text, codes( one ) ] ).toEqual( [
			'Go',
			expect.arrayContaining( [ 'unsafe_url' ] ),
		] );
	} );
} );

describe( 'a person of a rendering', () => {
	const content =
		paragraph( '{{person.name}}, {{person.title}}' ) +
		paragraph( '{{person.avatar_url|no photo}}' ) +
		paragraph( '{{person.linkedin}}' );

	it( 'has what the profile says, and what is sent instead', async () => {
		const [ person ] = await people( {
			job_title: 'Closer',
			social: { linkedin: 'https://www.linkedin.com/in/kim' },
		} );
		const given = { user_id: person!.id, title: 'Boss' };
		expect(
			( await rendered( { content, context: { person: given } } ) ).text
		).toBe(
			'Kim Vale, Boss\n\nno photo\n\nhttps://www.linkedin.com/in/kim'
		);
	} );

	it( 'has the file of an uploaded photo', async () => {
		const image = await control.attach( { site: here } );
		const [ person ] = await people( {
			avatar_id: image.id,
			avatar_site_id: here,
		} );
		const one = await rendered( {
			content,
			context: { person: { user_id: person!.id } },
		} );
		expect( one.text ).toContain( image.url.replace( /\.\w+$/, '' ) );
		await control.detach( image );
	} );

	it( 'is a loan officer with a number, or there is a warning', async () => {
		const [ officer, licensed ] = await people(
			{ role: 'loan_officer' },
			{ role: 'loan_officer', nmls_id: '123' }
		);
		const card = '<!-- wp:svc/mail-person /-->';
		const warned = async ( user_id: number ) =>
			codes(
				await rendered( {
					content: card,
					context: { person: { user_id } },
				} )
			);
		expect( await warned( officer!.id ) ).toContain( 'missing_nmls' );
		expect( await warned( licensed!.id ) ).not.toContain( 'missing_nmls' );
	} );

	it( 'is refused to a partner who may edit mail like one who does not exist', async () => {
		const [ hidden ] = await people( { role: 'staff' } );
		const [ account ] = await accounts( 1 );
		await personOf( account!, { role: 'realtor_partner' } );
		await control.grant( account!.id, 'svc_edit_mail', here );
		const partner = memberOf( account! );
		const refusals = await Promise.all(
			[ hidden!.id, missing ].map( ( user_id ) =>
				asked(
					{
						purpose: 'announcement',
						context: { person: { user_id } },
					},
					partner
				)
			)
		);
		for ( const refusal of refusals ) {
			expect( refusal ).toRefuse( 'rest_invalid_param', [
				'context.person.user_id',
			] );
		}
		expect( refusals[ 0 ]!.text ).toBe( refusals[ 1 ]!.text );
		expect(
			await asked(
				{
					purpose: 'announcement',
					context: { person: { user_id: account!.id } },
				},
				partner
			)
		).toAnswer( 'renderContent' );
	} );
} );

describe( 'what cannot be rendered', () => {
	it.each( [
		[ { context: { shop: { name: 'x' } } }, [ 'context.shop' ] ],
		[ { context: { company: { name: 'x' } } }, [ 'context.company' ] ],
		[ { context: { lead: { shoe: 'x' } } }, [ 'context.lead.shoe' ] ],
		[ { context: { lead: { name: 5 } } }, [ 'context.lead.name' ] ],
		[
			{ context: { lead: { name: 'x'.repeat( 5001 ) } } },
			[ 'context.lead.name' ],
		],
		[
			{ context: { lead: { name: 'a\u0000b' } } },
			[ 'context.lead.name' ],
		],
		[ { context: { event: { title: 'x' } } }, [ 'context.event' ] ],
		[ { context: { mail: { body: 'x' } } }, [ 'context.mail' ] ],
		[ { context: [] }, [ 'context' ] ],
		[ { purpose: 'spam' }, [ 'purpose' ] ],
		[ { subject: 'x'.repeat( 151 ) }, [ 'subject' ] ],
		[ { subject: 'two\nlines' }, [ 'subject' ] ],
		[ { theme: { link: 'red' } }, [ 'theme.link' ] ],
		[ { theme: { shadow: '#ffffff' } }, [ 'theme.shadow' ] ],
		[ { content: 'loose' }, [ 'content' ] ],
		[ { content: 'x'.repeat( 100001 ) }, [ 'content' ] ],
		[ { purpose: 'signature', subject: 'x' }, [ 'subject' ] ],
		[ { purpose: 'wordpress', preheader: 'x' }, [ 'preheader' ] ],
	] )( 'is %j', async ( change, fields ) => {
		expect(
			await as.manager.post( render, {
				purpose: 'lead_confirmation',
				...change,
			} )
		).toRefuse( 'rest_invalid_param', fields );
	} );

	it( 'is a block that e-mails cannot have, by name and place', async () => {
		const seen = await asked( {
			purpose: 'newsletter',
			content: `${ paragraph( 'x' ) }<!-- wp:video /-->`,
		} );
		expect( seen ).toRefuse( 'rest_invalid_param', [ 'content' ] );
		expect( seen.text ).toContain( 'core\\/video' );
		expect( seen.text ).toContain( 'blocks.1' );
	} );

	it( 'is a template that is not there', async () => {
		expect(
			await as.manager.post( `/etb/v1/templates/${ missing }/render`, {} )
		).toRefuse( 'rest_template_not_found' );
	} );
} );

describe( 'editors', () => {
	let editor: Awaited< ReturnType< typeof memberWith > >;
	let author: typeof editor;
	beforeAll( async () => {
		editor = await memberWith( 'editor' );
		author = await memberWith( 'author' );
	} );

	it( 'render and read, authors do not', async () => {
		const content = { purpose: 'announcement' } as const;
		expect( await asked( content, editor ) ).toAnswer( 'renderContent' );
		expect( await asked( content, author ) ).toRefuse( 'rest_forbidden' );
		for ( const [ path, name ] of [
			[ '/etb/v1/merge-tags', 'listMergeTags' ],
			[ '/etb/v1/starters', 'listStarters' ],
			[ '/etb/v1/settings', 'getMailSettings' ],
		] as const ) {
			expect( await editor.get( path ) ).toAnswer( name );
			expect( await author.get( path ) ).toRefuse( 'rest_forbidden' );
		}
	} );

	it( 'change no settings and see no list of signatures', async () => {
		expect(
			await editor.put( '/etb/v1/settings', { keep_days: 5 } )
		).toRefuse( 'rest_forbidden' );
		expect( await editor.get( '/etb/v1/signatures' ) ).toRefuse(
			'rest_forbidden'
		);
		expect( await editor.get( '/etb/v1/signatures/export' ) ).toRefuse(
			'rest_forbidden'
		);
	} );
} );

describe( 'the catalogue', () => {
	const tagsOf = async ( query: string ) =>
		(
			( await as.manager.get( '/etb/v1/merge-tags', { query } ) )
				.body as MergeTagList
		 ).data.map( ( { tag } ) => tag );

	it( 'has the merge tags of a purpose, or all', async () => {
		const all = await tagsOf( '' );
		expect( all ).toContain( '{{lead.first_name}}' );
		expect( all ).toContain( '{{event.title}}' );
		const some = await tagsOf( 'purpose=newsletter' );
		expect( some ).toContain( '{{person.name}}' );
		expect( some ).not.toContain( '{{lead.first_name}}' );
		expect( all ).toEqual( expect.arrayContaining( some ) );
	} );

	it( 'has a starter for each purpose, on one page', async () => {
		const { data, total, pages } = (
			await as.manager.get( '/etb/v1/starters' )
		).body as StarterList;
		expect( data.map( ( { purpose } ) => purpose ) ).toEqual( purposes );
		expect( [ total, pages ] ).toEqual( [ purposes.length, 1 ] );
		expect(
			data.find( ( { purpose } ) => purpose === 'signature' )
		).toMatchObject( { subject: null, preheader: null } );
	} );
} );
