// @module-tag second-site
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, makePosts, memberOf } from '../support/bookmarks';
import {
	ask,
	callTool,
	errorOf,
	expectFault,
	mcpCalls,
	mcpSettings,
	offByDefault,
	switchTools,
	testTools,
	toolsOf,
} from '../support/mcp';
import { missing } from '../support/paths';
import { accounts, people, stateOf } from '../support/people';
import { control } from '../support/control';
import { registeredAbilities } from '../support/abilities';
import { mayManage, mayNotManage } from '../support/columns';
import { isOnTwo } from '../support/site';
import { as, full, world } from '../support/world';
import type { AssistantSettings as Settings } from '../../client/src/modern-data/assistant-schemas';
import type { Api } from '../support/api';

const all = ( on: boolean ) =>
	Object.fromEntries( offByDefault.map( ( name ) => [ name, on ] ) );

const settingsNow = async () =>
	( await as.manager.get( mcpSettings ) ).body as Settings;

let before: Settings;
beforeAll( async () => {
	before = await settingsNow();
} );
afterAll( async () => {
	await switchTools( all( false ) );
	await testTools( false );
} );

describe( 'the switches', () => {
	it( 'are off for what writes content or profiles, and on for the rest', () => {
		expect(
			before.tools
				.filter( ( tool ) => ! tool.enabled )
				.map( ( tool ) => tool.name )
				.sort()
		).toEqual( [ ...offByDefault ].sort() );
		expect( before.endpoint ).toMatch( /modern-data\/v1\/mcp$/ );
	} );

	it( 'say what each tool is by default, and what it does', async () => {
		const registered = await registeredAbilities( as.manager );
		for ( const tool of before.tools ) {
			const { readonly, destructive } = registered.get( tool.ability )!
				.meta.annotations;
			expect( tool ).toMatchObject( {
				is_readonly: readonly,
				is_destructive: destructive,
				is_on_by_default: ! offByDefault.includes( tool.name ),
				summary: expect.stringMatching( /^[A-Z“].{10,150}[.?”]$/ ),
			} );
			// One sentence, and no word that only models and developers read.
			expect( tool.summary ).not.toMatch( /\. [A-Z]|`|svc-|_/ );
			expect( tool.title ).not.toMatch( /`|svc-|_|\bGet\b/ );
		}
	} );

	it( 'have the tools of a group next to each other', () => {
		const groups = before.tools.map( ( { group } ) => group );
		const starts = groups.filter(
			( group, at ) => group !== groups[ at - 1 ]
		);
		expect( starts ).toEqual( [
			'Profiles',
			'Directory and org chart',
			'Bookmarks',
			'This site',
			'Content',
			'Blocks',
			'Mortgage calculator',
			'E-mail templates',
			'Lead management',
		] );
	} );

	it( 'have every ability of ours', async () => {
		const seen = await as.manager.get( '/wp-abilities/v1/abilities', {
			query: 'per_page=100',
		} );
		const ours = ( seen.body as { name: string }[] )
			.map( ( one ) => one.name )
			.filter( ( name ) => name.startsWith( 'svc-' ) );
		expect( before.tools.map( ( tool ) => tool.ability ).sort() ).toEqual(
			ours.sort()
		);
	} );

	it.each( mayNotManage )(
		'are not for %s, nor are the calls',
		async ( name ) => {
			const change = {
				tools: [ { name: offByDefault[ 0 ], enabled: true } ],
			};
			expect( await as[ name ].get( mcpSettings ) ).toRefuse(
				'rest_forbidden'
			);
			expect( await as[ name ].put( mcpSettings, change ) ).toRefuse(
				'rest_forbidden'
			);
			expect( await as[ name ].get( mcpCalls ) ).toRefuse(
				'rest_forbidden'
			);
			expect( await settingsNow() ).toEqual( before );
		}
	);

	it.each( mayManage )( 'are switched by %s, one by one', async ( name ) => {
		const tool = offByDefault[ 0 ]!;
		const answer = await as[ name ].put( mcpSettings, {
			tools: [ { name: tool, enabled: true } ],
		} );
		expect( answer.status, answer.text ).toBe( 200 );
		expect( ( answer.body as Settings ).tools ).toEqual(
			before.tools.map( ( one ) =>
				one.name === tool ? { ...one, enabled: true } : one
			)
		);
		expect(
			( await toolsOf( as.person ) ).map( ( one ) => one.name )
		).toContain( tool );
		await switchTools( { [ tool ]: false } );
		expect( await settingsNow() ).toEqual( before );
	} );

	it( 'take back what they showed, and refuse what cannot change', async () => {
		const same = await as.manager.put( mcpSettings, before );
		expect( same.body ).toEqual( before );
		const [ first ] = before.tools;
		for ( const [ body, fields ] of [
			[ { endpoint: 'https://evil.example/' }, [ 'endpoint' ] ],
			[
				{ tools: [ { name: 'nope', enabled: true } ] },
				[ 'tools.0.name' ],
			],
			[ { tools: [ { ...first, title: 'x' } ] }, [ 'tools.0.title' ] ],
			[ { tools: [ { ...first, group: 'x' } ] }, [ 'tools.0.group' ] ],
			[
				{ tools: [ { ...first, summary: 'x' } ] },
				[ 'tools.0.summary' ],
			],
			[
				{
					tools: [
						{
							...first,
							is_on_by_default: ! first!.is_on_by_default,
						},
					],
				},
				[ 'tools.0.is_on_by_default' ],
			],
			[ { tools: [ first, first ] }, [ 'tools.1.name' ] ],
			[ { tools: [ { name: first!.name } ] }, [ 'tools.0.enabled' ] ],
			[
				{ tools: [ { ...first, enabled: 'yes' } ] },
				[ 'tools.0.enabled' ],
			],
			[ { tools: {} }, [ 'tools' ] ],
			[ { more: 1 }, [ 'more' ] ],
		] as const ) {
			expect( await as.manager.put( mcpSettings, body ) ).toRefuse(
				'rest_invalid_param',
				[ ...fields ]
			);
		}
		expect( await settingsNow() ).toEqual( before );
	} );

	it( 'mind the ETag', async () => {
		const { etag } = ( await as.manager.get( mcpSettings ) ).headers;
		const stale = await as.manager.put(
			mcpSettings,
			{},
			{
				headers: { 'If-Match': 'W/"0"' },
			}
		);
		expect( stale ).toRefuse( 'rest_precondition_failed' );
		const fresh = await as.manager.put(
			mcpSettings,
			{},
			{
				headers: { 'If-Match': etag as string },
			}
		);
		expect( fresh.status ).toBe( 200 );
	} );

	it( 'are followed by meta.mcp.public', async () => {
		const publicOf = async ( ability: string ) => {
			const { body } = await as.manager.get(
				`/wp-abilities/v1/abilities/${ ability }`
			);
			return ( body as { meta: { mcp: { public: boolean } } } ).meta.mcp
				.public;
		};
		expect( await publicOf( 'svc-users/update-profile' ) ).toBe( false );
		await switchTools( { 'svc-users-update-profile': true } );
		expect( await publicOf( 'svc-users/update-profile' ) ).toBe( true );
		await switchTools( { 'svc-users-update-profile': false } );
		expect( await publicOf( 'svc-users/update-profile' ) ).toBe( false );
	} );

	it( 'take the resources away with their tool', async () => {
		await switchTools( { 'svc-users-get-profile': false } );
		const uri = `svc://profiles/${ world.callers.person.profileId }`;
		expectFault(
			await ask( as.person, 'resources/read', { uri } ),
			200,
			-32002
		);
		await switchTools( { 'svc-users-get-profile': true } );
	} );
} );

