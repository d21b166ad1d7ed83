import { describe, expect, it } from 'vitest';
import type {
	Template,
	TemplateFile,
	TemplateList,
	TemplateRevisionList,
} from '../../client/src/etb';
import { purposes } from '../../client/src/etb/schemas';
import { control } from '../support/control';
import { paramsOf } from '../support/matchers';
import { missing } from '../support/paths';
import { newMark } from '../support/people';
import { place } from '../support/site';
import { as, full, world } from '../support/world';
import { memberWith } from './editors';
import {
	aPattern,
	aTemplate,
	aUsedTemplate,
	paragraph,
	revisionOf,
	templates,
} from './templates';

/** Each has its own starter and rules. */
const some = full ? purposes : ( [ 'newsletter', 'signature' ] as const );

const one = ( id: number ) => `${ templates }/${ id }`;

const read = async ( id: number ) =>
	( await as.manager.get( one( id ) ) ).body as Template;

const list = async ( query: Record< string, string | number > ) => {
	const seen = await as.manager.get( templates, { query } );
	expect( seen ).toAnswer( 'listTemplates' );
	return seen.body as TemplateList;
};

describe( 'a new template', () => {
	it.each( some )(
		'has the starter of %s where only name and purpose are sent',
		async ( purpose ) => {
			const seen = await as.manager.post( templates, {
				name: 'From the starter',
				purpose,
			} );
			expect( seen ).toAnswer( 'createTemplate' );
			const { id, ...made } = seen.body as Template;
			expect( seen.headers.location ).toMatch(
				new RegExp( `/etb/v1/templates/${ id }$` )
			);
			expect( made ).toMatchObject( {
				version: 1,
				purpose,
				status: 'draft',
				in_use: false,
				theme: {},
				modified_by: world.callers.manager.userId,
			} );
			const starters = ( await as.manager.get( '/etb/v1/starters' ) )
				.body as { data: Template[] };
			const starter = starters.data.find(
				( found ) => found.purpose === purpose
			)!;
			expect( made ).toMatchObject( {
				category: starter.category,
				subject: starter.subject,
				preheader: starter.preheader,
				content: starter.content,
			} );
			expect( await read( id ) ).toEqual( { id, ...made } );
		}
	);

	it.each( [
		'a "quote", \\ and \\"both\\"',
		'<b>bold</b> & <script>alert(1)</script>',
		'&lt;b&gt; &amp;amp; %41 _',
		'0',
		'שלום 🎉 ünïcode',
		"'; DROP TABLE wp_posts; --",
		'[gallery] {{lead.name}} <!-- wp:html -->',
	] )( 'keeps the name %s', async ( name ) => {
		const made = await aTemplate( { name, subject: name } );
		expect( [ made.name, made.subject ] ).toEqual( [ name, name ] );
		const again = await as.manager.put( one( made.id ), {
			name,
			subject: name,
		} );
		expect( ( again.body as Template ).version ).toBe( 1 );
	} );

	it( 'keeps markup byte by byte', async () => {
		const content =
			paragraph( 'a\\b "c" {{recipient.name|you & me}} 🎉' ) +
			'\n\n<!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://example.com/?a=1&b=2","service":"x"} /--></ul><!-- /wp:social-links -->';
		expect( ( await aTemplate( { content } ) ).content ).toBe( content );
	} );

	it( 'loses scripts in its markup', async () => {
		const { content } = await aTemplate( {
			content: paragraph(
				'Hi <img src="x" onerror="alert(1)"><script>alert(2)</script>'
			),
		} );
		expect( content ).not.toMatch( /onerror|<script/ );
		expect( content ).toContain( 'Hi ' );
	} );

	it( 'takes a tree of blocks, and not both', async () => {
		const blocks = [
			{
				name: 'core/heading',
				attributes: { content: 'Hello', level: 2 },
			},
		];
		const { content } = await aTemplate( { blocks } );
		expect( content ).toContain( 'Hello</h2>' );
		const both = await as.manager.post( templates, {
			name: 'Both',
			purpose: 'announcement',
			blocks,
			content,
		} );
		expect( both ).toRefuse( 'rest_invalid_param' );
		expect( paramsOf( both ) ).toEqual( [ 'blocks' ] );
	} );

	it.each( [
		[ '<!-- wp:video /-->', /core\/video.*\(blocks\.0\)/ ],
		[ 'Loose text', /HTML outside of blocks/ ],
		[
			'<!-- wp:group --><div><!-- wp:html --><b>x</b><!-- /wp:html --></div><!-- /wp:group -->',
			/core\/html.*\(blocks\.0\.innerBlocks\.0\)/,
		],
		[ '<!-- wp:block {"ref":1} /-->', /synced pattern/ ],
		[ '<!-- wp:svc/mail-body /-->', /svc\/mail-body/ ],
	] )( 'is refused with the content %s', async ( content, reason ) => {
		const seen = await as.manager.post( templates, {
			name: 'Refused',
			purpose: 'announcement',
			content,
		} );
		expect( seen ).toRefuse( 'rest_invalid_param' );
		expect( paramsOf( seen ) ).toEqual( [ 'content' ] );
		expect( seen.text.replaceAll( '\\/', '/' ) ).toMatch( reason );
	} );

	it.each( [
		[ 'name', { name: '' } ],
		[ 'name', { name: 'x'.repeat( 151 ) } ],
		[ 'name', { name: 'two\nlines' } ],
		[ 'purpose', { purpose: 'birthday' } ],
		[ 'subject', { subject: '' } ],
		[ 'subject', { subject: null } ],
		[ 'subject', { subject: 'two\nlines' } ],
		[ 'subject', { purpose: 'signature', subject: 'Hi' } ],
		[ 'preheader', { preheader: 'x'.repeat( 151 ) } ],
		[ 'preheader', { purpose: 'wordpress', preheader: 'Hi' } ],
		[ 'content', { content: 'x'.repeat( 100001 ) } ],
		[ 'theme.link', { theme: { link: 'red' } } ],
		[ 'theme.border', { theme: { border: '#ffffff' } } ],
		[ 'status', { status: 'trash' } ],
		[ 'status', { status: 'publish' } ],
		[ 'blocks.0.name', { blocks: [ { name: 'core/nothing' } ] } ],
		[ 'blocks', { blocks: [] } ],
	] )( 'is refused for its %s: %j', async ( field, fields ) => {
		const seen = await as.manager.post( templates, {
			name: 'Refused',
			purpose: 'announcement',
			...fields,
		} );
		expect( seen ).toRefuse( 'rest_invalid_param' );
		expect( paramsOf( seen ) ).toContain( field );
	} );

	it( 'may have unknown merge tags as a draft, and none when active', async () => {
		const bad = {
			subject: 'For {{event.title}}',
			content: paragraph( '{{lead.shoe_size}}' ),
		};
		const { id, version } = await aTemplate( bad );
		const seen = await as.manager.put( one( id ), { status: 'active' } );
		expect( seen ).toRefuse( 'rest_invalid_param' );
		expect( paramsOf( seen ).sort() ).toEqual( [ 'content', 'subject' ] );
		expect( await read( id ) ).toMatchObject( {
			version,
			status: 'draft',
		} );
	} );
} );

