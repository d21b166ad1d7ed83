// @module-tag second-site
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../support/login';
import { newMark, people, type Person } from '../../support/people';
import { company } from '../../support/paths';
import { withSettings } from '../../support/settings';
import { isOnTwo } from '../../support/site';
import { as } from '../../support/world';
import { costOf, dataOf, nameless, pathOf, slugOf, visited } from './visitors';

const mark = newMark();
const nasty = '</script><script>alert(1)</script>';

let ana: Person;
let bo: Person;
let hidden: Person;
let hostile: Person;
let partner: Person;
const undo: ( () => Promise< unknown > )[] = [];
beforeAll( async () => {
	[ ana, bo, hidden, hostile, partner ] = ( await people(
		{
			first_name: 'Ana',
			last_name: mark,
			role: 'loan_officer',
			job_title: 'Senior Guide',
			nmls_id: '123456',
			email: `ana-${ mark }@example.com`,
			phone: '+1 303 555 0100',
			bio: 'First <strong>homes</strong>.',
			social: { linkedin: 'https://linkedin.example/ana' },
			meta: { svc_department: 'Lending' },
		},
		{ first_name: 'Bo', last_name: mark, role: 'loan_officer' },
		{ first_name: 'Hidden', last_name: mark, role: 'staff' },
		{
			first_name: nasty,
			last_name: `"><img src=x onerror=alert(1)>${ mark }`,
			role: 'loan_officer',
			job_title: nasty,
		},
		{
			first_name: 'Pat',
			last_name: mark,
			role: 'realtor_partner',
			company: `Homes ${ mark }`,
		}
	) ) as [ Person, Person, Person, Person, Person ];
	const record = ( await as.manager.get( company ) ).body;
	await as.manager.put( company, {
		name: `Lender ${ mark }`,
		url: 'https://lender.example/',
	} );
	undo.push( () => as.manager.put( company, record ) );
	undo.push(
		await withSettings( {
			public_roles: [ 'loan_officer', 'realtor_partner' ],
			person_pages: true,
		} )
	);
} );
afterAll( async () => {
	for ( const one of undo.reverse() ) {
		await one();
	}
} );