describe( 'the calls', () => {
	it( 'are noted: who, which tool, when, how it ended, and not what', async () => {
		const secret = `secret${ Date.now() }`;
		await callTool( as.person, 'svc-users-list-profiles', {
			search: secret,
		} );
		await callTool( as.person, 'svc-users-get-profile', { id: missing } );
		const answer = await as.manager.get( mcpCalls, {
			query: 'per_page=2',
		} );
		expect( answer.body ).toEqual( {
			data: [
				{
					id: expect.any( Number ),
					user_id: world.callers.person.userId,
					name: expect.stringContaining( 'person' ),
					site_id: expect.any( Number ),
					tool: 'svc-users-get-profile',
					outcome: 'rest_profile_not_found',
					at: expect.stringMatching(
						/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
					),
				},
				expect.objectContaining( {
					tool: 'svc-users-list-profiles',
					outcome: 'ok',
				} ),
			],
			total: expect.any( Number ),
			pages: expect.any( Number ),
			page: 1,
		} );
		expect( answer.text ).not.toContain( secret );
	} );

	it( 'of an account are exported and erased by WordPress’s tools for personal data, and no others', async () => {
		const [ one, other ] = await people( {}, {} );
		for ( const person of [ one!, other! ] ) {
			await callTool( memberOf( person ), 'svc-users-list-profiles', {} );
		}
		const tool = ( what: 'export' | 'erase', email: string ) =>
			fixture< { data: { data: { value: string }[] }[] } >(
				'POST',
				'/personal-data',
				{ tool: 'svc-assistants', what, email }
			);
		const emailOf = async ( { id }: { id: number } ) =>
			(
				(
					await as.manager.get( `/wp/v2/users/${ id }`, {
						query: 'context=edit',
					} )
				).body as { email: string }
			 ).email;
		const email = await emailOf( one! );
		expect(
			( await tool( 'export', email ) ).data.map( ( { data } ) =>
				data.slice( 0, 2 ).map( ( { value } ) => value )
			)
		).toEqual( [ [ 'svc-users-list-profiles', 'ok' ] ] );
		expect( await tool( 'erase', email ) ).toMatchObject( {
			items_removed: true,
			done: true,
		} );
		expect( ( await tool( 'export', email ) ).data ).toEqual( [] );
		expect(
			( await tool( 'export', await emailOf( other! ) ) ).data
		).toHaveLength( 1 );
	} );
} );