describe( 'the list of templates', () => {
	it( 'finds every word in name or subject, without case and accents', async () => {
		const mark = newMark();
		const { id } = await aTemplate( {
			name: `Übersicht ${ mark }`,
			subject: 'Zum SCHLUSS',
		} );
		for ( const search of [
			mark,
			`ubersicht ${ mark }`,
			`schluß ${ mark }`.replace( 'ß', 'ss' ),
			mark.toUpperCase(),
		] ) {
			const { data, total } = await list( { search } );
			expect( data.map( ( item ) => item.id ) ).toEqual( [ id ] );
			expect( total ).toBe( 1 );
			expect( data[ 0 ] ).not.toHaveProperty( 'content' );
		}
		expect( ( await list( { search: `${ mark } 100%` } ) ).total ).toBe(
			0
		);
	} );

	it( 'filters by purpose, category and status, and sorts in every order', async () => {
		const mark = newMark();
		const make = async (
			name: string,
			purpose: 'newsletter' | 'signature'
		) => ( await aTemplate( { name: `${ name } ${ mark }`, purpose } ) ).id;
		const b = await make( 'b', 'newsletter' );
		const a = await make( 'Ä', 'signature' );
		const c = await make( 'C', 'newsletter' );
		await as.manager.put( one( c ), { preheader: 'Newer' } );
		const ids = async ( query: Record< string, string | number > ) =>
			( await list( { search: mark, ...query } ) ).data.map(
				( item ) => item.id
			);
		expect( await ids( { orderby: 'name' } ) ).toEqual( [ a, b, c ] );
		expect( await ids( { orderby: 'name', order: 'desc' } ) ).toEqual( [
			c,
			b,
			a,
		] );
		expect( await ids( { orderby: 'id' } ) ).toEqual( [ b, a, c ] );
		expect( ( await ids( {} ) )[ 0 ] ).toBe( c );
		expect( await ids( { purpose: 'signature' } ) ).toEqual( [ a ] );
		expect( await ids( { category: 'marketing', orderby: 'id' } ) ).toEqual(
			[ b, c ]
		);
		expect(
			await ids( { category: 'marketing', purpose: 'signature' } )
		).toEqual( [] );
		expect( await ids( { status: 'active' } ) ).toEqual( [] );
		await as.manager.delete( one( b ) );
		expect( await ids( { orderby: 'id' } ) ).toEqual( [ a, c ] );
		expect( await ids( { status: 'trash' } ) ).toEqual( [ b ] );
		expect(
			await ids( { orderby: 'name', per_page: 1, page: 2 } )
		).toEqual( [ c ] );
	} );

	it( 'pages through templates without a search, and past their end', async () => {
		await aTemplate();
		await aTemplate();
		const all = await list( { per_page: 1, page: 2 } );
		expect( all.data ).toHaveLength( 1 );
		const past = await list( { page: 9999 } );
		expect( past ).toMatchObject( { data: [], total: all.total } );
		const marketing = await list( { category: 'marketing', per_page: 1 } );
		expect( marketing.total ).toBeLessThan( all.total );
	} );

	it( 'counts the same whether a page is full or not', async () => {
		// Of a purpose that no test has that runs at the same time.
		const trashed = {
			status: 'trash',
			purpose: 'estimate_report',
		} as const;
		for ( let count = 0; count < 2; count++ ) {
			const { id } = await aTemplate( { purpose: trashed.purpose } );
			await as.manager.delete( one( id ) );
		}
		const { total } = await list( { ...trashed, per_page: 1 } );
		expect( total ).toBeGreaterThan( 1 );
		for ( const [ per_page, page, rows ] of [
			[ total, 1, total ],
			[ total, 2, 0 ],
			[ total + 1, 1, total ],
			[ total - 1, 2, 1 ],
		] as const ) {
			const seen = await list( { ...trashed, per_page, page } );
			expect( seen.total ).toBe( total );
			expect( seen.data ).toHaveLength( rows );
		}
	} );

	it( 'has no posts of other types', async () => {
		const seen = await as.manager.post( '/wp/v2/pages', { title: 'Page' } );
		const { id } = seen.body as { id: number };
		expect( await as.manager.get( one( id ) ) ).toRefuse(
			'rest_template_not_found'
		);
		await as.manager.delete( `/wp/v2/pages/${ id }`, {
			query: 'force=true',
		} );
	} );

	it( 'filters, sorts and fills in its items without a search, too', async () => {
		// Other tests of this site make few of this purpose.
		const make = async ( name: string ) =>
			aTemplate( { name, purpose: 'event_cancellation', subject: name } );
		const [ first, second, third ] = [
			await make( 'First' ),
			await make( 'Second' ),
			await make( 'Third' ),
		];
		await control.sql( [
			`UPDATE {posts} SET post_modified_gmt = '2037-01-01 00:00:00' WHERE ID = ${ first.id }`,
			// As an import of another program may leave it: WordPress reads the first.
			`INSERT INTO {postmeta} (post_id, meta_key, meta_value) VALUES (${ second.id }, '_svc_mail_subject', 'A later one')`,
		] );
		const mine = [ first.id, second.id, third.id ];
		const items = async ( query: Record< string, string | number > ) =>
			(
				await list( {
					purpose: 'event_cancellation',
					per_page: 100,
					...query,
				} )
			).data.filter( ( { id } ) => mine.includes( id ) );
		const ids = async ( query: Record< string, string | number > ) =>
			( await items( query ) ).map( ( { id } ) => id );
		expect( await ids( { orderby: 'id' } ) ).toEqual( mine );
		expect( await ids( { orderby: 'id', order: 'desc' } ) ).toEqual(
			[ ...mine ].reverse()
		);
		expect( ( await ids( {} ) )[ 0 ] ).toBe( first.id );
		expect(
			( await ids( { orderby: 'modified_at', order: 'asc' } ) )[ 2 ]
		).toBe( first.id );
		expect( await ids( { status: 'active' } ) ).toEqual( [] );
		// An object cache does not know of the first one's time.
		for ( const item of ( await items( {} ) ).slice( 1 ) ) {
			const { content, theme, ...rest } = (
				await as.manager.get( one( item.id ) )
			).body as Template;
			expect( item ).toEqual( rest );
		}
		const { body } = await as.manager.get( one( second.id ) );
		expect( body ).toMatchObject( { subject: 'Second' } );
	} );
} );