describe( 'the page of a person', () => {
	it( 'shows visitors what they see of the person', async () => {
		const page = await visited( pathOf( ana ) );
		expect( page.status ).toBe( 200 );
		for ( const text of [
			`<h1 class="svc-person__name">Ana ${ mark }</h1>`,
			'Senior Guide',
			'Loan Officer',
			'NMLS #123456',
			`mailto:ana-${ mark }@example.com`,
			'tel:+13035550100',
			'First <strong>homes</strong>.',
			'https://linkedin.example/ana',
			`/users/v1/profiles/${ ana.profileId }/vcard`,
		] ) {
			expect( page.text ).toContain( text );
		}
		expect( page.text ).not.toContain( 'Lending' );
	} );

	it( 'has a title, a canonical address and a description', async () => {
		const page = await visited( pathOf( ana ) );
		expect( page.text ).toMatch(
			new RegExp( `<title>Ana ${ mark } (&#8211;|–) ` )
		);
		expect( page.text.match( /rel="canonical"/g ) ).toHaveLength( 1 );
		expect( page.text ).toMatch(
			new RegExp(
				`<link rel="canonical" href="[^"]*${ pathOf( ana ) }">`
			)
		);
		expect( page.text ).toContain(
			`<meta name="description" content="Ana ${ mark }, Senior Guide">`
		);
		expect( page.text ).not.toMatch( /oembed|wp\/v2\/pages\/0|noindex/ );
	} );

	it( 'tells search engines of the person, and where the person works', async () => {
		expect( dataOf( await visited( pathOf( ana ) ) ) ).toMatchObject( {
			'@type': 'Person',
			name: `Ana ${ mark }`,
			url: expect.stringContaining( pathOf( ana ) ),
			jobTitle: 'Senior Guide',
			identifier: { propertyID: 'NMLS', value: '123456' },
			worksFor: {
				'@type': 'Organization',
				name: `Lender ${ mark }`,
				url: 'https://lender.example/',
			},
		} );
		expect( dataOf( await visited( pathOf( partner ) ) ) ).toMatchObject( {
			worksFor: { '@type': 'Organization', name: `Homes ${ mark }` },
		} );
	} );

	it( 'leaves out the fields that are not public', async () => {
		const restore = await withSettings( { public_fields: [ 'company' ] } );
		const page = await visited( pathOf( ana ) );
		await restore();
		expect( page.status ).toBe( 200 );
		expect( page.text ).toContain( 'NMLS #123456' );
		expect( page.text ).not.toMatch(
			/mailto:|303 555|homes<\/strong>|linkedin\.example/
		);
		expect( Object.keys( dataOf( page )! ) ).not.toEqual(
			expect.arrayContaining( [ 'email', 'telephone', 'sameAs' ] )
		);
	} );

	it( 'can be kept by any cache', async () => {
		const page = await visited( pathOf( ana ) );
		expect( page.headers[ 'set-cookie' ] ).toBeUndefined();
		expect( page.headers[ 'cache-control' ] ).toBeUndefined();
		expect( page.text ).not.toMatch( /nonce/i );
		expect( ( await visited( pathOf( ana ) ) ).text ).toBe( page.text );
	} );

	it.skipIf( isOnTwo )(
		'is the same for callers who are signed in',
		async () => {
			const restore = await withSettings( { public_fields: [] } );
			const card = ( text: string ) =>
				/<div class="[^"]*svc-person is-side.*?<\/main>/s.exec(
					text
				)?.[ 0 ];
			const { cookie } = await logIn( ana.login, ana.password );
			const own = await visited( pathOf( ana ), { Cookie: cookie } );
			const seen = await visited( pathOf( ana ) );
			await restore();
			expect( card( seen.text ) ).toContain( mark );
			expect( card( own.text ) ).toBe( card( seen.text ) );
			expect( own.headers[ 'cache-control' ] ).toContain( 'private' );
		}
	);

	it( 'shows what a hostile person wrote as text', async () => {
		const page = await visited(
			`/?svc_person=${ hostile.profileId }`
		).then( ( { headers } ) =>
			visited(
				new URL( headers.location! ).pathname.replace( /^\/two\//, '/' )
			)
		);
		expect( page.status ).toBe( 200 );
		expect( page.text ).not.toMatch( /<script>alert|<img src=x/ );
		expect( dataOf( page ) ).toMatchObject( {
			name: `${ nasty } "><img src=x onerror=alert(1)>${ mark }`,
			jobTitle: nasty,
		} );
	} );

	it( 'costs the same for everyone, and other pages cost nothing', async () => {
		await visited( pathOf( bo ) );
		const cost = await costOf( pathOf( ana ) );
		expect( cost.own ).toBeLessThanOrEqual( 4 );
		expect( await costOf( pathOf( bo ) ) ).toEqual( cost );
		await visited( '/' );
		const front = await costOf( '/' );
		expect( front.own ).toBe( 0 );
		const restore = await withSettings( { person_pages: false } );
		await visited( '/' );
		expect( await costOf( '/' ) ).toEqual( front );
		await restore();
	} );

	it( 'is shown by a classic theme as a page', async () => {
		const page = await visited( pathOf( ana ), { 'X-Theme': 'classic' } );
		expect( page.status ).toBe( 200 );
		expect( page.text ).toContain( `<h1>Ana ${ mark }</h1>` );
		expect( page.text ).toContain( 'NMLS #123456' );
		expect( page.text.match( /<h1/g ) ).toHaveLength( 1 );
		expect( page.text ).not.toContain( 'class="svc-person__name"' );
		expect( dataOf( page ) ).toMatchObject( { name: `Ana ${ mark }` } );
	} );
} );