describe( 'profiles, once switched on', () => {
	beforeAll( () => switchTools( all( true ) ) );

	it( 'of another author are not changed', async () => {
		const { person, colleague } = world.callers;
		const was = await stateOf( colleague.profileId );
		for ( const [ name, input ] of [
			[
				'svc-users-update-profile',
				{ id: colleague.profileId, phone: '+1 303 555 0100' },
			],
			[ 'svc-users-delete-profile', { id: colleague.profileId } ],
			[
				'svc-users-create-profile',
				{
					user_id: person.userId,
					first_name: 'A',
					last_name: 'B',
					email: 'a@example.com',
					role: 'staff',
				},
			],
			[
				'svc-intranet-update-profile',
				{ user_id: colleague.userId, extension: '9' },
			],
		] as const ) {
			const answer = await callTool( as.person, name, input );
			expect( errorOf( answer ) ).toMatchObject( {
				code: 'rest_forbidden',
				data: { status: 403 },
			} );
		}
		expect( await stateOf( colleague.profileId ) ).toEqual( was );
	} );

	it( 'own are, in what owners may change', async () => {
		const [ someone ] = await people( {} );
		const owner = memberOf( someone! );
		const id = someone!.profileId;
		const done = await callTool( owner, 'svc-users-update-profile', {
			id,
			phone: '+1 303 555 0100',
		} );
		expect( done.isError, JSON.stringify( done ) ).toBeUndefined();
		expect( await stateOf( id ) ).toMatchObject( {
			phone: '+1 303 555 0100',
		} );
		const refused = await callTool( owner, 'svc-users-update-profile', {
			id,
			role: 'leadership',
		} );
		expect( errorOf( refused ).code ).toBe( 'rest_forbidden' );
		expect( await stateOf( id ) ).toMatchObject( { role: 'staff' } );
	} );
} );