describe( 'a change of a template', () => {
	it( 'raises the version, and keeps what is not sent', async () => {
		const before = await aTemplate( { theme: { link: '#123456' } } );
		const seen = await as.manager.put( one( before.id ), {
			subject: 'Other',
		} );
		expect( seen ).toAnswer( 'updateTemplate' );
		const { etag, ...was } = before;
		expect( seen.body ).toEqual( {
			...was,
			subject: 'Other',
			version: 2,
			modified_at: ( seen.body as Template ).modified_at,
		} );
		expect( seen.headers.etag ).not.toBe( etag );
		const got = await as.manager.get( one( before.id ) );
		expect( got.headers.etag ).toBe( seen.headers.etag );
		const cleared = await as.manager.put( one( before.id ), {
			theme: null,
			preheader: null,
		} );
		expect( cleared.body ).toMatchObject( {
			theme: {},
			preheader: '',
			version: 3,
		} );
	} );

	it.each( some )(
		'that sends back what GET has answered changes nothing (%s)',
		async ( purpose ) => {
			const made = await aTemplate( { purpose } );
			const { etag, ...whole } = made;
			const seen = await as.manager.put( one( made.id ), whole, {
				headers: { 'If-Match': etag },
			} );
			expect( seen.body, seen.text ).toEqual( whole );
		}
	);

	it.each( [
		[ 'version', 7 ],
		[ 'purpose', 'newsletter' ],
		[ 'category', 'marketing' ],
		[ 'in_use', true ],
		[ 'created_at', '2020-01-01T00:00:00Z' ],
		[ 'modified_by', 999999 ],
	] )( 'cannot change %s', async ( field, value ) => {
		const { id, version } = await aTemplate();
		const seen = await as.manager.put( one( id ), {
			name: 'Changed',
			[ field ]: value,
		} );
		expect( seen ).toRefuse( 'rest_invalid_param' );
		expect( paramsOf( seen ) ).toEqual( [ field ] );
		expect( ( await read( id ) ).version ).toBe( version );
	} );

	it( 'with a stale If-Match is refused, and nothing is changed', async () => {
		const { id, etag } = await aTemplate();
		const headers = { 'If-Match': etag };
		await as.manager.put( one( id ), { name: 'First' } );
		for ( const refused of [
			await as.manager.put( one( id ), { name: 'Second' }, { headers } ),
			await as.manager.delete( one( id ), { headers } ),
			await as.manager.post(
				`${ one( id ) }/restore`,
				{ revision: await revisionOf( id ) },
				{ headers }
			),
		] ) {
			expect( refused ).toRefuse( 'rest_precondition_failed' );
		}
		expect( await read( id ) ).toMatchObject( {
			name: 'First',
			version: 2,
			status: 'draft',
		} );
	} );

	it( 'is made by one of many that send the same If-Match', async () => {
		const { id, etag } = await aTemplate();
		const answers = await Promise.all(
			Array.from( { length: 8 }, ( _, index ) =>
				as.manager.put(
					one( id ),
					{ name: `Writer ${ index }` },
					{ headers: { 'If-Match': etag } }
				)
			)
		);
		const statuses = answers.map( ( { status } ) => status ).sort();
		expect( statuses ).toEqual( [ 200, ...Array( 7 ).fill( 412 ) ] );
		expect( ( await read( id ) ).version ).toBe( 2 );
	} );

	it( 'of other fields at the same time loses none', async () => {
		const { id } = await aTemplate();
		await Promise.all( [
			as.manager.put( one( id ), { name: 'A name' } ),
			as.manager.put( one( id ), { subject: 'A subject' } ),
			as.manager.put( one( id ), { preheader: 'A preheader' } ),
		] );
		expect( await read( id ) ).toMatchObject( {
			name: 'A name',
			subject: 'A subject',
			preheader: 'A preheader',
			version: 4,
		} );
	} );
} );

