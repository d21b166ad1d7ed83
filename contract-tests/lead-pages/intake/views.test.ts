import { describe, expect, it } from 'vitest';
import type { PageStats } from '../../../client/src/lead-pages';
import { memberOf } from '../../support/bookmarks';
import { control } from '../../support/control';
import { people } from '../../support/people';
import { as } from '../../support/world';
import { anOfficer, aPage, pages } from '../made';
import { accepted, aFormPage, aSubmission, leads, theLeadOf } from './intake';

let address = 0;
/** Of no other test. */
const anAddress = () =>
	`2001:db8:${ process.pid.toString( 16 ) }:${ ( ++address ).toString( 16 ) }::1`;

const view = async (
	id: number,
	from: string,
	browser = 'a browser',
	by = as.anonymous
): Promise< boolean > => {
	const seen = await by.post(
		`${ pages }/${ id }/views`,
		{},
		{ headers: { 'X-Fixture-Address': from, 'User-Agent': browser } }
	);
	expect( seen ).toAnswer( 'countLeadPageView' );
	return ( seen.body as { counted: boolean } ).counted;
};

const statsOf = async ( id: number, query = {}, by = as.manager ) => {
	const seen = await by.get( `${ pages }/${ id }/stats`, { query } );
	expect( seen ).toAnswer( 'getLeadPageStats' );
	return seen.body as PageStats;
};

describe( 'a view', () => {
	it( 'is counted once for the page, and a visitor once a day', async () => {
		const { id } = await aFormPage();
		const [ one, two ] = [ anAddress(), anAddress() ];
		for ( const [ from, browser ] of [
			[ one, 'a' ],
			[ one, 'a' ],
			[ one, 'b' ],
			[ two, 'a' ],
		] as const ) {
			expect( await view( id, from, browser ) ).toBe( true );
		}
		expect( await statsOf( id ) ).toMatchObject( {
			views: 4,
			visitors: 3,
		} );
	} );

	it( 'sets no cookie, and is stored by no cache', async () => {
		const { id } = await aFormPage();
		const seen = await as.anonymous.post( `${ pages }/${ id }/views`, {} );
		expect( seen.headers[ 'cache-control' ] ).toBe( 'private, no-store' );
		expect( seen.headers ).not.toHaveProperty( 'set-cookie' );
	} );

	it( 'of a visitor who has 20 is not counted', async () => {
		const { id } = await aFormPage();
		const from = anAddress();
		const counted = [];
		for ( let time = 0; time < 22; time++ ) {
			counted.push( await view( id, from ) );
		}
		expect( counted ).toEqual( [
			...Array.from( { length: 20 }, () => true ),
			false,
			false,
		] );
		expect( await statsOf( id ) ).toMatchObject( {
			views: 20,
			visitors: 1,
		} );
	} );

	it( 'of an address that has 100 visitors is not counted', async () => {
		const { id } = await aFormPage();
		const from = anAddress();
		for ( let browser = 0; browser < 100; browser++ ) {
			await view( id, from, `browser ${ browser }` );
		}
		expect( await view( id, from, 'one more' ) ).toBe( false );
		expect( await view( id, from, 'one more' ) ).toBe( false );
		expect( await view( id, from, 'browser 7' ) ).toBe( true );
		expect( await statsOf( id ) ).toMatchObject( {
			views: 101,
			visitors: 100,
		} );
	} );

	it( 'of who manages pages is not counted', async () => {
		const { id } = await aFormPage();
		expect( await view( id, anAddress(), 'a', as.manager ) ).toBe( false );
		expect( await statsOf( id ) ).toMatchObject( { views: 0 } );
	} );

	it( 'takes no input', async () => {
		const { id } = await aFormPage();
		expect(
			await as.anonymous.post( `${ pages }/${ id }/views`, { a: 1 } )
		).toRefuse( 'rest_invalid_param', [ 'a' ] );
	} );

	it( 'leaves no address behind', async () => {
		const { id } = await aFormPage();
		await view( id, '192.0.2.99', 'a telling browser' );
		const rows = await control.sql( [
			'SELECT * FROM {svc_lead_visitors}',
		] );
		expect( JSON.stringify( rows ) ).not.toMatch( /192\.0\.2|telling/ );
	} );
} );

