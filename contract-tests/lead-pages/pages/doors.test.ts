import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LeadPage, NewLeadPage } from '../../../client/src/lead-pages';
import type { Api } from '../../support/api';
import { changePost, fixture, here, makePosts } from '../../support/bookmarks';
import { control, type Account } from '../../support/control';
import { exchange, type Seen } from '../../support/http';
import { logIn } from '../../support/login';
import { host, place } from '../../support/site';
import { as } from '../../support/world';
import { anOfficer, aPage, aPublishedPage } from '../made';
import {
	accountWith,
	agreement,
	anOwner,
	aPartnerId,
	block,
	contentOf,
	memberWith,
	post,
	put,
	read,
	type Owner,
} from './pages';

const codeOf = ( seen: Seen ) => ( seen.body as { code?: string } ).code;

const form = '_svc_lead_form';
const partner = '_svc_lead_partner';

let editor: Api;
let owner: Owner;
/** A loan officer whose pages may not be published. */
let unlicensed: Owner;

beforeAll( async () => {
	editor = await memberWith( 'editor' );
	owner = await anOwner();
	unlicensed = await anOwner( { nmls_id: null } );
} );

const ownPage = ( fields: Partial< NewLeadPage > = {} ) =>
	aPage( { owner_user_id: owner.id, ...fields } );