describe( 'the trash', () => {
	it( 'has a template until it is taken out or deleted again', async () => {
		const { id } = await aTemplate( { status: 'active' } );
		const first = await as.manager.delete( one( id ) );
		expect( first ).toAnswer( 'deleteTemplate' );
		expect( await read( id ) ).toMatchObject( { status: 'trash' } );
		const renamed = await as.manager.put( one( id ), { name: 'No' } );
		expect( paramsOf( renamed ) ).toEqual( [ 'status' ] );
		const back = await as.manager.put( one( id ), {
			status: 'draft',
			name: 'Back',
		} );
		expect( back.body ).toMatchObject( {
			status: 'draft',
			name: 'Back',
			version: 3,
		} );
		await as.manager.delete( one( id ) );
		expect( await as.manager.delete( one( id ) ) ).toAnswer(
			'deleteTemplate'
		);
		expect( await as.manager.get( one( id ) ) ).toRefuse(
			'rest_template_not_found'
		);
		expect( await as.manager.delete( one( id ) ) ).toRefuse(
			'rest_template_not_found'
		);
	} );

	it( 'is not reached by PUT', async () => {
		const { id } = await aTemplate();
		const seen = await as.manager.put( one( id ), { status: 'trash' } );
		expect( paramsOf( seen ) ).toEqual( [ 'status' ] );
		expect( ( await read( id ) ).status ).toBe( 'draft' );
	} );

	it( 'never has a template that the settings name', async () => {
		const { id, version } = await aUsedTemplate( 'estimate_report' );
		expect( await as.manager.delete( one( id ) ) ).toRefuse(
			'rest_template_in_use'
		);
		expect(
			await as.manager.put( one( id ), { status: 'draft', name: 'No' } )
		).toRefuse( 'rest_template_in_use' );
		expect( await read( id ) ).toMatchObject( {
			version,
			status: 'active',
			in_use: true,
		} );
		expect(
			await as.manager.put( one( id ), { name: 'Other name' } )
		).toAnswer( 'updateTemplate' );
	} );
} );

