// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import type { LeadFacets, LeadItem } from '../../../client/src/lead-pages';
import { readCsv } from '../../support/csv';
import { newMark } from '../../support/people';
import { as } from '../../support/world';
import type { Member } from '../../support/bookmarks';
import {
	aLead,
	anOwner,
	aPage,
	ids,
	lead,
	leads,
	list,
	read,
	sent,
	sentAgain,
	type Made,
} from './leads';

const mark = newMark();
const day = 24 * 3600;
const noon = Math.floor( Date.now() / 1000 / day ) * day + day / 2;

let owner: Member;
let pageId: number;
let made: Record< 'zoe' | 'ana' | 'spam' | 'old', Made >;

/** Four of one owner, of whom one is spam. */
beforeAll( async () => {
	owner = await anOwner();
	pageId = await aPage( owner.userId );
	const of = ( fields: object ) =>
		sent( { lead: { owner_user_id: owner.userId, ...fields } } );
	made = {
		zoe: await of( {
			first_name: 'Zoë',
			last_name: `Adams ${ mark }`,
			email: `Zoe.${ mark }@example.com`,
			phone: '+1 (303) 555-0177',
			page_id: pageId,
			status: 'qualified',
			created_at: noon - 40 * day,
		} ),
		ana: await of( {
			first_name: 'Ana',
			last_name: `Brown ${ mark }`,
			email: `ana.${ mark }@example.com`,
			phone: '720.555.0188',
			page_id: pageId,
			created_at: noon - 30 * day,
		} ),
		old: await of( {
			first_name: 'Old',
			last_name: `adams ${ mark }`,
			email: `old.${ mark }@example.com`,
			source: 'phone',
			status: 'lost',
			created_at: noon - 400 * day,
		} ),
		spam: await of( {
			last_name: `Spam ${ mark }`,
			email: `spam.${ mark }@example.com`,
			folder: 'spam',
			created_at: noon - 30 * day,
		} ),
	};
} );

const found = async ( query: Record< string, string | number > ) =>
	ids( await list( query, owner ) );

const named = ( ...names: ( keyof typeof made )[] ) =>
	names.map( ( name ) => made[ name ].id );

const dayOf = ( time: number ) =>
	new Date( time * 1000 ).toISOString().slice( 0, 10 );

