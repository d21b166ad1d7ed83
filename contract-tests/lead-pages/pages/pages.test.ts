// @module-tag single-site
import { describe, expect, it } from 'vitest';
import type { LeadPage, LeadPageList } from '../../../client/src/lead-pages';
import { newMark, people } from '../../support/people';
import { as } from '../../support/world';
import { anOfficer, aPage, aPublishedPage, pages } from '../made';
import { agreement, aPartnerId, contentOf, page, put, read } from './pages';

const listed = async ( query: Record< string, string | number > ) => {
	const seen = await as.manager.get( pages, { query } );
	expect( seen, seen.text ).toAnswer( 'listLeadPages' );
	return seen.body as LeadPageList;
};

const titles = ( { data }: LeadPageList ) => data.map( ( { title } ) => title );

describe( 'a new page', () => {
	it( 'begins as a draft with the template’s content and form', async () => {
		const { id: owner } = await anOfficer();
		const seen = await as.manager.post( pages, {
			title: '  A <b>page</b> & "more" \\ 0  ',
			owner_user_id: owner,
		} );
		expect( seen, seen.text ).toAnswer( 'createLeadPage' );
		const made = seen.body as LeadPage;
		expect( made ).toMatchObject( {
			title: 'A <b>page</b> & "more" \\ 0',
			status: 'draft',
			template: 'loan-officer',
			owner_user_id: owner,
			partner_user_id: null,
			co_marketing: null,
			routing: { mode: 'owner', pool: [] },
			confirmation: false,
		} );
		expect( made.form.fields[ 0 ] ).toMatchObject( {
			key: 'first_name',
			required: true,
		} );
		expect( made.form.consents.map( ( { key } ) => key ) ).toEqual( [
			'contact',
			'sms_calls',
		] );
		expect( seen.headers.location ).toContain( page( made.id ) );
		expect( await read( made.id ) ).toEqual( made );
		const content = await contentOf( made.id );
		expect( content ).toContain( '<!-- wp:svc/lead-form /-->' );
		expect( content ).toContain( '"person":"owner"' );
		expect( content ).toContain( '<!-- wp:svc/lead-disclosure /-->' );
	} );

	it.each( [
		'loan-officer',
		'open-house',
		'home-value',
		'rate-quote',
		'event-sign-up',
	] as const )(
		'of the template %s has a form that can be sent back',
		async ( template ) => {
			const made = await aPage( {
				template,
				partner_user_id: await aPartnerId(),
			} );
			expect( made.template ).toBe( template );
			expect( made.form.consents.map( ( { key } ) => key ) ).toContain(
				'partner'
			);
			const again = await put( made.id, made );
			expect( again, again.text ).toAnswer( 'updateLeadPage' );
			expect( again.body ).toEqual( made );
		}
	);

	it( 'takes all that can be chosen', async () => {
		const [ one, two ] = await people( {}, {} );
		const partner = await aPartnerId();
		const slug = newMark();
		const made = await aPublishedPage( {
			template: 'open-house',
			slug,
			partner_user_id: partner,
			co_marketing: { partner_percent: 40, monthly_cost: 250.5 },
			confirmation: true,
			routing: {
				mode: 'round_robin',
				pool: [
					{ user_id: one!.id, states: [ 'TX', 'OK' ] },
					{ user_id: two!.id, states: [] },
				],
			},
			form: { button_text: 'Go' },
		} );
		expect( made ).toMatchObject( {
			slug,
			status: 'publish',
			co_marketing: {
				partner_percent: 40,
				monthly_cost: '250.50',
				note: '',
			},
			confirmation: true,
			form: { button_text: 'Go' },
			routing: { pool: [ { states: [ 'TX', 'OK' ] }, {} ] },
		} );
		expect( new URL( made.url ).pathname ).toMatch(
			new RegExp( `/${ slug }/$` )
		);
		expect( ( await fetch( made.url ) ).status ).toBe( 200 );
	} );

	it.each( [
		[ { title: '' }, 'title' ],
		[ { title: 'x'.repeat( 201 ) }, 'title' ],
		[ { owner_user_id: 999999999 }, 'owner_user_id' ],
		[ { partner_user_id: 999999999 }, 'partner_user_id' ],
		[ { status: 'private' }, 'status' ],
		[ { status: 'future' }, 'status' ],
		[ { template: 'other' }, 'template' ],
		[ { slug: 'Not A Slug' }, 'slug' ],
		[ { password: 'x' }, 'password' ],
		[
			{ co_marketing: { partner_percent: 101, monthly_cost: '1' } },
			'co_marketing.partner_percent',
		],
		[
			{ co_marketing: { partner_percent: 1, monthly_cost: '-1' } },
			'co_marketing.monthly_cost',
		],
		[
			{ routing: { pool: [ { user_id: 999999999, states: [] } ] } },
			'routing.pool.0.user_id',
		],
		[
			{ routing: { pool: [ { user_id: 1, states: [ 'XX' ] } ] } },
			'routing.pool.0.states.0',
		],
	] )( 'is refused with %j', async ( fields, field ) => {
		const seen = await as.manager.post( pages, {
			title: 'Refused',
			owner_user_id: ( await anOfficer() ).id,
			...fields,
		} );
		expect( seen ).toRefuse( 'rest_invalid_param' );
		expect( seen.body ).toHaveProperty( [ 'data', 'params', field ] );
	} );

	it( 'has a person as its owner, and a realtor partner as its partner', async () => {
		const [ person ] = await people( { role: 'staff' } );
		const partner = await aPartnerId();
		for ( const [ fields, field ] of [
			[ { owner_user_id: partner }, 'owner_user_id' ],
			[ { partner_user_id: person!.id }, 'partner_user_id' ],
			[
				{ routing: { pool: [ { user_id: partner, states: [] } ] } },
				'routing.pool.0.user_id',
			],
		] as const ) {
			const seen = await as.manager.post( pages, {
				title: 'Refused',
				owner_user_id: person!.id,
				...( fields as object ),
			} );
			expect( seen, field ).toRefuse( 'rest_invalid_param' );
			expect( seen.body ).toHaveProperty( [ 'data', 'params', field ] );
		}
	} );
} );