describe( 'the template', () => {
	it( 'is offered by the editor, and a site can change it', async () => {
		const { body } = await as.manager.get( '/wp/v2/templates' );
		const found = ( body as { id: string; slug: string }[] ).find(
			( { slug } ) => slug === 'svc-person'
		);
		expect( found ).toMatchObject( { source: 'plugin' } );
		const path = `/wp/v2/templates/${ found!.id }`;
		const changed = await as.manager.put( path, {
			content: `<!-- wp:paragraph --><p>Changed ${ mark }</p><!-- /wp:paragraph --><!-- wp:svc/person-card {"fields":["title"]} /-->`,
		} );
		expect( changed.status ).toBe( 200 );
		const { wp_id } = changed.body as { wp_id: number };
		const page = await visited( pathOf( ana ) );
		await as.manager.delete( `/wp/v2/templates/${ found!.id }`, {
			query: 'force=true',
		} );
		expect( wp_id ).toBeGreaterThan( 0 );
		expect( page.text ).toContain( `Changed ${ mark }` );
		expect( page.text ).toContain( 'Senior Guide' );
		expect( page.text ).not.toContain( '123456' );
		expect( ( await visited( pathOf( ana ) ) ).text ).toContain( '123456' );
	} );
} );

describe( 'other addresses', () => {
	it( 'a hidden person and nobody are answered alike', async () => {
		const nobody = await visited( `/people/nobody-${ mark }/` );
		expect( nobody.status ).toBe( 404 );
		const answer = await visited( pathOf( hidden ) );
		expect( answer.text ).not.toContain( 'Hidden' );
		expect( nameless( answer, slugOf( hidden ) ) ).toEqual(
			nameless( nobody, `nobody-${ mark }` )
		);
		const [ byId, none ] = await Promise.all(
			[ hidden.profileId, 2_000_000_000 ].map( async ( id ) =>
				nameless(
					await visited( `/?svc_person=${ id }` ),
					`svc_person=${ id }`
				)
			)
		);
		expect( byId!.status ).toBe( 404 );
		expect( byId ).toEqual( none );
	} );

	it.each( [
		'feed/',
		'feed/rss2/',
		'embed/',
		'page/2/',
		'2/',
		'trackback/',
		'comment-page-2/',
		'?feed=rss2',
		'?paged=2',
		'?page=2',
		'?embed=true',
		'?cpage=2',
	] )( '%s of a page is not there', async ( variant ) => {
		const { status } = await visited( `${ pathOf( ana ) }${ variant }` );
		expect( status ).toBe( 404 );
	} );

	it( 'other forms of an address lead to it', async () => {
		for ( const path of [
			`/people/${ slugOf( ana ) }`,
			`/people/${ slugOf( ana ).toUpperCase() }/`,
			`/?svc_person=${ slugOf( ana ) }`,
			`/?svc_person=${ ana.profileId }`,
		] ) {
			const { status, headers } = await visited( path );
			expect( [ path, status ] ).toEqual( [ path, 301 ] );
			expect( headers.location ).toMatch(
				new RegExp( `${ pathOf( ana ) }$` )
			);
		}
		const { headers } = await visited(
			`/people/${ slugOf( ana ) }?utm_source=a%26b`
		);
		expect( headers.location ).toMatch( /\/\?utm_source=a%26b$/ );
		const { status } = await visited( `${ pathOf( ana ) }?utm_source=a` );
		expect( status ).toBe( 200 );
	} );

	it.each( [
		'/people/%00/',
		'/people/%ff%fe/',
		"/people/'%20OR%201=1/",
		'/?svc_person[]=x',
		'/?svc_person=0',
		'/?svc_person=99999999999999999999',
		'/?svc_person=-1',
		'/people/%2e%2e/',
		`/people/${ 'a'.repeat( 2000 ) }/`,
	] )( '%s is no page', async ( path ) => {
		const { status, text } = await visited( path );
		expect( [ 400, 404 ] ).toContain( status );
		expect( text ).not.toMatch( /Warning|Fatal|Deprecated/ );
	} );
} );