describe( 'a list', () => {
	it( 'has the inbox, the latest submission first', async () => {
		expect( await found( {} ) ).toEqual( named( 'ana', 'zoe', 'old' ) );
		expect( await found( { folder: 'spam' } ) ).toEqual( named( 'spam' ) );
	} );

	it.each( [
		[ 'last_submitted_at', [ 'ana', 'zoe', 'old' ] ],
		[ 'created_at', [ 'ana', 'zoe', 'old' ] ],
		[ 'last_name', [ 'old', 'zoe', 'ana' ] ],
	] as const )( 'is sorted by %s', async ( orderby, order ) => {
		expect( await found( { orderby } ) ).toEqual( named( ...order ) );
		expect(
			await found( {
				orderby,
				order: orderby === 'last_name' ? 'desc' : 'asc',
			} )
		).toEqual( named( ...order ).reverse() );
	} );

	it( 'is filtered', async () => {
		expect( await found( { status: 'qualified' } ) ).toEqual(
			named( 'zoe' )
		);
		expect( await found( { page_id: pageId } ) ).toEqual(
			named( 'ana', 'zoe' )
		);
		expect( await found( { source: 'phone' } ) ).toEqual( named( 'old' ) );
		expect(
			ids( await list( { owner: owner.userId, per_page: 100 } ) )
		).toEqual( named( 'ana', 'zoe', 'old' ) );
		expect( await found( { owner: owner.userId + 1 } ) ).toEqual( [] );
		const on = dayOf( noon - 40 * day );
		expect( await found( { from: on, to: on } ) ).toEqual( named( 'zoe' ) );
		expect( await found( { from: on } ) ).toEqual( named( 'ana', 'zoe' ) );
		expect( await found( { to: on } ) ).toEqual( named( 'zoe', 'old' ) );
		expect( await found( { to: on, status: 'lost' } ) ).toEqual(
			named( 'old' )
		);
	} );

	it( 'is searched by beginnings of words', async () => {
		for ( const [ search, names ] of [
			[ `${ mark } zoe`, [ 'zoe' ] ],
			[ `ZOË ada ${ mark.toUpperCase() }`, [ 'zoe' ] ],
			[ `${ mark } adams`, [ 'zoe', 'old' ] ],
			[ `ana.${ mark }@exam`, [ 'ana' ] ],
			[ `dams ${ mark }`, [] ],
			[ '303555017', [ 'zoe' ] ],
			[ '1 303 555-0177', [ 'zoe' ] ],
			[ '+1 303', [ 'zoe' ] ],
			[ '(720) 555', [ 'ana' ] ],
			[ `brown ${ mark } 1720555`, [ 'ana' ] ],
			[ `brown ${ mark } 303`, [] ],
			[ '%', [] ],
		] as const ) {
			expect( await found( { search } ), search ).toEqual(
				named( ...names )
			);
		}
	} );

	it.each( [
		[ 1, [ 'ana', 'zoe' ] ],
		[ 2, [ 'old' ] ],
		[ 3, [] ],
	] as const )(
		'has the total on page %i of a search',
		async ( page, names ) => {
			const answer = await list(
				{ search: mark, per_page: 2, page },
				owner
			);
			expect( ids( answer ) ).toEqual( named( ...names ) );
			expect( answer.total ).toBe( 3 );
		}
	);

	it( 'has those that nobody has, for who sees all', async () => {
		const last_name = `Left ${ mark }`;
		const left = await sent( { lead: { last_name } } );
		const theirs = await sent( {
			lead: { last_name, owner_user_id: ( await anOwner() ).userId },
		} );
		const query = { owner: 0, search: last_name };
		expect( ids( await list( query, as.manager ) ) ).toEqual( [ left.id ] );
		expect( await list( query, owner ) ).toMatchObject( {
			data: [],
			total: 0,
		} );
		const facets = await as.manager.get( `${ leads }/facets`, { query } );
		expect( facets ).toAnswer( 'getLeadFacets' );
		expect( ( facets.body as LeadFacets ).owner ).toContainEqual( {
			value: null,
			count: 1,
		} );
		const sheet = await as.manager.get( `${ leads }/export`, { query } );
		expect( sheet.text ).toContain( left.reference );
		expect( sheet.text ).not.toContain( theirs.reference );
	} );

	it( 'has pages that neither overlap nor skip', async () => {
		const pages = await Promise.all(
			[ 1, 2, 3, 4 ].map( ( page ) =>
				list( { page, per_page: 1, orderby: 'last_name' }, owner )
			)
		);
		expect( pages.flatMap( ids ) ).toEqual( named( 'old', 'zoe', 'ana' ) );
		expect( pages.map( ( { total } ) => total ) ).toEqual( [ 3, 3, 3, 3 ] );
	} );

	it.each( [
		[ 'orderby', 'id' ],
		[ 'order', 'up' ],
		[ 'status', 'open' ],
		[ 'folder', 'trash' ],
		[ 'source', 'mail' ],
		[ 'owner', '-1' ],
		[ 'page_id', 'x' ],
		[ 'from', '2026-13-01' ],
		[ 'to', 'today' ],
		[ 'search', 'x'.repeat( 101 ) ],
		[ 'per_page', '101' ],
		[ 'colour', 'red' ],
	] )( 'is refused where %s is %s', async ( name, value ) => {
		for ( const path of name === 'per_page' || name.startsWith( 'order' )
			? [ leads ]
			: [ leads, `${ leads }/facets`, `${ leads }/export` ] ) {
			expect(
				await owner.get( path, { query: { [ name ]: value } } )
			).toRefuse( 'rest_invalid_param', [ name ] );
		}
	} );
} );

describe( 'facets', () => {
	const facets = async ( query: Record< string, string | number > ) => {
		const seen = await owner.get( `${ leads }/facets`, { query } );
		expect( seen ).toAnswer( 'getLeadFacets' );
		return seen.body as LeadFacets;
	};

	it( 'count the list, each without its own filter', async () => {
		const all = {
			status: [
				{ value: 'new', count: 1 },
				{ value: 'qualified', count: 1 },
				{ value: 'lost', count: 1 },
			],
			owner: [ { value: owner.userId, count: 3 } ],
			page: [
				{ value: pageId, count: 2 },
				{ value: null, count: 1 },
			],
		};
		expect( await facets( {} ) ).toEqual( all );
		expect( await facets( { search: mark } ) ).toEqual( all );
		expect( await facets( { status: 'lost' } ) ).toEqual( {
			status: all.status,
			owner: [ { value: owner.userId, count: 1 } ],
			page: [ { value: null, count: 1 } ],
		} );
		expect( await facets( { folder: 'spam' } ) ).toMatchObject( {
			status: [ { value: 'new', count: 1 } ],
		} );
	} );
} );