describe( 'a copy', () => {
	it( 'is a draft with all of the template', async () => {
		const name = 'é'.repeat( 150 );
		const { id, ...was } = await aTemplate( {
			name,
			status: 'active',
			theme: { button: '#abcdef' },
		} );
		const seen = await as.manager.post( `${ one( id ) }/duplicate`, {} );
		expect( seen ).toAnswer( 'duplicateTemplate' );
		const copy = seen.body as Template;
		expect( copy ).toMatchObject( {
			version: 1,
			subject: was.subject,
			content: was.content,
			theme: was.theme,
			status: 'draft',
		} );
		expect( copy.id ).not.toBe( id );
		expect( copy.name ).toMatch( /^é+ \(copy\)$/ );
	} );

	it( 'is exported without the numbers of this site', async () => {
		const rate =
			'<!-- wp:paragraph {"metadata":{"name":"Rate","bindings":{"__default":{"source":"core/pattern-overrides"}}}} -->\n<p>7%</p>\n<!-- /wp:paragraph -->';
		const inner = await aPattern( paragraph( 'Inner' ) );
		const pattern = await aPattern(
			`${ rate }\n\n<!-- wp:block {"ref":${ inner.id }} /-->`
		);
		const { id } = await aTemplate( {
			content: [
				`<!-- wp:block {"ref":${ pattern.id },"content":{"Rate":{"content":"6.25%"}}} /-->`,
				`<!-- wp:block {"ref":${ inner.id },"svcIf":"person.phone"} /-->`,
				'<!-- wp:image {"id":7,"sizeSlug":"large"} -->\n<figure class="wp-block-image size-large"><img src="/wp-content/uploads/a.png" alt="A" class="wp-image-7"/></figure>\n<!-- /wp:image -->',
			].join( '\n\n' ),
		} );
		await pattern.change(
			`${ rate }\n\n<!-- wp:block {"ref":${ inner.id }} /-->\n\n<!-- wp:video -->\n<figure class="wp-block-video"></figure>\n<!-- /wp:video -->`
		);
		const file = ( await as.manager.get( `${ one( id ) }/export` ) )
			.body as TemplateFile;
		const { origin } = new URL( place.url );
		expect(
			file.content.trim().replace( /\n+/g, '\n' ).replace( / +/g, ' ' )
		).toBe(
			[
				paragraph( '6.25%' ).replace(
					'paragraph',
					'paragraph {"metadata":{"name":"Rate"}}'
				),
				paragraph( 'Inner' ),
				`<!-- wp:group {"svcIf":"person.phone","layout":{"type":"constrained"}} -->\n<div class="wp-block-group">${ paragraph(
					'Inner'
				) }</div>\n<!-- /wp:group -->`,
				`<!-- wp:image {"sizeSlug":"large"} -->\n<figure class="wp-block-image size-large"><img src="${ origin }/wp-content/uploads/a.png" alt="A" /></figure>\n<!-- /wp:image -->`,
			].join( '\n' )
		);
		const seen = await as.manager.post( `${ templates }/import`, file );
		expect( seen, seen.text ).toAnswer( 'importTemplate' );
	} );

	it( 'is exported with no more blocks of patterns than an e-mail has', async () => {
		const ten = ( markup: string ) =>
			Array( 10 ).fill( markup ).join( '\n\n' );
		const outer = await aPattern( paragraph( 'One' ) );
		const { id } = await aTemplate( {
			content: `<!-- wp:block {"ref":${ outer.id }} /-->`,
		} );
		const named =
			'<!-- wp:paragraph {"metadata":"x"} -->\n<p>One</p>\n<!-- /wp:paragraph -->';
		let inside = await aPattern( ten( named ) );
		for ( let level = 0; level < 3; level++ ) {
			inside = await aPattern(
				ten( `<!-- wp:block {"ref":${ inside.id }} /-->` )
			);
		}
		await outer.change( `<!-- wp:block {"ref":${ inside.id }} /-->` );
		const seen = await as.manager.get( `${ one( id ) }/export` );
		expect( seen ).toAnswer( 'exportTemplate' );
		const { content } = seen.body as TemplateFile;
		const blocks = content.match( /<!-- wp:/g )!.length;
		expect( blocks ).toBeGreaterThan( 300 );
		expect( blocks ).toBeLessThanOrEqual( 400 );
	} );

	it( 'is imported without the numbers that a file of an earlier version has', async () => {
		const { id } = await aTemplate();
		const file = ( await as.manager.get( `${ one( id ) }/export` ) )
			.body as TemplateFile;
		const image = ( number: string, css: string ) =>
			`<!-- wp:image {${ number }"sizeSlug":"large"} -->\n<figure class="wp-block-image size-large"><img src="https://site.example/a.png" alt="A"${ css }/></figure>\n<!-- /wp:image -->`;
		const seen = await as.manager.post( `${ templates }/import`, {
			...file,
			content: image( '"id":7,', ' class="wp-image-7"' ),
		} );
		expect( seen, seen.text ).toAnswer( 'importTemplate' );
		expect( ( seen.body as Template ).content ).toBe( image( '', ' ' ) );
	} );

	it( 'goes by export and import, of every purpose', async () => {
		for ( const purpose of some ) {
			const { id } = await aTemplate( { purpose } );
			const file = await as.manager.get( `${ one( id ) }/export` );
			expect( file ).toAnswer( 'exportTemplate' );
			const seen = await as.manager.post(
				`${ templates }/import`,
				file.body
			);
			expect( seen ).toAnswer( 'importTemplate' );
			const made = seen.body as Template;
			const again = await as.manager.get( `${ one( made.id ) }/export` );
			expect( again.body ).toEqual( file.body );
		}
	} );

	it( 'is not made of another file', async () => {
		const { id } = await aTemplate();
		const file = ( await as.manager.get( `${ one( id ) }/export` ) )
			.body as TemplateFile;
		for ( const [ field, value ] of [
			[ 'format', 'other' ],
			[ 'format_version', 2 ],
			[ 'content', '<!-- wp:video /-->' ],
			[ 'status', 'active' ],
		] ) {
			const seen = await as.manager.post( `${ templates }/import`, {
				...file,
				[ field as string ]: value,
			} );
			expect( seen ).toRefuse( 'rest_invalid_param' );
			expect( paramsOf( seen ) ).toEqual( [ field ] );
		}
	} );
} );