describe( 'publishing', () => {
	it( 'needs the NMLS number of a loan officer', async () => {
		const [ officer, staff ] = await people(
			{ role: 'loan_officer' },
			{ role: 'staff' }
		);
		const { id } = await aPage( { owner_user_id: officer!.id } );
		const refused = await put( id, { status: 'publish' } );
		expect( refused ).toRefuse( 'rest_invalid_param' );
		expect( refused.body ).toHaveProperty( 'data.params.owner_user_id' );
		expect( ( await read( id ) ).status ).toBe( 'draft' );
		const given = await put( id, {
			status: 'publish',
			owner_user_id: staff!.id,
		} );
		expect( given, given.text ).toAnswer( 'updateLeadPage' );
	} );

	it( 'needs to know who pays what, and a partner for an open house', async () => {
		const { id } = await aPage( {
			partner_user_id: await aPartnerId(),
		} );
		const shared = await put( id, { status: 'publish' } );
		expect( shared.body ).toHaveProperty( 'data.params.co_marketing' );
		expect(
			await put( id, { status: 'publish', co_marketing: agreement } )
		).toAnswer( 'updateLeadPage' );
		const removed = await put( id, { co_marketing: null } );
		expect( removed.body ).toHaveProperty( 'data.params.co_marketing' );

		const house = await aPage( { template: 'open-house' } );
		const alone = await put( house.id, { status: 'publish' } );
		expect( alone.body ).toHaveProperty( 'data.params.partner_user_id' );
	} );

	it( 'appends the disclosure where the page lacks it, once', async () => {
		const { id } = await aPage();
		await as.manager.post( `/wp/v2/svc_lead_page/${ id }`, {
			content: 'Without',
		} );
		await put( id, { status: 'publish' } );
		await put( id, { title: 'Again' } );
		const content = await contentOf( id );
		expect( content.match( /wp:svc\/lead-disclosure/g ) ).toHaveLength( 1 );
	} );

	it( 'a published page can be changed though its officer lost the number since', async () => {
		const officer = await anOfficer();
		const { id } = await aPublishedPage( { owner_user_id: officer.id } );
		await as.manager.put( `/users/v1/profiles/${ officer.profileId }`, {
			nmls_id: null,
		} );
		expect( await put( id, { title: 'Changed' } ) ).toAnswer(
			'updateLeadPage'
		);
		await put( id, { status: 'draft' } );
		expect( await put( id, { status: 'publish' } ) ).toRefuse(
			'rest_invalid_param'
		);
	} );
} );

describe( 'a page', () => {
	it( 'is changed where it is the expected version, and only then', async () => {
		const { id } = await aPage();
		const { headers } = await as.manager.get( page( id ) );
		const first = await as.manager.put(
			page( id ),
			{ title: 'First' },
			{ headers: { 'If-Match': String( headers.etag ) } }
		);
		expect( first, first.text ).toAnswer( 'updateLeadPage' );
		const second = await as.manager.put(
			page( id ),
			{ title: 'Second' },
			{ headers: { 'If-Match': String( headers.etag ) } }
		);
		expect( second ).toRefuse( 'rest_precondition_failed' );
		expect( ( await read( id ) ).title ).toBe( 'First' );
	} );

	it( 'refuses other values of what never changes', async () => {
		const { id, ...was } = await aPage();
		for ( const changes of [
			{ id: id + 1 },
			{ url: 'https://example.org/' },
			{ created_at: '2020-01-01T00:00:00Z' },
			{ status: 'future' as const },
			{ owner_user_id: null },
		] ) {
			expect( await put( id, changes ) ).toRefuse( 'rest_invalid_param' );
		}
		expect( await read( id ) ).toEqual( { id, ...was } );
	} );

	it( 'has an address of its own', async () => {
		const slug = newMark();
		await aPage( { slug } );
		const { id } = await aPage();
		const taken = await put( id, { slug } );
		expect( taken.body ).toHaveProperty( 'data.params.slug' );
		expect( await put( id, { slug: `${ slug }-2` } ) ).toAnswer(
			'updateLeadPage'
		);
		expect( ( await read( id ) ).slug ).toBe( `${ slug }-2` );
	} );

	it( 'goes to the trash, where nothing finds it, and comes back as a draft', async () => {
		const { id } = await aPublishedPage();
		const gone = await as.manager.delete( page( id ) );
		expect( gone ).toAnswer( 'deleteLeadPage' );
		for ( const seen of [
			await as.manager.get( page( id ) ),
			await put( id, { title: 'x' } ),
			await as.manager.delete( page( id ) ),
		] ) {
			expect( seen ).toRefuse( 'rest_lead_page_not_found' );
		}
		const back = await as.manager.post( `${ page( id ) }/restore`, {} );
		expect( back, back.text ).toAnswer( 'restoreLeadPage' );
		expect( back.body ).toMatchObject( { id, status: 'draft' } );
		expect(
			await as.manager.post( `${ page( id ) }/restore`, {} )
		).toRefuse( 'rest_lead_page_not_found' );
	} );
} );