describe( 'statistics', () => {
	it( 'are of the last 30 days', async () => {
		const { id } = await aFormPage();
		const stats = await statsOf( id );
		expect( stats ).toMatchObject( {
			page_id: id,
			views: 0,
			visitors: 0,
			leads: 0,
			conversion: null,
			median_minutes_to_contact: null,
		} );
		expect( stats.days ).toHaveLength( 30 );
		expect( [ stats.days[ 0 ]!.day, stats.days[ 29 ]!.day ] ).toEqual( [
			stats.from,
			stats.to,
		] );
	} );

	it( 'count leads without spam, and say how soon they were contacted', async () => {
		const { id } = await aFormPage();
		for ( let visitor = 0; visitor < 3; visitor++ ) {
			await view( id, anAddress() );
		}
		await accepted( await aSubmission( id ) );
		const { id: leadId } = await theLeadOf( id );
		await accepted( await aSubmission( id ) );
		await accepted( await aSubmission( id, {}, { token: '' } ) );
		await control.sql( [
			`UPDATE {svc_leads} SET created_at = created_at - 600 WHERE id = ${ leadId }`,
		] );
		await as.manager.put( `${ leads }/${ leadId }`, {
			status: 'contacted',
		} );
		const stats = await statsOf( id );
		expect( stats ).toMatchObject( { leads: 2, conversion: '0.6667' } );
		expect( stats.median_minutes_to_contact ).toBe( 10 );
		expect( stats.days.reduce( ( sum, day ) => sum + day.leads, 0 ) ).toBe(
			2
		);
	} );

	it( 'are of the days asked for', async () => {
		const { id } = await aFormPage();
		const stats = await statsOf( id, {
			from: '2024-02-28',
			to: '2024-03-01',
		} );
		expect( stats.days.map( ( { day } ) => day ) ).toEqual( [
			'2024-02-28',
			'2024-02-29',
			'2024-03-01',
		] );
		expect(
			( await statsOf( id, { from: '2024-01-01', to: '2024-12-31' } ) )
				.days
		).toHaveLength( 366 );
	} );

	it.each( [
		[ { from: '2024-01-02', to: '2024-01-01' }, 'from' ],
		[ { from: '2024-01-01', to: '2025-01-01' }, 'from' ],
		[ { from: '2024-02-30' }, 'from' ],
		[ { to: 'today' }, 'to' ],
		[ { days: 7 }, 'days' ],
	] )( 'are not of %j', async ( query, field ) => {
		const { id } = await aFormPage();
		expect(
			await as.manager.get( `${ pages }/${ id }/stats`, {
				query: query as Record< string, string >,
			} )
		).toRefuse( 'rest_invalid_param', [ field ] );
	} );

	it( 'are for the owner, the partner and who sees all', async () => {
		const owner = await anOfficer();
		const [ partner, stranger ] = await people(
			{ role: 'realtor_partner' },
			{ role: 'loan_officer' }
		);
		const { id } = await aPage( {
			owner_user_id: owner.id,
			partner_user_id: partner!.id,
			co_marketing: {
				partner_percent: 50,
				monthly_cost: '100.00',
				note: '',
			},
		} );
		await statsOf( id, {}, memberOf( owner ) );
		await statsOf( id, {}, memberOf( partner! ) );
		for ( const caller of [
			memberOf( stranger! ),
			as.anonymous,
			as.account,
		] ) {
			for ( const page of [ id, 999999999 ] ) {
				expect(
					await caller.get( `${ pages }/${ page }/stats` )
				).toRefuse( 'rest_forbidden' );
			}
		}
		expect( await as.manager.get( `${ pages }/999999999/stats` ) ).toRefuse(
			'rest_lead_page_not_found'
		);
	} );
} );