describe( 'the version that the editor has read', () => {
	const versionOf = async ( id: number ) =>
		(
			(
				await owner.api.get( post( id ), {
					query: { context: 'edit' },
				} )
			).body as { svc_version: string }
		 ).svc_version;

	it( 'keeps a save from undoing what came in between', async () => {
		const { id, form: sent } = await ownPage();
		const svc_version = await versionOf( id );
		const assistants = { ...sent, button_text: 'By an assistant' };
		await as.manager.put( `/lead-pages/v1/pages/${ id }`, {
			form: assistants,
		} );
		const was = await read( id );
		const refused = await owner.api.put( post( id ), {
			content: block( 'Mine' ),
			meta: { [ form ]: sent },
			svc_version,
		} );
		expect( refused ).toRefuse( 'rest_precondition_failed' );
		expect( await read( id ) ).toEqual( was );
		const content = block( 'Mine' );
		const saved = await owner.api.put( post( id ), {
			content,
			svc_version: await versionOf( id ),
		} );
		expect( saved.status, saved.text ).toBe( 200 );
		expect( saved.body ).toMatchObject( {
			svc_version: await versionOf( id ),
		} );
	} );

	it( 'comes with an autosave of the author’s own draft, which changes the page', async () => {
		const { id } = await ownPage();
		const before = await versionOf( id );
		const seen = await owner.api.post( `${ post( id ) }/autosaves`, {
			content: block( 'Being written' ),
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		const after = await versionOf( id );
		expect( after ).not.toBe( before );
		expect( seen.body ).toMatchObject( { id, svc_version: after } );
	} );
} );

describe( 'the editor’s routes', () => {
	it( 'save by the rules of the API, also for owners who are subscribers', async () => {
		const was = await ownPage();
		const partnerId = await aPartnerId();
		const meta = {
			[ form ]: { ...was.form, button_text: '  Press  ' },
			_svc_lead_routing: { mode: 'round_robin', pool: [] },
			_svc_lead_co_marketing: agreement,
			[ partner ]: partnerId,
			_svc_lead_template: 'rate-quote',
			_svc_lead_confirmation: true,
		};
		const seen = await owner.api.post( post( was.id ), {
			title: 'A &lt;name&gt; &amp; more \\',
			content: block( 'Hello' ),
			status: 'pending',
			meta,
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		expect( await read( was.id ) ).toMatchObject( {
			title: 'A <name> & more \\',
			status: 'pending',
			form: { ...was.form, button_text: 'Press' },
			routing: { mode: 'round_robin', pool: [] },
			co_marketing: agreement,
			partner_user_id: partnerId,
			template: 'rate-quote',
			confirmation: true,
			owner_user_id: owner.id,
		} );
		const shown = await owner.api.get( post( was.id ), {
			query: { context: 'edit' },
		} );
		expect( shown.body ).toMatchObject( {
			meta: { ...meta, [ form ]: { button_text: 'Press' } },
		} );
		const cleared = await owner.api.post( post( was.id ), {
			meta: { [ partner ]: 0, _svc_lead_co_marketing: {} },
		} );
		expect( cleared.status, cleared.text ).toBe( 200 );
		expect( await read( was.id ) ).toMatchObject( {
			co_marketing: null,
			partner_user_id: null,
		} );
	} );

	it.each( [
		[ { title: '' }, 'title' ],
		[ { title: 'x'.repeat( 201 ) }, 'title' ],
		[ { status: 'private' }, 'status' ],
		[ { password: 'secret' }, 'password' ],
		[ { meta: { [ partner ]: 999999999 } }, 'partner_user_id' ],
		[ { meta: { [ form ]: { fields: [] } } }, 'form.fields' ],
		[ { meta: { [ form ]: { colour: 'red' } } }, 'form.colour' ],
		[
			{
				meta: {
					[ form ]: {
						thank_you: { url: 'https://example.org/' },
					},
				},
			},
			'form.thank_you.url',
		],
		[
			{
				meta: {
					_svc_lead_routing: {
						pool: [ { user_id: 999999999, states: [] } ],
					},
				},
			},
			'routing.pool.0.user_id',
		],
		[
			{ meta: { _svc_lead_co_marketing: { partner_percent: 1 } } },
			'co_marketing.monthly_cost',
		],
		[ { meta: { _svc_lead_template: 'other' } }, 'template' ],
	] )( 'refuse %j, and nothing is changed', async ( fields, field ) => {
		const was = await ownPage();
		const seen = await editor.post( post( was.id ), {
			content: block( 'Hello' ),
			...fields,
		} );
		expect( codeOf( seen ), seen.text ).toBe( 'rest_invalid_param' );
		expect( seen.body ).toHaveProperty( [ 'data', 'params', field ] );
		expect( await read( was.id ) ).toEqual( was );
	} );

	it( 'refuse to publish or schedule what may not be published', async () => {
		const was = await aPage( { owner_user_id: unlicensed.id } );
		for ( const fields of [
			{ status: 'publish' },
			{ status: 'future', date: '2045-01-01T00:00:00' },
		] ) {
			const seen = await editor.post( post( was.id ), fields );
			expect( codeOf( seen ), seen.text ).toBe( 'rest_invalid_param' );
			expect( seen.body ).toHaveProperty( 'data.params.owner_user_id' );
		}
		expect( await read( was.id ) ).toEqual( was );
	} );

	it( 'publish with what was mended in the same request, and schedule', async () => {
		const { id, created_at } = await ownPage( { template: 'open-house' } );
		const seen = await editor.post( post( id ), {
			status: 'future',
			date: '2045-01-01T00:00:00',
			meta: {
				[ partner ]: await aPartnerId(),
				_svc_lead_co_marketing: agreement,
			},
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		const scheduled = await read( id );
		expect( scheduled ).toMatchObject( { status: 'future', created_at } );
		const same = await put( id, scheduled );
		expect( same, same.text ).toAnswer( 'updateLeadPage' );
	} );

	it( 'keep the owner, whichever account saves', async () => {
		const { id } = await ownPage();
		const seen = await editor.post( post( id ), {
			title: 'By an editor',
			author: as.manager.userId,
			meta: { _svc_lead_created: '2000-01-01T00:00:00Z' },
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		expect( await read( id ) ).toMatchObject( {
			title: 'By an editor',
			owner_user_id: owner.id,
		} );
	} );

	it( 'check autosaves, and change no published page by them', async () => {
		const was = await aPublishedPage( { owner_user_id: owner.id } );
		const path = `${ post( was.id ) }/autosaves`;
		const refused = await editor.post( path, {
			title: 'Kept',
			meta: { [ form ]: { fields: [] } },
		} );
		expect( codeOf( refused ), refused.text ).toBe( 'rest_invalid_param' );
		const kept = await editor.post( path, {
			title: 'Kept',
			content: block( 'Being written' ),
			meta: { [ form ]: { ...was.form, button_text: 'Later' } },
		} );
		expect( kept.status, kept.text ).toBe( 200 );
		expect( await read( was.id ) ).toEqual( was );
		const hidden = await owner.api.post( path, { title: 'Mine' } );
		expect( hidden.status ).toBe( 403 );
	} );

	it( 'create nothing', async () => {
		for ( const caller of [ as.manager, editor, owner.api ] ) {
			const seen = await caller.post( '/wp/v2/svc_lead_page', {
				title: 'By the editor',
				content: '',
			} );
			expect( codeOf( seen ) ).toBe( 'rest_cannot_create' );
		}
	} );

	it( 'check the page that is written, in whatever case and whatever the address says', async () => {
		const other = await ownPage();
		const was = await ownPage();
		for ( const path of [
			post( other.id ),
			`/wp/v2/SVC_Lead_Page/${ was.id }`,
		] ) {
			const seen = await editor.post( path, {
				id: was.id,
				title: was.title,
				meta: { [ form ]: { fields: [] } },
			} );
			expect( codeOf( seen ), seen.text ).toBe( 'rest_invalid_param' );
		}
		expect( await read( was.id ) ).toEqual( was );
	} );

	it( 'let an owner neither publish, delete nor change what is published', async () => {
		const draft = await ownPage();
		const live = await aPublishedPage( { owner_user_id: owner.id } );
		for ( const refused of [
			await owner.api.post( post( draft.id ), { status: 'publish' } ),
			await owner.api.delete( post( draft.id ) ),
			await owner.api.post( post( live.id ), { title: 'Mine' } ),
			await owner.api.post( post( live.id ), { status: 'draft' } ),
			await owner.api.delete( post( live.id ) ),
		] ) {
			expect( refused.status, refused.text ).toBe( 403 );
		}
		expect( await read( draft.id ) ).toEqual( draft );
		expect( await read( live.id ) ).toEqual( live );
	} );

	it( 'let nobody take a page out of the trash but who may put it there', async () => {
		const { id } = await ownPage();
		await editor.delete( post( id ) );
		const refused = await owner.api.post( post( id ), { status: 'draft' } );
		expect( refused.status ).toBe( 404 );
		await as.manager.post( `/lead-pages/v1/pages/${ id }/restore`, {} );
		expect( await read( id ) ).toMatchObject( { status: 'draft' } );
	} );

	it( 'lose no change of writers at the same time', async () => {
		const { id } = await ownPage();
		const answers = await Promise.all( [
			editor.post( post( id ), { title: 'One' } ),
			put( id, { confirmation: true } ),
			owner.api.post( post( id ), {
				meta: { _svc_lead_template: 'home-value' },
			} ),
		] );
		expect( answers.map( ( { status } ) => status ) ).toEqual( [
			200, 200, 200,
		] );
		expect( await read( id ) ).toMatchObject( {
			title: 'One',
			confirmation: true,
			template: 'home-value',
		} );
	} );
} );

/** Whether a write of the owner reached a page that somebody had just published. */
async function changesPublished( delay: number ): Promise< boolean > {
	const { id } = await ownPage();
	const [ published, written ] = await Promise.all( [
		put( id, { status: 'publish' } ),
		sleep( delay ).then( () =>
			owner.api.post( post( id ), { title: 'Not approved' } )
		),
	] );
	expect( published.status, published.text ).toBe( 200 );
	expect( [ 200, 403 ] ).toContain( written.status );
	return ( written.body as { status?: string } ).status === 'publish';
}

describe( 'an owner who saves while the page is published', () => {
	it( 'changes nothing that visitors see, at whatever moment', async () => {
		for ( let delay = 0; delay < 60; delay += 4 ) {
			expect( await changesPublished( delay ) ).toBe( false );
		}
	} );
} );

describe( 'XML-RPC', () => {
	const text = ( value: string ) =>
		`<string>${ value.replaceAll( '<', '&lt;' ) }</string>`;

	const call = async (
		{ login, application_password }: Account,
		method: string,
		...rest: string[]
	) => {
		const values = [
			`<int>${ here }</int>`,
			text( login ),
			text( application_password ),
			...rest,
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

	const struct = ( fields: Record< string, string > ) =>
		`<struct>${ Object.entries( fields )
			.map(
				( [ name, value ] ) =>
					`<member><name>${ name }</name><value>${ value }</value></member>`
			)
			.join( '' ) }</struct>`;

	const edit = (
		by: Account,
		id: number,
		fields: Record< string, string >
	) => call( by, 'wp.editPost', `<int>${ id }</int>`, struct( fields ) );

	let account: Account;

	beforeAll( async () => {
		account = await accountWith( 'editor' );
	} );

	it( 'stores no more than the API', async () => {
		const was = await aPage( { owner_user_id: unlicensed.id } );
		for ( const fields of [
			{ post_status: text( 'publish' ) },
			{ post_status: text( 'private' ) },
			{ post_title: text( '' ) },
			{ post_title: text( 'x'.repeat( 201 ) ) },
			{ post_password: text( 'secret' ) },
		] as Record< string, string >[] ) {
			const answer = await edit( account, was.id, fields );
			expect( await read( was.id ), answer ).toEqual( was );
		}
		const junk = struct( {
			key: text( form ),
			value: text( 'junk' ),
		} );
		await edit( account, was.id, {
			post_title: text( 'By XML-RPC' ),
			post_author: `<int>${ account.id }</int>`,
			custom_fields: `<array><data><value>${ junk }</value></data></array>`,
		} );
		expect( await read( was.id ) ).toMatchObject( {
			title: 'By XML-RPC',
			owner_user_id: unlicensed.id,
			form: was.form,
		} );
	} );

	it( 'creates no page', async () => {
		const answer = await call(
			account,
			'wp.newPost',
			struct( {
				post_type: text( 'svc_lead_page' ),
				post_title: text( 'By XML-RPC' ),
			} )
		);
		expect( answer ).toContain( 'faultCode' );
	} );

	it( 'tells owners nothing of pages of others, and lets them publish nothing', async () => {
		const was = await ownPage();
		const other = await anOwner();
		const seen = await call(
			other.person,
			'wp.getPost',
			`<int>${ was.id }</int>`
		);
		expect( seen ).toContain( 'faultCode' );
		const listed = await call(
			other.person,
			'wp.getPosts',
			struct( { post_type: text( 'svc_lead_page' ) } )
		);
		expect( listed ).not.toContain( was.title );
		await edit( owner.person, was.id, { post_status: text( 'publish' ) } );
		expect( ( await read( was.id ) ).status ).not.toBe( 'publish' );
	} );

	it( 'puts no page of an owner into the trash, and takes none out', async () => {
		const was = await ownPage();
		await edit( owner.person, was.id, { post_status: text( 'trash' ) } );
		expect( await read( was.id ) ).toEqual( was );
		const trashed = await edit( account, was.id, {
			post_status: text( 'trash' ),
		} );
		expect( trashed ).not.toContain( 'faultCode' );
		const { id } = await ownPage();
		await editor.delete( post( id ) );
		await edit( owner.person, id, { post_status: text( 'draft' ) } );
		const seen = await as.manager.get( `/lead-pages/v1/pages/${ id }` );
		expect( seen ).toRefuse( 'rest_lead_page_not_found' );
	} );

	it( 'restores a revision, but no form that the page may not have', async () => {
		const partnerId = await aPartnerId();
		const { id, form: first } = await ownPage( {
			partner_user_id: partnerId,
			title: 'First',
		} );
		const newest = async () => {
			const seen = await as.manager.get( `${ post( id ) }/revisions` );
			return ( seen.body as { id: number }[] )[ 0 ]!.id;
		};
		const shared = await newest();
		await put( id, {
			title: 'Second',
			partner_user_id: null,
			form: {
				button_text: 'Second',
				consents: first.consents.filter(
					( { key } ) => key !== 'partner'
				),
			},
		} );
		const alone = await newest();
		await put( id, { title: 'Third', form: { button_text: 'Third' } } );
		const restore = ( revision: number ) =>
			call( account, 'wp.restoreRevision', `<int>${ revision }</int>` );
		await restore( alone );
		expect( await read( id ) ).toMatchObject( {
			title: 'Second',
			form: { button_text: 'Second' },
			partner_user_id: null,
		} );
		await restore( shared );
		expect( await read( id ) ).toMatchObject( {
			title: 'First',
			form: { button_text: first.button_text },
			partner_user_id: partnerId,
		} );
		await restore( alone );
		await control.removeUser(
			partnerId,
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
		await restore( shared );
		expect( await read( id ) ).toMatchObject( {
			title: 'First',
			form: { button_text: 'Second' },
			partner_user_id: null,
		} );
	} );
} );

describe( 'the dashboard', () => {
	const quickEdit = async (
		by: Account,
		id: number,
		fields: Record< string, string >
	) => {
		const { cookie } = await logIn( by.login, by.password, place.url );
		const list = await exchange( {
			method: 'GET',
			url: `${ place.url }/wp-admin/edit.php?post_type=svc_lead_page`,
			headers: { Cookie: cookie },
		} );
		const nonce = /name="_inline_edit" value="([^"]+)"/.exec( list.text );
		expect( nonce, list.text.slice( 0, 500 ) ).not.toBeNull();
		const answer = await exchange( {
			method: 'POST',
			url: `${ place.url }/wp-admin/admin-ajax.php`,
			headers: {
				Cookie: cookie,
				'Content-Type': 'application/x-www-form-urlencoded',
			},
			body: new URLSearchParams( {
				action: 'inline-save',
				_inline_edit: nonce![ 1 ]!,
				post_type: 'svc_lead_page',
				post_ID: String( id ),
				screen: 'edit-svc_lead_page',
				post_view: 'list',
				...fields,
			} ).toString(),
		} );
		return { list: list.text, answer: answer.text };
	};

	it( 'publishes by quick edit only what may be published, and keeps the owner', async () => {
		const account = await accountWith( 'editor' );
		const was = await aPage( { owner_user_id: unlicensed.id } );
		await quickEdit( account, was.id, {
			post_title: 'Quick',
			_status: 'publish',
		} );
		expect( await read( was.id ) ).toEqual( was );
		const { id } = await ownPage();
		const { answer } = await quickEdit( account, id, {
			post_title: 'Quick',
			_status: 'publish',
		} );
		expect( await read( id ), answer ).toMatchObject( {
			title: 'Quick',
			status: 'publish',
			owner_user_id: owner.id,
		} );
	} );

	it( 'lets an owner neither hand a page over nor put it into the trash', async () => {
		const author = await anOwner( {}, 'author' );
		const other = await anOwner();
		const was = await aPage( { owner_user_id: author.id } );
		const change = ( fields: Record< string, string > ) =>
			quickEdit( author.person, was.id, {
				post_title: 'By its owner',
				_status: 'draft',
				...fields,
			} );
		await change( {
			svc_lead_owner: String( other.id ),
			'meta_input[_svc_lead_partner]': '999999999',
		} );
		const mine = { title: 'By its owner', owner_user_id: author.id };
		expect( await read( was.id ) ).toMatchObject( {
			...mine,
			partner_user_id: null,
		} );
		await change( { _status: 'trash', post_title: 'Trashed' } );
		expect( await read( was.id ) ).toMatchObject( mine );
	} );

	it( 'shows and counts own pages to owners who are authors', async () => {
		const author = await anOwner( {}, 'author' );
		const own = await aPage( {
			owner_user_id: author.id,
			title: 'Of an author',
		} );
		const other = await ownPage( { title: 'Hidden from the author' } );
		const { list } = await quickEdit( author.person, own.id, {
			post_title: 'Of an author',
			_status: 'draft',
		} );
		expect( list ).toContain( 'Of an author' );
		expect( list ).not.toContain( other.title );
		expect( list ).toMatch( /class='draft'>.*<span class="count">\(1\)/ );
	} );
} );

describe( 'other plugins and the console', () => {
	it( 'write by the same rules', async () => {
		const was = await aPage( { owner_user_id: unlicensed.id } );
		for ( const fields of [
			{ post_status: 'publish' },
			{ post_status: 'private' },
			{ post_title: '' },
			{ post_password: 'x' },
			{ meta_input: { [ partner ]: 999999999 } },
		] ) {
			await expect( changePost( was.id, fields ) ).rejects.toThrow();
			expect( await read( was.id ) ).toEqual( was );
		}
		await changePost( was.id, {
			post_title: 'Changed',
			post_author: as.manager.userId,
		} );
		expect( await read( was.id ) ).toMatchObject( {
			title: 'Changed',
			owner_user_id: unlicensed.id,
		} );
		await expect(
			makePosts( [ { post_type: 'svc_lead_page', post_title: 'New' } ] )
		).rejects.toThrow();
	} );

	it( 'publish with the disclosure', async () => {
		const { id } = await ownPage();
		await changePost( id, {
			post_content: 'Text',
			post_status: 'publish',
		} );
		expect( await contentOf( id ) ).toBe(
			'Text\n\n<!-- wp:svc/lead-disclosure /-->'
		);
	} );

	it( 'publish at the scheduled time only what may be published then', async () => {
		const officer = await anOfficer();
		const made: LeadPage[] = [];
		for ( const owner_user_id of [ officer.id, owner.id ] ) {
			const page = await aPage( { owner_user_id } );
			await editor.post( post( page.id ), {
				status: 'future',
				date: '2045-01-01T00:00:00',
			} );
			made.push( page );
		}
		await as.manager.put( `/users/v1/profiles/${ officer.profileId }`, {
			nmls_id: null,
		} );
		const [ refused, allowed ] = made as [ LeadPage, LeadPage ];
		const publish = ( { id }: LeadPage, is_due: boolean ) =>
			fixture< { status: string } >(
				'POST',
				`/posts/${ id }/publication`,
				{ is_due }
			);
		expect( await publish( refused, true ) ).toEqual( {
			status: 'future',
		} );
		expect( await publish( refused, false ) ).toEqual( {
			status: 'future',
		} );
		expect( await publish( allowed, false ) ).toEqual( {
			status: 'publish',
		} );
		expect( ( await read( refused.id ) ).status ).toBe( 'future' );
	} );

	it( 'that store junk as meta leave a page that can be read', async () => {
		const { id } = await ownPage();
		await changePost( id, {
			meta_input: { [ form ]: 'junk', _svc_lead_routing: { pool: 'x' } },
		} );
		expect( await read( id ) ).toMatchObject( {
			routing: { mode: 'owner', pool: [] },
		} );
	} );
} );
