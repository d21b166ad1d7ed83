// @module-tag single-site
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, makePosts, removePost } from '../../support/bookmarks';
import { control } from '../../support/control';
import { newMark, people, type Person } from '../../support/people';
import { profile, restoration, settings } from '../../support/paths';
import { withSettings } from '../../support/settings';
import { host, mainSite, plain, siteTwo } from '../../support/site';
import { as } from '../../support/world';
import { pathOf, slugOf, visited } from './visitors';

let restore: () => Promise< void >;
beforeAll( async () => {
	restore = await withSettings( {
		public_roles: [ 'loan_officer' ],
		person_pages: true,
	} );
} );
afterAll( () => restore() );

const loanOfficers = ( ...changes: object[] ) =>
	people(
		...changes.map( ( change ) => ( { role: 'loan_officer', ...change } ) )
	) as Promise< [ Person, Person, Person ] >;

const statusOf = async ( path: string ) => ( await visited( path ) ).status;

const nameAt = async ( path: string ) =>
	/<h1 class="svc-person__name">(.*?)<\/h1>/.exec(
		( await visited( path ) ).text
	)?.[ 1 ];

const change = async ( { profileId }: Person, fields: object ) =>
	expect( await as.manager.put( profile( profileId ), fields ) ).toAnswer(
		'updateProfile'
	);

const goneTo = async ( path: string ) => {
	const { status, headers } = await visited( path );
	expect( status ).toBe( 301 );
	return new URL( headers.location! ).pathname;
};