describe( 'one lead', () => {
	it( 'has all that the list says of it', async () => {
		const { data } = await list( { search: `zoe ${ mark }` }, owner );
		const item = data[ 0 ] as LeadItem;
		expect( await read( item.id, owner ) ).toMatchObject( { ...item } );
		const seen = await owner.get( lead( item.id ) );
		const again = await owner.get( lead( item.id ), {
			headers: { 'If-None-Match': String( seen.headers.etag ) },
		} );
		expect( again.status ).toBe( 304 );
	} );

	it( 'has its submissions, the newest first', async () => {
		const { id } = await sent( {
			lead: {
				owner_user_id: owner.userId,
				email: `${ mark }@example.com`,
			},
			fields: { first_name: 'Vera', x_pets: 'Two' },
			consents: { contact: 0 },
		} );
		await sentAgain( id, { consents: { sms_calls: 0 } } );
		const seen = await owner.get( `${ lead( id ) }/submissions` );
		expect( seen ).toAnswer( 'listLeadSubmissions' );
		const { data, total } = seen.body as {
			data: Record< string, unknown >[];
			total: number;
		};
		expect( total ).toBe( 2 );
		expect( data[ 1 ] ).toMatchObject( {
			fields: { first_name: 'Vera', x_pets: 'Two' },
			utm: { source: 'tests' },
			consents: [ { key: 'contact', given: true } ],
			snapshot: null,
		} );
		expect( await read( id, owner ) ).toMatchObject( {
			submissions: 2,
			version: 2,
			consents: { contact: false, sms_calls: true, partner: false },
		} );
		await owner.put( lead( id ), { folder: 'spam' } );
	} );
} );

describe( 'the export', () => {
	it( 'has the filtered leads as a spreadsheet, with formulas defused', async () => {
		const formula = await aLead( {
			first_name: '=1+1',
			last_name: `Calc ${ mark }`,
			owner_user_id: owner.userId,
		} );
		const seen = await owner.get( `${ leads }/export`, {
			query: { search: mark, orderby: 'last_name' },
		} );
		expect( seen.status ).toBe( 200 );
		expect( seen.headers[ 'content-type' ] ).toContain( 'text/csv' );
		expect( seen.headers[ 'content-disposition' ] ).toMatch(
			/attachment; filename="?leads-\d{4}-\d\d-\d\d\.csv/
		);
		const lines = seen.text.trim().split( '\r\n' );
		expect( lines ).toHaveLength( 5 );
		expect( lines[ 1 ] ).toContain( made.old.reference );
		expect( lines[ 4 ] ).toContain( `'=1+1,Calc ${ mark }` );
		await as.manager.delete( lead( formula.id ) );
	} );

	it( 'has what the visitor filled in last', async () => {
		const { id } = await sent( {
			lead: {
				owner_user_id: owner.userId,
				last_name: `Answers ${ mark }`,
			},
			fields: { first_name: 'Vera', message: 'Before' },
		} );
		await sentAgain( id, {
			fields: {
				first_name: 'Vera',
				message: '=Call "me"',
				purpose: 'refinance',
				x_number_of_pets: 2,
				x_sold: true,
			},
		} );
		const { text } = await owner.get( `${ leads }/export`, {
			query: { search: `answers ${ mark }` },
		} );
		const [ headers = [], row = [], ...more ] = readCsv( text );
		expect( more ).toEqual( [] );
		expect( row[ headers.indexOf( 'Message' ) ] ).toBe( `'=Call "me"` );
		expect( row[ headers.indexOf( 'Other answers' ) ] ).toBe(
			'Purpose: refinance\nNumber of pets: 2\nSold: yes'
		);
		await as.manager.delete( lead( id ) );
	} );
} );
