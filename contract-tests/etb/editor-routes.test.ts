// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import type { Template } from '../../client/src/etb';
import type { Api } from '../support/api';
import { here, memberOf } from '../support/bookmarks';
import { control } from '../support/control';
import type { Account } from '../support/fixtures';
import { exchange, type Seen } from '../support/http';
import { newMark, personOf } from '../support/people';
import { host, place } from '../support/site';
import { as, world } from '../support/world';
import { memberWith } from './editors';
import {
	aTemplate,
	aUsedTemplate,
	paragraph,
	revisionOf,
	templates,
} from './templates';

const core = '/wp/v2/svc_mail_template';
const posts = ( id: number ) => `${ core }/${ id }`;

const read = async ( id: number ) =>
	( await as.manager.get( `${ templates }/${ id }` ) ).body as Template;

const subject = '_svc_mail_subject';

let editor: Api;
let author: Api;
let subscriber: Api;

beforeAll( async () => {
	editor = await memberWith( 'editor' );
	author = await memberWith( 'author' );
	subscriber = await memberWith( 'subscriber' );
} );

const codeOf = ( seen: Seen ) => ( seen.body as { code?: string } ).code;

describe( 'the editor’s routes', () => {
	it( 'save by the rules of the API, and raise the version once', async () => {
		const { id, theme } = await aTemplate();
		const seen = await editor.post( posts( id ), {
			title: 'A &lt;name&gt; &amp; more',
			content: paragraph( 'Hello' ),
			status: 'publish',
			meta: {
				[ subject ]: '  Changed  ',
				_svc_mail_preheader: '',
				_svc_mail_theme: theme,
			},
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		expect( await read( id ) ).toMatchObject( {
			name: 'A <name> & more',
			subject: 'Changed',
			preheader: '',
			content: paragraph( 'Hello' ),
			status: 'active',
			version: 2,
			modified_by: editor.userId,
		} );
		const revisions = await as.manager.get(
			`${ templates }/${ id }/revisions`
		);
		expect( revisions.body ).toMatchObject( {
			data: [ { subject: 'Changed', author: editor.userId }, {} ],
		} );
	} );

	it.each( [
		[ { content: '<!-- wp:video /-->' }, 'content' ],
		[ { title: '' }, 'name' ],
		[ { title: 'x'.repeat( 151 ) }, 'name' ],
		[ { meta: { [ subject ]: '' } }, 'subject' ],
		[ { meta: { [ subject ]: 'a\nb' } }, 'subject' ],
		[ { status: 'private' }, 'status' ],
		[ { status: 'pending' }, 'status' ],
		[ { status: 'future' }, 'status' ],
		[ { password: 'secret' }, 'password' ],
		[
			{ status: 'publish', meta: { [ subject ]: '{{lead.shoe}}' } },
			'subject',
		],
	] )( 'refuse %j, and nothing is changed', async ( fields, field ) => {
		const { etag, ...was } = await aTemplate();
		const seen = await editor.post( posts( was.id ), {
			content: paragraph( 'Hello' ),
			...fields,
		} );
		expect( codeOf( seen ), seen.text ).toBe( 'rest_invalid_param' );
		expect( seen.body ).toHaveProperty( [ 'data', 'params', field ] );
		expect( await read( was.id ) ).toEqual( was );
	} );

	it( 'keep the purpose, the author and the date of the creation', async () => {
		const { id, created_at } = await aTemplate();
		const seen = await editor.post( posts( id ), {
			title: 'Other',
			author: editor.userId,
			date: '2040-01-01T00:00:00',
			status: 'publish',
			meta: { _svc_mail_purpose: 'newsletter' },
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		expect( await read( id ) ).toMatchObject( {
			purpose: 'announcement',
			status: 'active',
			created_at,
		} );
	} );

	it( 'check autosaves as drafts', async () => {
		const { id } = await aTemplate( { status: 'active' } );
		const path = `${ posts( id ) }/autosaves`;
		const refused = await editor.post( path, {
			content: '<!-- wp:video /-->',
		} );
		expect( codeOf( refused ) ).toBe( 'rest_invalid_param' );
		const kept = await editor.post( path, {
			title: 'Being written',
			content: paragraph( '{{lead.unknown}}' ),
		} );
		expect( kept.status, kept.text ).toBe( 200 );
		expect( await read( id ) ).toMatchObject( {
			version: 1,
			status: 'active',
		} );
	} );

	it( 'create nothing', async () => {
		const seen = await as.manager.post( core, {
			title: 'By the editor',
			content: '',
		} );
		expect( codeOf( seen ) ).toBe( 'rest_cannot_create' );
	} );

	it( 'check the template that is written, whatever the address says', async () => {
		const { id } = await aTemplate();
		const { etag, ...was } = await aTemplate( { status: 'active' } );
		const seen = await editor.post( posts( id ), {
			id: was.id,
			title: was.name,
			meta: { [ subject ]: '{{lead.shoe}}' },
		} );
		expect( codeOf( seen ), seen.text ).toBe( 'rest_invalid_param' );
		expect( await read( was.id ) ).toEqual( was );
	} );

	it( 'publish with a subject that was mended in the same request', async () => {
		const { id } = await aTemplate( { subject: '{{lead.shoe}}' } );
		const mended = '\\ “{{person.name}}” \'"';
		const seen = await editor.post( posts( id ), {
			status: 'publish',
			meta: { [ subject ]: mended },
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		expect( await read( id ) ).toMatchObject( {
			subject: mended,
			status: 'active',
			version: 2,
		} );
	} );

	it( 'neither trash, delete nor unpublish what the settings name', async () => {
		const { id } = await aUsedTemplate( 'event_update' );
		const was = await read( id );
		for ( const refused of [
			await editor.delete( posts( id ) ),
			await editor.delete( posts( id ), { query: { force: 1 } } ),
			await editor.post( posts( id ), { status: 'draft' } ),
		] ) {
			expect( refused ).toRefuse( 'rest_template_in_use' );
		}
		expect( await read( id ) ).toEqual( was );
	} );

	it( 'trash what is not in use', async () => {
		const { id } = await aTemplate();
		expect( ( await editor.delete( posts( id ) ) ).status ).toBe( 200 );
		expect( await read( id ) ).toMatchObject( { status: 'trash' } );
	} );

	it( 'lose no change of writers at the same time', async () => {
		const { id } = await aTemplate();
		const answers = await Promise.all( [
			editor.post( posts( id ), { title: 'One' } ),
			as.manager.put( `${ templates }/${ id }`, { subject: 'Two' } ),
			editor.post( posts( id ), { content: paragraph( 'Three' ) } ),
		] );
		expect( answers.map( ( { status } ) => status ) ).toEqual( [
			200, 200, 200,
		] );
		expect( await read( id ) ).toMatchObject( {
			name: 'One',
			subject: 'Two',
			content: paragraph( 'Three' ),
			version: 4,
		} );
	} );
} );

describe( 'the version that the editor has read', () => {
	const versionOf = async ( id: number ) =>
		(
			( await editor.get( posts( id ), { query: { context: 'edit' } } ) )
				.body as { svc_version: number }
		 ).svc_version;

	it( 'is the template’s, and comes with the answer to a save', async () => {
		const { id } = await aTemplate();
		expect( await versionOf( id ) ).toBe( 1 );
		const seen = await editor.put( posts( id ), {
			content: paragraph( 'Two' ),
			svc_version: 1,
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		expect( seen.body ).toMatchObject( { svc_version: 2 } );
		expect( await versionOf( id ) ).toBe( 2 );
	} );

	it.each( [
		{ theme: { link: '#aa0000' }, preheader: 'By an assistant' },
		{ content: paragraph( 'By an assistant' ) },
		{ name: 'By an assistant' },
	] )(
		'keeps a save from undoing a change of %j that came in between',
		async ( change ) => {
			const { id } = await aTemplate();
			const path = `${ templates }/${ id }`;
			await as.manager.put( path, change );
			const was = await read( id );
			const save = {
				title: was.name,
				content: paragraph( 'As it was' ),
				meta: {
					[ subject ]: 'Changed',
					_svc_mail_preheader: '',
					_svc_mail_theme: [],
				},
			};
			for ( const svc_version of [ 1, 3, 'no version', [ 2 ] ] ) {
				const seen = await editor.put( posts( id ), {
					...save,
					svc_version,
				} );
				expect( seen ).toRefuse( 'rest_precondition_failed' );
				expect( seen.text ).toContain( 'reload the page' );
			}
			expect( await read( id ) ).toEqual( was );
			expect( await versionOf( id ) ).toBe( 2 );
			const unknowing = await editor.put( posts( id ), save );
			expect( unknowing.status, unknowing.text ).toBe( 200 );
		}
	);

	it( 'lets one of two saves at the same time through', async () => {
		const { id } = await aTemplate();
		const answers = await Promise.all(
			[ 'One', 'Two' ].map( ( text ) =>
				editor.put( posts( id ), {
					content: paragraph( text ),
					svc_version: 1,
				} )
			)
		);
		expect( answers.map( ( { status } ) => status ).toSorted() ).toEqual( [
			200, 412,
		] );
		expect( await read( id ) ).toMatchObject( { version: 2 } );
	} );

	it( 'does not matter to autosaves, which change nothing', async () => {
		const { id } = await aTemplate();
		await as.manager.put( `${ templates }/${ id }`, { name: 'Other' } );
		const seen = await editor.post( `${ posts( id ) }/autosaves`, {
			content: paragraph( 'Being written' ),
			svc_version: 1,
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		expect( await read( id ) ).toMatchObject( { version: 2 } );
	} );

	it( 'is not shown where the caller does not edit', async () => {
		const { id } = await aTemplate();
		const seen = await editor.get( posts( id ) );
		expect( seen.body ).not.toHaveProperty( 'svc_version' );
		const alone = await editor.get( posts( id ), {
			query: { context: 'edit', _fields: 'svc_version' },
		} );
		expect( alone.body ).toEqual( { svc_version: 1 } );
	} );
} );

describe( 'who may not edit e-mails', () => {
	it( 'is refused on every route, and nothing is changed', async () => {
		const secret = 'An e-mail that only editors see';
		const { etag, ...was } = await aTemplate( {
			name: secret,
			status: 'active',
		} );
		for ( const caller of [
			as.anonymous,
			subscriber,
			author,
			as.person,
		] ) {
			for ( const refused of [
				await caller.get( core ),
				await caller.get( core, { query: { search: secret } } ),
				await caller.get( posts( was.id ) ),
				await caller.head( posts( was.id ) ),
				await caller.get( `${ posts( was.id ) }/revisions` ),
				await caller.get( `${ posts( was.id ) }/autosaves` ),
				await caller.post( posts( was.id ), { title: 'Mine' } ),
				await caller.post( core, { title: 'Mine' } ),
				await caller.post( `${ posts( was.id ) }/autosaves`, {
					title: 'Mine',
				} ),
				await caller.delete( posts( was.id ) ),
			] ) {
				expect( refused.status, refused.text ).toBe( 403 );
				expect( refused.text ).not.toContain( secret );
			}
		}
		expect( await read( was.id ) ).toEqual( was );
	} );

	it( 'is refused in whatever case the route is written', async () => {
		const secret = 'An e-mail in another case';
		const { etag, ...was } = await aTemplate( {
			name: secret,
			status: 'active',
		} );
		const path = '/wp/v2/SVC_Mail_Template';
		for ( const caller of [ as.anonymous, author ] ) {
			for ( const refused of [
				await caller.get( path ),
				await caller.get( `${ path }/${ was.id }` ),
			] ) {
				expect( refused.status, refused.text ).toBe( 403 );
				expect( refused.text ).not.toContain( secret );
			}
		}
		const unchecked = await editor.post( `${ path }/${ was.id }`, {
			content: '<!-- wp:video /-->',
			meta: { [ subject ]: '{{lead.shoe}}' },
		} );
		expect( codeOf( unchecked ), unchecked.text ).toBe(
			'rest_invalid_param'
		);
		expect( await read( was.id ) ).toEqual( was );
	} );

	it( 'is a realtor partner whom WordPress has as an editor, until the capability is granted', async () => {
		const { id } = await aTemplate();
		const login = `${ world.token }-${ newMark() }`;
		const [ account ] = ( await control.createUsers( [
			{ login, role: 'editor', site: here },
		] ) ) as [ Account ];
		const caller = memberOf( account );
		const asked = async () =>
			[
				await caller.get( templates ),
				await caller.get( posts( id ) ),
				await caller.get( '/etb/v1/settings' ),
				await caller.post( posts( id ), { title: 'Theirs' } ),
			].map( ( { status } ) => status );
		expect( await asked() ).toEqual( [ 200, 200, 200, 200 ] );
		await personOf( account, { role: 'realtor_partner' } );
		expect( await asked() ).toEqual( [ 403, 403, 403, 403 ] );
		await control.grant( account.id, 'svc_edit_mail', here );
		expect( await asked() ).toEqual( [ 200, 200, 200, 200 ] );
	} );

	it( 'finds it nowhere else', async () => {
		const secret = 'Nowhere but in its editor';
		const { id } = await aTemplate( { name: secret, status: 'active' } );
		const search = { search: secret };
		const url = `http://127.0.0.1/?p=${ id }`;
		for ( const caller of [ as.anonymous, author, editor ] ) {
			for ( const seen of [
				await caller.get( '/wp/v2/search', { query: search } ),
				await caller.get( '/wp/v2/search', {
					query: { ...search, subtype: 'svc_mail_template' },
				} ),
				await caller.get( `/wp/v2/posts/${ id }` ),
				await caller.get( `/wp/v2/pages/${ id }` ),
				await caller.get( '/oembed/1.0/embed', { query: { url } } ),
			] ) {
				expect( seen.text ).not.toContain( secret );
			}
		}
		for ( const path of [
			`/?p=${ id }`,
			`/?post_type=svc_mail_template&p=${ id }`,
			'/?post_type=svc_mail_template',
			'/?post_type=svc_mail_template&feed=rss2',
			'/?s=Nowhere',
			'/?s=Nowhere&feed=rss2',
			'/wp-sitemap.xml',
			'/wp-sitemap-posts-svc_mail_template-1.xml',
		] ) {
			const page = await fetch( place.url + path );
			expect( await page.text() ).not.toContain( secret );
		}
	} );
} );

describe( 'the other ways of WordPress', () => {
	const text = ( value: string ) =>
		`<string>${ value.replaceAll( '<', '&lt;' ) }</string>`;

	const byXmlRpc = async (
		method: string,
		id: number,
		fields: Record< string, string > = {}
	) => {
		const members = Object.entries( fields ).map(
			( [ name, value ] ) =>
				`<member><name>${ name }</name><value>${ text( value ) }</value></member>`
		);
		const values = [
			`<int>${ here }</int>`,
			text( account.login ),
			text( account.application_password ),
			`<int>${ id }</int>`,
			`<struct>${ members.join( '' ) }</struct>`,
		].map( ( value ) => `<param><value>${ value }</value></param>` );
		const seen = await exchange( {
			method: 'POST',
			url: `${ place.url }/xmlrpc.php`,
			headers: { 'Content-Type': 'text/xml' },
			body: `<?xml version="1.0"?><methodCall><methodName>${ method }</methodName><params>${ values.join( '' ) }</params></methodCall>`,
		} );
		expect( seen.status ).toBe( 200 );
		return seen.text;
	};

	let account: Account;
	beforeAll( async () => {
		const login = `${ world.token }-xmlrpc${ newMark() }`;
		[ account ] = ( await control.createUsers( [
			{ login, role: 'editor', site: here },
		] ) ) as [ Account ];
	} );

	it( 'store no more than the API', async () => {
		const { etag, ...was } = await aTemplate( { status: 'active' } );
		const refused: Record< string, string >[] = [
			{ post_content: '<!-- wp:video /-->' },
			{ post_status: 'private' },
			{ post_status: 'pending' },
			{ post_title: '' },
			{ post_title: 'x'.repeat( 151 ) },
		];
		for ( const fields of refused ) {
			const answer = await byXmlRpc( 'wp.editPost', was.id, fields );
			expect( await read( was.id ), answer ).toEqual( was );
		}
		const allowed = await byXmlRpc( 'wp.editPost', was.id, {
			post_title: 'By XML-RPC',
			post_password: 'secret',
		} );
		expect( allowed ).not.toContain( 'faultCode' );
		expect( await read( was.id ) ).toMatchObject( {
			name: 'By XML-RPC',
			version: 2,
			modified_by: account.id,
			created_at: was.created_at,
		} );
		const post = await as.manager.get( posts( was.id ), {
			query: { context: 'edit' },
		} );
		expect( post.body ).toMatchObject( { password: '' } );
	} );

	it( 'restore a revision, and no subject that the API refuses', async () => {
		const { id } = await aTemplate( {
			subject: '{{lead.shoe}}',
			content: paragraph( 'One' ),
		} );
		const change = ( fields: object ) =>
			as.manager.put( `${ templates }/${ id }`, fields );
		const refused = await revisionOf( id );
		await change( { subject: 'Two', content: paragraph( 'Two' ) } );
		const allowed = await revisionOf( id );
		await change( {
			subject: 'Three',
			content: paragraph( 'Three' ),
			status: 'active',
		} );
		await byXmlRpc( 'wp.restoreRevision', allowed );
		expect( await read( id ) ).toMatchObject( {
			subject: 'Two',
			content: paragraph( 'Two' ),
			status: 'active',
		} );
		await byXmlRpc( 'wp.restoreRevision', refused );
		expect( await read( id ) ).toMatchObject( {
			subject: 'Two',
			content: paragraph( 'One' ),
			status: 'active',
		} );
	} );

	it( 'restore an autosave, and no subject that the API refuses', async () => {
		const { id } = await aTemplate( {
			subject: 'One',
			content: paragraph( 'One' ),
			status: 'active',
		} );
		const autosave = async ( fields: object ) => {
			const seen = await as.manager.post( `${ posts( id ) }/autosaves`, {
				title: 'Saved',
				content: paragraph( 'Two' ),
				...fields,
			} );
			expect( seen.status, seen.text ).toBe( 200 );
			return ( seen.body as { id: number } ).id;
		};
		const restore = ( revision: number ) =>
			as.manager.post( '/fixture/v1/posts/restore', { revision } );
		const refused = await autosave( {
			meta: { [ subject ]: '{{lead.shoe}}' },
		} );
		await restore( refused );
		expect( await read( id ) ).toMatchObject( {
			subject: 'One',
			content: paragraph( 'Two' ),
			status: 'active',
		} );
		const long = await autosave( {
			content: paragraph( 'Three' ),
			meta: { [ subject ]: 'Three' },
		} );
		await as.manager.put( `/fixture/v1/posts/${ long }/meta`, {
			key: subject,
			value: 'x'.repeat( 500 ),
		} );
		await restore( long );
		expect( await read( id ) ).toMatchObject( {
			subject: 'One',
			content: paragraph( 'Three' ),
		} );
		await restore( await autosave( { meta: { [ subject ]: 'Four' } } ) );
		expect( await read( id ) ).toMatchObject( { subject: 'Four' } );
	} );

	it( 'make no post of another type of a template', async () => {
		const { etag, ...was } = await aTemplate( { status: 'active' } );
		const seen = await as.manager.put( `/fixture/v1/posts/${ was.id }`, {
			fields: { post_type: 'post' },
		} );
		expect( seen.status ).toBe( 400 );
		expect( await read( was.id ) ).toEqual( was );
	} );

	it( 'publish only what may become active, also where WordPress asks no filter', async () => {
		const publish = ( id: number ) =>
			as.manager.post( `/fixture/v1/posts/${ id }/publication`, {
				is_due: false,
			} );
		const { etag, ...was } = await aTemplate( {
			subject: '{{lead.shoe}}',
		} );
		expect( ( await publish( was.id ) ).body ).toEqual( {
			status: 'draft',
		} );
		expect( await read( was.id ) ).toEqual( was );
		const { id } = await aTemplate( {} );
		expect( ( await publish( id ) ).body ).toEqual( { status: 'publish' } );
		expect( await read( id ) ).toMatchObject( { status: 'active' } );
	} );

	it( 'publish no subject that the API refuses', async () => {
		const { etag, ...was } = await aTemplate( {
			subject: '{{lead.shoe}}',
		} );
		const answer = await byXmlRpc( 'wp.editPost', was.id, {
			post_status: 'publish',
		} );
		expect( await read( was.id ), answer ).toEqual( was );
	} );

	it( 'neither delete nor trash what the settings name', async () => {
		const { id } = await aUsedTemplate( 'event_update' );
		const was = await read( id );
		await byXmlRpc( 'wp.deletePost', id );
		await byXmlRpc( 'wp.editPost', id, { post_status: 'trash' } );
		await byXmlRpc( 'wp.editPost', id, { post_status: 'draft' } );
		expect( await read( id ) ).toEqual( was );
	} );

	it( 'keep templates and their revisions when an account is deleted', async () => {
		const member = await memberWith( 'editor' );
		const made = await member.post( templates, {
			name: 'Of an account',
			purpose: 'announcement',
			status: 'active',
		} );
		const { id } = made.body as Template;
		await control.removeUser(
			member.userId,
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
		expect( await read( id ) ).toMatchObject( {
			status: 'active',
			modified_by: null,
		} );
		const revisions = await as.manager.get(
			`${ templates }/${ id }/revisions`
		);
		expect( revisions.body ).toMatchObject( {
			total: 1,
			data: [ { author: null } ],
		} );
	} );
} );