interface Done {
	id: number;
	status: string;
	etag: string;
}

describe( 'content, once switched on', () => {
	let author: Api;
	let other: Api;
	beforeAll( async () => {
		await switchTools( all( true ) );
		const users = await accounts( 2 );
		for ( const { id } of users ) {
			await control.setRole( id, 'author', isOnTwo ? 2 : 1 );
		}
		author = memberOf( users[ 0 ]! );
		other = memberOf( users[ 1 ]! );
	} );

	const draft = async ( caller: Api, input: object = {} ) =>
		(
			await callTool( caller, 'svc-content-create-post', {
				title: 'A & B <c> "d" \\ é',
				content: '<p>Hello</p>',
				...input,
			} )
		).structuredContent as unknown as Done;
	const get = async ( caller: Api, id: number ) =>
		( await callTool( caller, 'svc-content-get-post', { id } ) )
			.structuredContent as Record< string, unknown >;

	it( 'is drafted, and exactly as it was typed', async () => {
		const { id, status } = await draft( author );
		expect( status ).toBe( 'draft' );
		expect( await get( author, id ) ).toMatchObject( {
			title: 'A & B <c> "d" \\ é',
			text: 'Hello',
			content: '<p>Hello</p>',
			may_edit: true,
			status: 'draft',
			author_id: author.userId,
		} );
	} );

	it( 'is refused to those who may write nothing, and nothing is written', async () => {
		const { id } = await draft( author );
		for ( const [ name, input ] of [
			[ 'svc-content-create-post', { title: 'x' } ],
			[ 'svc-content-update-post', { id, title: 'x' } ],
			[ 'svc-content-trash-post', { id } ],
			[
				'svc-blocks-create-pattern',
				{ title: 'x', blocks: [ { name: 'core/separator' } ] },
			],
			[
				'svc-blocks-insert-blocks',
				{ id, blocks: [ { name: 'core/separator' } ] },
			],
		] as const ) {
			expect(
				errorOf( await callTool( as.person, name, input ) ).code
			).toBe( 'rest_forbidden' );
		}
		expect( await get( author, id ) ).toMatchObject( {
			title: 'A & B <c> "d" \\ é',
			status: 'draft',
		} );
	} );

	it( 'of another author is neither changed nor trashed', async () => {
		const [ id ] = await makePosts( [
			{ post_title: 'Theirs', post_author: author.userId },
		] );
		const was = await get( author, id! );
		for ( const name of [
			'svc-content-update-post',
			'svc-content-trash-post',
		] ) {
			const answer = await callTool( other, name, {
				id,
				...( name.includes( 'update' ) && { title: 'Mine now' } ),
			} );
			expect( errorOf( answer ).code ).toBe( 'rest_forbidden' );
		}
		const { id: hidden } = await draft( author );
		const answer = await callTool( other, 'svc-content-update-post', {
			id: hidden,
			title: 'x',
		} );
		expect( errorOf( answer ).code ).toBe( 'rest_invalid_param' );
		expect( await get( author, id! ) ).toEqual( was );
	} );

	it( 'as a page is not for authors', async () => {
		const answer = await callTool( author, 'svc-content-create-post', {
			type: 'page',
			title: 'x',
		} );
		expect( errorOf( answer ).code ).toBe( 'rest_forbidden' );
	} );

	it( 'carries no script, whichever account writes it', async () => {
		for ( const caller of [ author, as.manager ] ) {
			const { id } = await draft( caller, {
				content:
					'<p onclick="x()">Hi<script>alert(1)</script><iframe src="https://evil.example"></iframe></p><a href="javascript:alert(1)">x</a>',
			} );
			const content = String( ( await get( caller, id ) ).content );
			expect( content ).toContain( 'Hi' );
			expect( content ).not.toMatch(
				/<script|onclick|<iframe|javascript:/i
			);
		}
	} );

	it( 'is changed only as it was read', async () => {
		const { id, etag } = await draft( author );
		const first = await callTool( author, 'svc-content-update-post', {
			id,
			title: 'One',
			if_match: etag,
		} );
		expect( first.isError ).toBeUndefined();
		const second = await callTool( author, 'svc-content-update-post', {
			id,
			title: 'Two',
			if_match: etag,
		} );
		expect( errorOf( second ).code ).toBe( 'rest_precondition_failed' );
		expect( await get( author, id ) ).toMatchObject( {
			title: 'One',
			etag: ( first.structuredContent as unknown as Done ).etag,
		} );
	} );

	it( 'by two at once is changed by one', async () => {
		const { id, etag } = await draft( author );
		const answers = await Promise.all(
			Array.from( { length: 6 }, ( _none, index ) =>
				callTool( author, 'svc-content-update-post', {
					id,
					title: `Title ${ index }`,
					if_match: etag,
				} )
			)
		);
		expect(
			answers.filter( ( one ) => one.isError === undefined )
		).toHaveLength( 1 );
	} );

	it( 'goes to the trash, and twice is as good as once', async () => {
		const { id } = await draft( author );
		for ( let times = 0; times < 2; times++ ) {
			const done = await callTool( author, 'svc-content-trash-post', {
				id,
			} );
			expect( done.structuredContent ).toMatchObject( {
				id,
				status: 'trash',
			} );
		}
	} );

	const tree = [
		{
			name: 'core/heading',
			attributes: { content: 'News & more', level: 3 },
		},
		{
			name: 'core/paragraph',
			attributes: {
				content:
					'See <a href="https://example.com/?a=1&amp;b=2">this</a>.',
			},
		},
		{
			name: 'core/columns',
			innerBlocks: [
				{
					name: 'core/column',
					attributes: { width: '33.33%' },
					innerBlocks: [
						{
							name: 'core/list',
							innerBlocks: [
								{
									name: 'core/list-item',
									attributes: { content: 'One' },
								},
							],
						},
					],
				},
			],
		},
		{ name: 'core/latest-posts', attributes: { postsToShow: 2 } },
	];

	it( 'takes blocks, keeps what is there, and the pattern is a draft', async () => {
		const { id, etag } = await draft( author, {
			content:
				'<!-- wp:paragraph -->\n<p>Old</p>\n<!-- /wp:paragraph -->',
		} );
		const done = await callTool( author, 'svc-blocks-insert-blocks', {
			id,
			blocks: tree,
			index: 0,
			if_match: etag,
		} );
		expect( done.isError, JSON.stringify( done ) ).toBeUndefined();
		const content = String( ( await get( author, id ) ).content );
		expect( content ).toMatch(
			/^<!-- wp:heading \{"level":3\} -->\n<h3 class="wp-block-heading">News &amp; more<\/h3>/
		);
		expect( content ).toMatch( /<p>Old<\/p>\n<!-- \/wp:paragraph -->$/ );
		const pattern = await callTool( author, 'svc-blocks-create-pattern', {
			title: 'Welcome',
			blocks: tree,
		} );
		expect( pattern.structuredContent ).toMatchObject( {
			status: 'draft',
		} );
	} );

	it( 'refuses blocks by the path of what is wrong', async () => {
		const wrong: [ object, string ][] = [
			[ { name: 'core/nope' }, 'blocks.0.name' ],
			[
				{ name: 'core/html', attributes: { content: '<b>x</b>' } },
				'blocks.0.name',
			],
			[
				{
					name: 'core/paragraph',
					attributes: { content: 'x', onclick: 'y' },
				},
				'blocks.0.attributes.onclick',
			],
			[
				{
					name: 'core/paragraph',
					attributes: { content: '<script>x</script>' },
				},
				'blocks.0.attributes.content',
			],
			[
				{
					name: 'core/paragraph',
					attributes: { content: '<a href="javascript:x">y</a>' },
				},
				'blocks.0.attributes.content',
			],
			[ { name: 'core/paragraph' }, 'blocks.0.attributes.content' ],
			[
				{
					name: 'core/heading',
					attributes: { content: 'x', level: 9 },
				},
				'blocks.0.attributes.level',
			],
			[
				{ name: 'core/list-item', attributes: { content: 'x' } },
				'blocks.0',
			],
			[
				{
					name: 'core/list',
					innerBlocks: [
						{
							name: 'core/paragraph',
							attributes: { content: 'x' },
						},
					],
				},
				'blocks.0.innerBlocks.0',
			],
			[
				{
					name: 'core/paragraph',
					attributes: { content: 'x' },
					innerBlocks: [ { name: 'core/separator' } ],
				},
				'blocks.0.innerBlocks',
			],
			[ { name: 'core/column' }, 'blocks.0' ],
			[
				{
					name: 'core/latest-posts',
					attributes: { postsToShow: 'many' },
				},
				'blocks.0.attributes.postsToShow',
			],
			[
				{ name: 'core/latest-posts', attributes: { render: 'x' } },
				'blocks.0.attributes.render',
			],
			[
				{ name: 'core/image', attributes: { id: missing } },
				'blocks.0.attributes.id',
			],
			[
				{
					name: 'core/buttons',
					innerBlocks: [
						{
							name: 'core/button',
							attributes: { text: 'x', url: 'javascript:x' },
						},
					],
				},
				'blocks.0.innerBlocks.0.attributes.url',
			],
		];
		const { id } = await draft( author );
		const was = await get( author, id );
		for ( const [ block, path ] of wrong ) {
			const verdict = await callTool(
				author,
				'svc-blocks-validate-blocks',
				{
					blocks: [ block ],
				}
			);
			expect( verdict.structuredContent, path ).toMatchObject( {
				valid: false,
				problems: [ { path } ],
				content: '',
			} );
			const refused = await callTool(
				author,
				'svc-blocks-insert-blocks',
				{
					id,
					blocks: [ block ],
				}
			);
			expect(
				Object.keys( errorOf( refused ).data?.params ?? {} )
			).toEqual( [ path ] );
		}
		expect( await get( author, id ) ).toEqual( was );
	} );

	it.runIf( full )( 'takes no tree without end', async () => {
		let deep: object = { name: 'core/group' };
		for ( let level = 0; level < 40; level++ ) {
			deep = { name: 'core/group', innerBlocks: [ deep ] };
		}
		const verdict = await callTool( author, 'svc-blocks-validate-blocks', {
			blocks: [ deep ],
		} );
		expect( verdict.structuredContent ).toMatchObject( { valid: false } );
	} );
} );

describe( 'a tool that throws', () => {
	it( 'tells nothing of the inside', async () => {
		await testTools( true );
		for ( const era of [ 'legacy', 'modern' ] as const ) {
			const answer = await ask(
				as.person,
				'tools/call',
				{ name: 'test_throwing' },
				era
			);
			expectFault( answer, 200, -32603 );
			expect( answer.text ).not.toMatch( /secret|\.php|Exception|#0/ );
		}
		const ability = await callTool(
			as.person,
			'svc-data-get-site-info',
			{},
			'legacy',
			{ headers: { 'X-Throw': '1' } }
		);
		expect( errorOf( ability ) ).toMatchObject( {
			code: 'rest_internal_error',
			data: { status: 500 },
		} );
		expect( JSON.stringify( ability ) ).not.toMatch( /secret|\.php/ );
		await testTools( false );
	} );
} );