describe( 'addresses', () => {
	it( 'are numbered in the order of the profiles, whichever is asked for first', async () => {
		const last_name = newMark();
		const [ one, two, three ] = await loanOfficers(
			{ first_name: 'Kim', last_name, job_title: 'One' },
			{ first_name: 'Kim', last_name, job_title: 'Two' },
			{ first_name: 'Kím', last_name, job_title: 'Three' }
		);
		expect( await goneTo( `/?svc_person=${ three.profileId }` ) ).toBe(
			`/people/${ slugOf( one ) }-3/`
		);
		expect( ( await visited( pathOf( one ) ) ).text ).toContain( 'One' );
		expect( await goneTo( `/?svc_person=${ two.profileId }` ) ).toBe(
			`/people/${ slugOf( one ) }-2/`
		);
		expect( await statusOf( `/people/${ slugOf( one ) }-4/` ) ).toBe( 404 );
	} );

	it( 'that nobody has asked for yet are there', async () => {
		const last_name = newMark();
		const [ one ] = await loanOfficers(
			{ first_name: 'Lee', last_name },
			{ first_name: 'Lee', last_name }
		);
		expect( await statusOf( `/people/${ slugOf( one ) }-2/` ) ).toBe( 200 );
	} );

	it( 'are given once by many requests at the same time', async () => {
		const last_name = newMark();
		const both = await loanOfficers(
			{ first_name: 'Max', last_name },
			{ first_name: 'Max', last_name }
		);
		const answers = await Promise.all(
			Array.from( { length: 8 }, ( _, index ) =>
				visited( `/?svc_person=${ both[ index % 2 ]!.profileId }` )
			)
		);
		expect( answers.map( ( { status } ) => status ) ).toEqual(
			Array( 8 ).fill( 301 )
		);
		const rows = await control.sql( [
			`SELECT slug FROM {svc_addresses} WHERE base = '${ slugOf( both[ 0 ] ) }'`,
		] );
		expect( rows ).toHaveLength( 2 );
	} );

	it( 'tell nothing of people who have always been hidden', async () => {
		const last_name = newMark();
		const [ , kim ] = ( await people(
			{ first_name: 'Ivy', last_name, role: 'staff' },
			{ first_name: 'Ivy', last_name, role: 'loan_officer' }
		) ) as [ Person, Person ];
		expect( await goneTo( `/?svc_person=${ kim.profileId }` ) ).toBe(
			pathOf( kim )
		);
		expect( await statusOf( `/people/${ slugOf( kim ) }-2/` ) ).toBe( 404 );
	} );

	it( 'lead on when the name changes, and come back with it', async () => {
		const last_name = newMark();
		const [ kim ] = await loanOfficers( { first_name: 'Kim', last_name } );
		expect( await statusOf( pathOf( kim ) ) ).toBe( 200 );
		await change( kim, { first_name: 'Kit' } );
		const newer = `/people/kit-${ last_name }/`;
		expect( await goneTo( pathOf( kim ) ) ).toBe( newer );
		expect( await nameAt( newer ) ).toBe( `Kit ${ last_name }` );
		const [ other ] = await loanOfficers( {
			first_name: 'Kim',
			last_name,
		} );
		expect( await goneTo( `/?svc_person=${ other.profileId }` ) ).toBe(
			`/people/${ slugOf( kim ) }-2/`
		);
		await change( kim, { first_name: 'Kim' } );
		expect( await goneTo( newer ) ).toBe( pathOf( kim ) );
		expect( await statusOf( pathOf( kim ) ) ).toBe( 200 );
	} );

	it( 'go with the role, and come back with it', async () => {
		const [ kim ] = await loanOfficers( {
			first_name: 'Kim',
			last_name: newMark(),
		} );
		expect( await statusOf( pathOf( kim ) ) ).toBe( 200 );
		await change( kim, { role: 'staff', first_name: 'Kai' } );
		expect( await statusOf( pathOf( kim ) ) ).toBe( 404 );
		expect( await statusOf( pathOf( kim ).replace( 'kim', 'kai' ) ) ).toBe(
			404
		);
		await change( kim, { role: 'loan_officer' } );
		expect( await goneTo( pathOf( kim ) ) ).toBe(
			pathOf( kim ).replace( 'kim', 'kai' )
		);
	} );

	it( 'are kept in the trash, and deleted for good with the profile', async () => {
		const last_name = newMark();
		const [ kim ] = await loanOfficers( { first_name: 'Kim', last_name } );
		await change( kim, { first_name: 'Kit' } );
		await visited( `/?svc_person=${ kim.profileId }` );
		await as.manager.delete( profile( kim.profileId ) );
		const path = `/people/kit-${ last_name }/`;
		expect( await statusOf( path ) ).toBe( 404 );
		const [ heir ] = await loanOfficers( { first_name: 'Kit', last_name } );
		expect( await goneTo( `/?svc_person=${ heir.profileId }` ) ).toBe(
			`/people/kit-${ last_name }-2/`
		);
		await as.manager.post( restoration( kim.profileId ), {} );
		expect( await statusOf( path ) ).toBe( 200 );
		for ( const query of [ '', 'force=true' ] ) {
			await as.manager.delete( profile( kim.profileId ), { query } );
		}
		expect( await statusOf( path ) ).toBe( 404 );
		expect(
			await control.sql( [
				`SELECT slug FROM {svc_addresses} WHERE profile_id = ${ kim.profileId }`,
			] )
		).toEqual( [] );
	} );

	it( 'are exported and erased with personal data, and with the account', async () => {
		const [ kim, lee ] = await loanOfficers(
			{ first_name: 'Kim', last_name: newMark() },
			{ first_name: 'Lee', last_name: newMark() }
		);
		await Promise.all(
			[ kim, lee ].map( ( one ) => visited( pathOf( one ) ) )
		);
		const { body } = await as.manager.get( `/wp/v2/users/${ kim.id }`, {
			query: 'context=edit',
		} );
		const { email } = body as { email: string };
		const ask = ( what: string ) =>
			fixture( 'POST', '/personal-data', {
				tool: 'svc-profile',
				what,
				email,
			} );
		expect( JSON.stringify( await ask( 'export' ) ) ).toContain(
			slugOf( kim )
		);
		await ask( 'erase' );
		await control.removeUser(
			lee.id,
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
		expect(
			await control.sql( [
				`SELECT slug FROM {svc_addresses} WHERE profile_id IN (${ kim.profileId }, ${ lee.profileId })`,
			] )
		).toEqual( [] );
	} );

	it( 'are made of letters of any script', async () => {
		const mark = newMark();
		const [ ivan, dots ] = await loanOfficers(
			{ first_name: 'Иван', last_name: mark },
			{ first_name: '.', last_name: '!' }
		);
		for ( const path of [
			`/people/${ encodeURIComponent( 'иван' ) }-${ mark }/`,
			`/people/${ encodeURIComponent( 'иван' ).toLowerCase() }-${ mark }/`,
		] ) {
			expect( await nameAt( path ) ).toBe( `Иван ${ mark }` );
		}
		expect(
			await goneTo(
				`/people/${ encodeURIComponent( 'Иван' ) }-${ mark }/`
			)
		).toMatch( new RegExp( `-${ mark }/$` ) );
		expect( ivan.profileId ).toBeGreaterThan( 0 );
		expect( await goneTo( `/?svc_person=${ dots.profileId }` ) ).toMatch(
			/^\/people\/person(-\d+)?\/$/
		);
	} );
} );

describe( 'pages of the site', () => {
	it( 'keep their addresses below the same word', async () => {
		const [ kim ] = await loanOfficers( {
			first_name: 'Kim',
			last_name: newMark(),
		} );
		const [ parent = 0 ] = await makePosts( [
			{
				post_title: 'People',
				post_type: 'page',
				post_name: 'people',
				post_content: 'One<!--nextpage-->Two',
			},
		] );
		const [ child = 0 ] = await makePosts( [
			{
				post_title: 'Our history',
				post_type: 'page',
				post_name: 'history',
				post_parent: parent,
			},
		] );
		try {
			expect( await statusOf( '/people/' ) ).toBe( 200 );
			expect( await statusOf( '/people/2/' ) ).toBe( 200 );
			expect( ( await visited( '/people/history/' ) ).text ).toContain(
				'Our history'
			);
			expect( await nameAt( pathOf( kim ) ) ).toContain( 'Kim' );
		} finally {
			await removePost( child, 'delete' );
			await removePost( parent, 'delete' );
		}
	} );
} );

describe( 'the setting', () => {
	it( 'switched off, leaves neither addresses nor a rule', async () => {
		const [ kim ] = await loanOfficers( {
			first_name: 'Kim',
			last_name: newMark(),
		} );
		expect( await statusOf( pathOf( kim ) ) ).toBe( 200 );
		const back = await withSettings( { person_pages: false } );
		const gone = await visited( pathOf( kim ) );
		expect( gone.status ).toBe( 404 );
		expect( await statusOf( '/wp-sitemap-people-1.xml' ) ).toBe( 404 );
		const rules = await control.option( 'rewrite_rules', 'site' );
		expect( JSON.stringify( rules ) ).toContain( 'pagename' );
		expect( JSON.stringify( rules ) ).not.toContain( 'svc_person' );
		await back();
		expect( await statusOf( pathOf( kim ) ) ).toBe( 200 );
	} );

	it( 'moves the pages to another word', async () => {
		const [ kim ] = await loanOfficers( {
			first_name: 'Kim',
			last_name: newMark(),
		} );
		const back = await withSettings( { person_pages_base: 'our-team' } );
		expect( await statusOf( `/our-team/${ slugOf( kim ) }/` ) ).toBe( 200 );
		expect( await statusOf( pathOf( kim ) ) ).toBe( 404 );
		await back();
	} );

	it.each( [
		'wp-admin',
		'wp-json',
		'category',
		'tag',
		'author',
		'page',
		'feed',
		'search',
	] )(
		'refuses %s, with which other addresses begin',
		async ( person_pages_base ) => {
			const before = ( await as.manager.get( settings ) ).body;
			expect(
				await as.manager.put( settings, { person_pages_base } )
			).toRefuse( 'rest_invalid_param', [ 'person_pages_base' ] );
			expect( ( await as.manager.get( settings ) ).body ).toEqual(
				before
			);
		}
	);

	it.runIf( host.network )(
		'is each site’s own, the addresses are not',
		async () => {
			const [ kim ] = await loanOfficers( {
				first_name: 'Kim',
				last_name: newMark(),
			} );
			expect(
				( await visited( pathOf( kim ), {}, siteTwo ) ).status
			).toBe( 404 );
			const two = { place: siteTwo };
			expect(
				await as.manager.put(
					settings,
					{ person_pages_base: 'two' },
					{ place: mainSite }
				)
			).toRefuse( 'rest_invalid_param', [ 'person_pages_base' ] );
			await as.manager.put( settings, { person_pages: true }, two );
			const { status, text } = await visited(
				pathOf( kim ),
				{},
				siteTwo
			);
			await as.manager.put( settings, { person_pages: false }, two );
			expect( status ).toBe( 200 );
			expect( text ).toContain(
				`rel="canonical" href="${ siteTwo.url }${ pathOf( kim ) }"`
			);
			expect( await statusOf( pathOf( kim ) ) ).toBe( 200 );
		}
	);
} );

describe( 'the sitemap', () => {
	it( 'has public people only', async () => {
		const last_name = newMark();
		const [ kim, staff ] = ( await people(
			{ first_name: 'Kim', last_name, role: 'loan_officer' },
			{ first_name: 'Kai', last_name, role: 'staff' }
		) ) as [ Person, Person ];
		const map = await visited( '/wp-sitemap-people-1.xml' );
		expect( map.status ).toBe( 200 );
		expect( map.text ).toContain(
			`<loc>${ mainSite.url }${ pathOf( kim ) }</loc>`
		);
		expect( map.text ).not.toContain( slugOf( staff ) );
		expect( ( await visited( '/wp-sitemap.xml' ) ).text ).toContain(
			'wp-sitemap-people-1.xml'
		);
		expect( await statusOf( '/wp-sitemap-people-2.xml' ) ).toBe( 404 );
		await control.setOption( 'blog_public', '0' );
		const discouraged = await statusOf( '/wp-sitemap-people-1.xml' );
		await control.setOption( 'blog_public', '1' );
		expect( discouraged ).toBe( 404 );
	} );

	it( 'is not there where nobody is public', async () => {
		const back = await withSettings( { public_roles: [] } );
		expect( await statusOf( '/wp-sitemap-people-1.xml' ) ).toBe( 404 );
		expect( ( await visited( '/wp-sitemap.xml' ) ).text ).not.toContain(
			'people'
		);
		await back();
	} );
} );

describe( 'plain permalinks', () => {
	it( 'have the same pages by a query', async () => {
		const last_name = newMark();
		const [ kim, staff ] = ( await people(
			{ first_name: 'Kim', last_name, role: 'loan_officer' },
			{ first_name: 'Kai', last_name, role: 'staff' }
		) ) as [ Person, Person ];
		const { value } = await control.option( 'permalink_structure', 'site' );
		await control.setOption( 'permalink_structure', '' );
		try {
			const page = await visited( `/?svc_person=${ slugOf( kim ) }` );
			expect( page.status ).toBe( 200 );
			expect( page.text ).toContain(
				`rel="canonical" href="${ mainSite.url }/?svc_person=${ slugOf( kim ) }"`
			);
			expect(
				( await visited( `/?svc_person=${ kim.profileId }` ) ).headers
					.location
			).toBe( `${ mainSite.url }/?svc_person=${ slugOf( kim ) }` );
			for ( const query of [
				slugOf( staff ),
				`nobody-${ last_name }`,
				`${ slugOf( kim ) }&paged=2`,
				`${ slugOf( kim ) }&feed=rss2`,
			] ) {
				expect( await statusOf( `/?svc_person=${ query }` ) ).toBe(
					404
				);
			}
		} finally {
			await fixture(
				'PUT',
				'/options/permalink_structure',
				{ value, scope: 'all' },
				plain( host.url )
			);
		}
		expect( await statusOf( pathOf( kim ) ) ).toBe( 200 );
	} );
} );
