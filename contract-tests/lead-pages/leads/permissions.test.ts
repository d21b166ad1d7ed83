import { beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '../../../client/src/lead-pages';
import type { Api } from '../../support/api';
import { fixture, here, memberOf } from '../../support/bookmarks';
import { control } from '../../support/control';
import { people } from '../../support/people';
import { as, world } from '../../support/world';
import { memberWith } from '../../etb/editors';
import {
	aLead,
	anOwner,
	aPage,
	changePage,
	lead,
	leads,
	read,
	sent,
	sentAgain,
} from './leads';

type Who =
	| 'manager'
	| 'grantedLeads'
	| 'editor'
	| 'pageManager'
	| 'owner'
	| 'other'
	| 'partner'
	| 'partnerOwning'
	| 'partnerElsewhere'
	| 'partnerWithoutConsent'
	| 'subscriber'
	| 'anonymous';

/** What each caller is to the lead. */
const table: Record< Who, 'all' | 'own' | 'shared' | 'hidden' | 'nothing' > = {
	manager: 'all',
	grantedLeads: 'all',
	owner: 'own',
	partnerOwning: 'own',
	partner: 'shared',
	other: 'hidden',
	editor: 'hidden',
	pageManager: 'hidden',
	partnerElsewhere: 'hidden',
	partnerWithoutConsent: 'hidden',
	subscriber: 'nothing',
	anonymous: 'nothing',
};

const callers = {} as Record< Who, Api >;
let owner: Api;

/** A lead that a visitor sent by a page shared with the partner, and let the partner see. */
async function aSharedLead( ownedBy: Api = owner ) {
	const page_id = await aPage( owner.userId, callers.partner.userId );
	const { id } = await sent( {
		lead: {
			page_id,
			owner_user_id: ownedBy.userId,
			email: 'visitor@example.com',
			phone: '303 555 0100',
			state: 'TX',
			zip: '73301',
			spam_score: 10,
		},
		consents: { contact: 0, partner: callers.partner.userId },
	} );
	return { id, page_id };
}

beforeAll( async () => {
	const [ shared, elsewhere, without, owning ] = await people(
		...Array.from( { length: 4 }, () => ( { role: 'realtor_partner' } ) )
	);
	const granted = await anOwner();
	await control.grant( granted.userId, 'svc_manage_leads', here );
	const pageManager = await anOwner();
	await control.grant( pageManager.userId, 'svc_manage_lead_pages', here );
	owner = await anOwner( 'loan_officer' );
	Object.assign( callers, {
		manager: as.manager,
		grantedLeads: granted,
		editor: await memberWith( 'editor' ),
		pageManager,
		owner,
		other: as.person,
		partner: memberOf( shared! ),
		partnerElsewhere: memberOf( elsewhere! ),
		partnerWithoutConsent: memberOf( without! ),
		partnerOwning: memberOf( owning! ),
		subscriber: as.account,
		anonymous: as.anonymous,
	} );
} );

const names = Object.keys( table ) as Who[];

/** The lead of which the table speaks, for one caller. */
async function leadFor( who: Who ): Promise< number > {
	if ( who === 'partnerOwning' ) {
		return ( await aSharedLead( callers.partnerOwning ) ).id;
	}
	if ( who === 'partnerWithoutConsent' ) {
		const page_id = await aPage( owner.userId, callers[ who ].userId );
		const { id } = await sent( {
			lead: { page_id, owner_user_id: owner.userId },
			consents: { contact: 0 },
		} );
		return id;
	}
	if ( who === 'partnerElsewhere' ) {
		await aPage( owner.userId, callers[ who ].userId );
	}
	return ( await aSharedLead() ).id;
}

const field = ( value: unknown ) => ( { may: [ 'all', 'own' ], value } );

/** Every field that a change can have, with who may change it. */
const fields: Record< string, { may: string[]; value: unknown } > = {
	status: field( 'contacted' ),
	folder: field( 'spam' ),
	follow_up_on: field( '2027-03-01' ),
	do_not_contact: field( true ),
	lost_reason: field( 'Rate' ),
	first_name: field( 'Changed' ),
	last_name: field( 'Changed' ),
	email: field( 'changed@example.com' ),
	phone: field( '5550101' ),
	state: field( 'CO' ),
	zip: field( '80202' ),
	owner_user_id: { may: [ 'all' ], value: world.callers.colleague.userId },
};

describe.each( names )( '%s', ( who ) => {
	const rank = table[ who ];

	it( `reads the lead as: ${ rank }`, async () => {
		const id = await leadFor( who );
		const seen = await callers[ who ].get( lead( id ) );
		if ( rank === 'hidden' || rank === 'nothing' ) {
			expect( seen ).toRefuse( 'rest_forbidden' );
			const none = await callers[ who ].get( lead( 1_999_999_999 ) );
			expect( none.text ).toBe( seen.text );
		} else {
			expect( seen ).toAnswer( 'getLead' );
			expect( ( seen.body as Lead ).access ).toBe(
				rank === 'shared' ? 'shared' : 'full'
			);
		}
	} );

	it( 'finds it in lists and exports accordingly', async () => {
		const id = await leadFor( who );
		const reference = ( await read( id ) ).reference;
		const listed = await callers[ who ].get( leads, {
			query: { per_page: 100 },
		} );
		const exported = await callers[ who ].get( `${ leads }/export` );
		const facets = await callers[ who ].get( `${ leads }/facets` );
		if ( rank === 'nothing' ) {
			for ( const seen of [ listed, exported, facets ] ) {
				expect( seen ).toRefuse( 'rest_forbidden' );
			}
			return;
		}
		expect( listed ).toAnswer( 'listLeads' );
		expect( facets ).toAnswer( 'getLeadFacets' );
		expect( exported.text.includes( reference ) ).toBe( rank !== 'hidden' );
		expect( listed.text.includes( reference ) ).toBe( rank !== 'hidden' );
	} );

	it.each( Object.entries( fields ) )(
		'changes %s where the table says so, or nothing',
		async ( name, { may, value } ) => {
			const id = await leadFor( who );
			const before = await read( id );
			const seen = await callers[ who ].put( lead( id ), {
				[ name ]: value,
			} );
			if ( may.includes( rank ) ) {
				expect( seen ).toAnswer( 'updateLead' );
				expect( seen.body ).toMatchObject( { [ name ]: value } );
			} else {
				expect( seen ).toRefuse(
					'rest_forbidden',
					rank === 'own' ? [ name ] : []
				);
				expect( await read( id ) ).toEqual( before );
			}
		}
	);

	it( 'deletes it only where it manages leads', async () => {
		const id = await leadFor( who );
		const seen = await callers[ who ].delete( lead( id ) );
		if ( rank === 'all' ) {
			expect( seen ).toAnswer( 'deleteLead' );
		} else {
			expect( seen ).toRefuse( 'rest_forbidden' );
			await read( id );
		}
	} );

	it( 'has timeline, submissions and notes where it sees all of it', async () => {
		const id = await leadFor( who );
		const caller = callers[ who ];
		const answers = [
			await caller.get( `${ lead( id ) }/timeline` ),
			await caller.get( `${ lead( id ) }/submissions` ),
			await caller.post( `${ lead( id ) }/notes`, { text: 'Seen' } ),
		];
		if ( rank === 'all' || rank === 'own' ) {
			expect( answers.map( ( { status } ) => status ) ).toEqual( [
				200, 200, 201,
			] );
		} else {
			answers.forEach( ( seen ) =>
				expect( seen ).toRefuse( 'rest_forbidden' )
			);
		}
	} );
} );

describe( 'entering leads', () => {
	it.each( [
		[ 'partner', 403 ],
		[ 'editor', 403 ],
		[ 'subscriber', 403 ],
		[ 'anonymous', 403 ],
		[ 'owner', 201 ],
		[ 'pageManager', 201 ],
		[ 'grantedLeads', 201 ],
	] as const )( 'of %s answers %d', async ( who, status ) => {
		const seen = await callers[ who ].post( leads, {
			first_name: 'Ana',
			phone: '5550100',
			source: 'phone',
		} );
		expect( seen.status, seen.text ).toBe( status );
	} );
} );

describe( 'a lead that is shared', () => {
	const of =
		( caller: Api ) =>
		async ( query: object = {} ) => {
			const seen = await caller.get( leads, {
				query: { per_page: 100, ...query },
			} );
			expect( seen ).toAnswer( 'listLeads' );
			return ( seen.body as { data: Lead[] } ).data.map(
				( { id } ) => id
			);
		};

	it( 'shows the partner name, contact, status, page and times, and null for the rest', async () => {
		const { id, page_id } = await aSharedLead();
		const seen = await read( id, callers.partner );
		const whole = await read( id );
		const shown = [
			'id',
			'reference',
			'status',
			'first_name',
			'last_name',
			'email',
			'phone',
			'page_id',
			'created_at',
			'last_submitted_at',
		] as const;
		for ( const [ name, value ] of Object.entries( seen ) ) {
			if ( ( shown as readonly string[] ).includes( name ) ) {
				expect( value, name ).toEqual( whole[ name as 'id' ] );
			} else {
				expect( value, name ).toBe(
					name === 'access' ? 'shared' : null
				);
			}
		}
		expect( seen.page_id ).toBe( page_id );
	} );

	it( 'is sorted by the name that is shown', async () => {
		const page_id = await aPage( owner.userId, callers.partner.userId );
		const consents = { partner: callers.partner.userId };
		const ids: number[] = [];
		for ( const [ stored, shown ] of [
			[ 'Aaronson', 'Zimmer' ],
			[ 'Zander', 'Abel' ],
			[ 'Moore', 'Moore' ],
		] ) {
			const { id } = await sent( {
				lead: {
					page_id,
					owner_user_id: owner.userId,
					last_name: stored,
					email: `${ stored }.${ Date.now() }@example.com`,
				},
				fields: { first_name: 'Vera', last_name: shown },
				consents,
			} );
			ids.push( id );
		}
		const [ zimmer, abel, moore ] = ids;
		const list = async ( by: Api, order: string ) =>
			(
				(
					await by.get( leads, {
						query: { page_id, orderby: 'last_name', order },
					} )
				).body as { data: Lead[] }
			 ).data.map( ( { id } ) => id );
		const sorted = [ abel, moore, zimmer ];
		expect( await list( callers.partner, 'asc' ) ).toEqual( sorted );
		expect( await list( callers.partner, 'desc' ) ).toEqual(
			[ ...sorted ].reverse()
		);
		expect( await list( owner, 'asc' ) ).toEqual( [ zimmer, moore, abel ] );
	} );

	it( 'shows what the visitor sent with the consent, and not what was known before or is entered later', async () => {
		const page_id = await aPage( owner.userId, callers.partner.userId );
		const email = `known-${ Date.now() }@example.com`;
		const { id } = await sent( {
			lead: {
				page_id,
				owner_user_id: owner.userId,
				last_name: 'Unshared',
				phone: '303 555 0177',
				email,
			},
			consents: { contact: 0 },
		} );
		// As anybody can send it who knows the e-mail address.
		await sentAgain( id, {
			fields: { first_name: 'V', email, message: 'Hush', x_pets: 'Two' },
			consents: { contact: 0, partner: callers.partner.userId },
		} );
		const seen = await callers.partner.get( lead( id ) );
		const shown = { first_name: 'V', last_name: '', email, phone: '' };
		expect( seen.body ).toMatchObject( { access: 'shared', ...shown } );
		await owner.put( lead( id ), { phone: '303 555 0188' } );
		const again = await callers.partner.get( lead( id ) );
		expect( again.body ).toMatchObject( shown );
		expect( again.headers.etag ).toBe( seen.headers.etag );
		for ( const path of [ leads, `${ leads }/export` ] ) {
			const { text } = await callers.partner.get( path, {
				query: { page_id },
			} );
			expect( text ).toContain( email );
			expect( text ).not.toMatch( /Unshared|Vera|0177|0188|Hush|Two/ );
		}
		for ( const [ search, found ] of [
			[ 'known', [ id ] ],
			[ 'v', [ id ] ],
			[ 'unshared', [] ],
			[ '303555', [] ],
			[ 'known vera', [] ],
		] as const ) {
			expect(
				await of( callers.partner )( { page_id, search } ),
				search
			).toEqual( found );
			const { body } = await callers.partner.get( `${ leads }/facets`, {
				query: { page_id, search },
			} );
			expect( body ).toMatchObject( {
				status: found.map( () => ( { value: 'new', count: 1 } ) ),
			} );
		}
		expect( await read( id, owner ) ).toMatchObject( {
			last_name: 'Unshared',
			phone: '303 555 0188',
		} );
	} );

	it( 'tells nothing by filters and facets on what is not shown', async () => {
		const { id, page_id } = await aSharedLead();
		const found = of( callers.partner );
		expect( await found( { page_id } ) ).toEqual( [ id ] );
		expect( await found( { page_id, status: 'new' } ) ).toEqual( [ id ] );
		expect( await found( { page_id, search: 'visitor@' } ) ).toEqual( [
			id,
		] );
		for ( const query of [
			{ owner: owner.userId },
			{ source: 'page' },
			{ folder: 'spam' },
			{ search: '73301' },
			{ search: 'TX' },
		] ) {
			expect( await found( { page_id, ...query } ) ).toEqual( [] );
		}
		const { body } = await callers.partner.get( `${ leads }/facets`, {
			query: { page_id },
		} );
		expect( body ).toMatchObject( {
			status: [ { value: 'new', count: 1 } ],
			owner: [],
		} );
	} );

	it( 'does not change its ETag with what is not shown', async () => {
		const { id } = await aSharedLead();
		const etag = async () =>
			( await callers.partner.get( lead( id ) ) ).headers.etag;
		const before = await etag();
		await owner.put( lead( id ), {
			follow_up_on: '2027-01-01',
			state: 'CO',
			lost_reason: 'x',
		} );
		await owner.post( `${ lead( id ) }/notes`, { text: 'Secret' } );
		expect( await etag() ).toBe( before );
		await owner.put( lead( id ), { status: 'won' } );
		expect( await etag() ).not.toBe( before );
	} );

	it.each( [
		[ 'do_not_contact', true ],
		[ 'folder', 'spam' ],
	] )( 'is hidden where %s is %s', async ( name, value ) => {
		const { id, page_id } = await aSharedLead();
		await owner.put( lead( id ), { [ name ]: value } );
		expect( await callers.partner.get( lead( id ) ) ).toRefuse(
			'rest_forbidden'
		);
		expect( await of( callers.partner )( { page_id } ) ).toEqual( [] );
		expect(
			await of( callers.partner )( { page_id, folder: 'spam' } )
		).toEqual( [] );
	} );

	it( 'is hidden where the page has another partner', async () => {
		const { id, page_id } = await aSharedLead();
		await changePage( page_id, {
			partner: callers.partnerElsewhere.userId,
		} );
		for ( const partner of [ callers.partner, callers.partnerElsewhere ] ) {
			expect( await partner.get( lead( id ) ) ).toRefuse(
				'rest_forbidden'
			);
			expect( await of( partner )( { page_id } ) ).toEqual( [] );
		}
	} );

	it( 'is hidden where the latest answer was no', async () => {
		const { id } = await aSharedLead();
		await fixture( 'POST', '/leads', { to: id, consents: { contact: 0 } } );
		expect( await callers.partner.get( lead( id ) ) ).toRefuse(
			'rest_forbidden'
		);
	} );

	it( 'counts once with the partner’s own ones, in one order', async () => {
		const { id: own, page_id } = await aSharedLead( callers.partner );
		await changePage( page_id, { partner: callers.partner.userId } );
		const { id: shared } = await sent( {
			lead: {
				page_id,
				owner_user_id: owner.userId,
				created_at: 1_600_000_000,
			},
			consents: { partner: callers.partner.userId },
		} );
		const seen = await callers.partner.get( leads, {
			query: { page_id, per_page: 1 },
		} );
		expect( seen.body ).toMatchObject( {
			total: 2,
			data: [ { id: own, access: 'full' } ],
		} );
		expect( await of( callers.partner )( { page_id } ) ).toEqual( [
			own,
			shared,
		] );
		expect(
			await of( callers.partner )( { page_id, order: 'asc' } )
		).toEqual( [ shared, own ] );
	} );
} );

describe( 'by the setting', () => {
	it( 'others than editors never manage leads by their role', async () => {
		const { id } = await aLead();
		expect( await callers.editor.get( lead( id ) ) ).toRefuse(
			'rest_forbidden'
		);
	} );
} );