describe( 'revisions', () => {
	it( 'are of every change, with who made it, and can be restored', async () => {
		const editor = await memberWith( 'editor' );
		const { id, content } = await aTemplate( { subject: 'First' } );
		await editor.put( one( id ), {
			name: 'Second name',
			subject: 'Second',
			preheader: 'Two',
			content: paragraph( 'Two' ),
			theme: { text: '#222222' },
		} );
		const seen = await as.manager.get( `${ one( id ) }/revisions` );
		expect( seen ).toAnswer( 'listTemplateRevisions' );
		const { data, total } = seen.body as TemplateRevisionList;
		expect( total ).toBe( 2 );
		expect(
			data.map( ( { subject, author } ) => [ subject, author ] )
		).toEqual( [
			[ 'Second', editor.userId ],
			[ 'First', world.callers.manager.userId ],
		] );
		const restored = await as.manager.post( `${ one( id ) }/restore`, {
			revision: data[ 1 ]!.id,
		} );
		expect( restored ).toAnswer( 'restoreTemplate' );
		expect( restored.body ).toMatchObject( {
			version: 3,
			subject: 'First',
			content,
			theme: {},
			name: 'A template of the tests',
		} );
	} );

	it( 'of other templates cannot be restored', async () => {
		const { id, version } = await aTemplate();
		const other = await aTemplate();
		for ( const revision of [
			await revisionOf( other.id ),
			other.id,
			missing,
		] ) {
			const seen = await as.manager.post( `${ one( id ) }/restore`, {
				revision,
			} );
			expect( seen ).toRefuse( 'rest_invalid_param' );
			expect( paramsOf( seen ) ).toEqual( [ 'revision' ] );
		}
		expect( ( await read( id ) ).version ).toBe( version );
	} );
} );