describe( 'a duplicate', () => {
	it( 'for another officer is a draft without their agreement', async () => {
		const partner = await aPartnerId();
		const other = await anOfficer();
		const source = await aPublishedPage( {
			title: 'Source',
			partner_user_id: partner,
			co_marketing: agreement,
			form: { button_text: 'Press' },
		} );
		const seen = await as.manager.post(
			`${ page( source.id ) }/duplicate`,
			{
				owner_user_id: other.id,
			}
		);
		expect( seen, seen.text ).toAnswer( 'duplicateLeadPage' );
		const copy = seen.body as LeadPage;
		expect( copy ).toMatchObject( {
			title: 'Source (copy)',
			status: 'draft',
			owner_user_id: other.id,
			partner_user_id: partner,
			co_marketing: null,
			form: source.form,
		} );
		expect( await contentOf( copy.id ) ).toBe(
			await contentOf( source.id )
		);
	} );

	it( 'without the partner asks for no consent to the partner', async () => {
		const source = await aPage( { partner_user_id: await aPartnerId() } );
		const seen = await as.manager.post(
			`${ page( source.id ) }/duplicate`,
			{
				title: 'Alone',
				partner_user_id: null,
			}
		);
		expect( seen.body ).toMatchObject( {
			title: 'Alone',
			owner_user_id: source.owner_user_id,
			partner_user_id: null,
		} );
		expect(
			( seen.body as LeadPage ).form.consents.map( ( { key } ) => key )
		).not.toContain( 'partner' );
	} );
} );

describe( 'lists', () => {
	it( 'are filtered and sorted, with right totals', async () => {
		const mark = newMark();
		const { id: owner } = await anOfficer();
		const partner = await aPartnerId();
		const be = await aPage( {
			title: `${ mark } Bé`,
			owner_user_id: owner,
		} );
		await aPage( { title: `${ mark } a`, partner_user_id: partner } );
		await aPublishedPage( { title: `${ mark } C`, owner_user_id: owner } );

		const byTitle = await listed( { search: mark, orderby: 'title' } );
		expect( titles( byTitle ) ).toEqual(
			[ 'a', 'Bé', 'C' ].map( ( end ) => `${ mark } ${ end }` )
		);
		expect( byTitle ).toMatchObject( { total: 3, pages: 1 } );
		expect(
			titles( await listed( { search: `be ${ mark.toUpperCase() }` } ) )
		).toEqual( [ `${ mark } Bé` ] );
		expect( await listed( { owner } ) ).toMatchObject( { total: 2 } );
		expect(
			titles( await listed( { owner, status: 'publish' } ) )
		).toEqual( [ `${ mark } C` ] );
		expect( titles( await listed( { partner } ) ) ).toEqual( [
			`${ mark } a`,
		] );
		expect(
			await listed( { include: `${ be.id },${ 2 ** 50 }` } )
		).toEqual(
			expect.objectContaining( {
				data: [ expect.objectContaining( { id: be.id } ) ],
				total: 1,
			} )
		);
		expect(
			await listed( { owner: partner, include: be.id } )
		).toMatchObject( { total: 0 } );
		const second = await listed( {
			search: mark,
			orderby: 'title',
			order: 'desc',
			per_page: 2,
			page: 2,
		} );
		expect( titles( second ) ).toEqual( [ `${ mark } a` ] );
		expect( second ).toMatchObject( { total: 3, pages: 2, page: 2 } );
	} );

	it( 'begin with what was changed last', async () => {
		const { id: owner } = await anOfficer();
		const first = await aPage( { title: 'First', owner_user_id: owner } );
		await aPage( { title: 'Second', owner_user_id: owner } );
		await new Promise( ( done ) => setTimeout( done, 1100 ) );
		await put( first.id, { title: 'First again' } );
		expect( titles( await listed( { owner } ) ) ).toEqual( [
			'First again',
			'Second',
		] );
	} );
} );