describe( 'who may not edit e-mails', () => {
	it( 'is refused, and nothing is changed', async () => {
		const author = await memberWith( 'author' );
		const mine = `Mine ${ newMark() }`;
		const { etag, ...was } = await aTemplate( { name: `Not ${ mine }` } );
		for ( const refused of [
			await author.get( templates ),
			await author.get( one( was.id ) ),
			await author.post( templates, {
				name: mine,
				purpose: 'announcement',
			} ),
			await author.put( one( was.id ), { name: mine } ),
			await author.delete( one( was.id ) ),
			await author.post( `${ one( was.id ) }/duplicate`, {} ),
			await author.post( `${ one( was.id ) }/restore`, {
				revision: await revisionOf( was.id ),
			} ),
			await author.post( `${ templates }/import`, {
				format: 'svc-etb-template',
				format_version: 1,
				name: mine,
				purpose: 'announcement',
				content: '',
			} ),
			await author.get( one( missing ) ),
		] ) {
			expect( refused ).toRefuse( 'rest_forbidden' );
		}
		expect( await read( was.id ) ).toEqual( was );
		const named = await list( { search: mine } );
		expect( named.data.map( ( { id } ) => id ) ).toEqual( [ was.id ] );
	} );

	it( 'is not an editor', async () => {
		const editor = await memberWith( 'editor' );
		const seen = await editor.post( templates, {
			name: 'By an editor',
			purpose: 'announcement',
		} );
		expect( seen ).toAnswer( 'createTemplate' );
		expect( seen.body ).toMatchObject( { modified_by: editor.userId } );
	} );
} );
