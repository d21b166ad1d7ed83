import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type {
	LeadPageList,
	LeadSettings,
	LeadSettingsChanges,
} from '../../client/src/lead-pages';
import { here, memberOf } from '../support/bookmarks';
import { columns, siteAdministrators } from '../support/columns';
import { control } from '../support/control';
import { newMark } from '../support/people';
import { place } from '../support/site';
import { as } from '../support/world';
import { aPage, aPublishedPage, leadSettings, pages } from './made';
import { accountWith, anOwner, memberWith, put as change } from './pages/pages';

const company = '/users/v1/company';

const current = async () =>
	( await as.manager.get( leadSettings ) ).body as LeadSettings;

const put = ( changes: LeadSettingsChanges, by = as.manager ) =>
	by.put( leadSettings, changes );

const before = await as.manager.get( company );

const clear = async () => {
	await control.clearOption( 'svc_lead_settings' );
	await control.clearOption( 'svc_lead_base' );
	expect( await as.manager.put( company, before.body ) ).toAnswer(
		'updateCompany'
	);
};

beforeEach( clear );
afterAll( clear );

describe( 'the settings of lead pages', () => {
	it( 'come back as they are when they are sent back', async () => {
		const read = await as.manager.get( leadSettings );
		expect( read, read.text ).toAnswer( 'getLeadSettings' );
		const saved = await as.manager.put( leadSettings, read.body );
		expect( saved, saved.text ).toAnswer( 'updateLeadSettings' );
		expect( saved.text ).toBe( read.text );
		expect( saved.headers.etag ).toBe( read.headers.etag );
	} );

	it( 'begin with these values', async () => {
		expect( await current() ).toMatchObject( {
			quota_per_address: 10,
			quota_minutes: 10,
			challenge: false,
			notify_owner: true,
			editors_manage_leads: false,
			owners_publish: false,
			spam_days: 30,
			retention_days: 0,
			keep_consent_evidence: true,
			base: 'lp',
		} );
	} );

	it( 'are changed in the fields that are sent', async () => {
		const old = await current();
		expect( await put( { quota_per_address: 0, spam_days: 7 } ) ).toAnswer(
			'updateLeadSettings'
		);
		expect( await put( { challenge: true } ) ).toAnswer(
			'updateLeadSettings'
		);
		expect( await current() ).toEqual( {
			...old,
			quota_per_address: 0,
			spam_days: 7,
			challenge: true,
		} );
	} );

	it.each( [
		[ { quota_per_address: 1001 }, 'quota_per_address' ],
		[ { quota_minutes: 0 }, 'quota_minutes' ],
		[ { spam_days: 0 }, 'spam_days' ],
		[ { retention_days: -1 }, 'retention_days' ],
		[ { challenge: 'yes' }, 'challenge' ],
		[ { company_name: 'x'.repeat( 151 ) }, 'company_name' ],
		[ { company_nmls: 'abc' }, 'company_nmls' ],
		[ { base: '' }, 'base' ],
		[ { base: 'Two Words' }, 'base' ],
		[ { base: '-a' }, 'base' ],
		[ { base: 'wp-admin' }, 'base' ],
		[ { base: 'category' }, 'base' ],
		[ { base: 'x'.repeat( 51 ) }, 'base' ],
		[ { shoe: 1 }, 'shoe' ],
	] )( 'refuse %j, and nothing is changed', async ( changes, field ) => {
		const old = await current();
		const seen = await put( {
			notify_owner: false,
			...( changes as object ),
		} );
		expect( seen ).toRefuse( 'rest_invalid_param' );
		expect( seen.body ).toHaveProperty( [ 'data', 'params', field ] );
		expect( await current() ).toEqual( old );
	} );

	it( 'are changed where they are the expected version', async () => {
		const { headers } = await as.manager.get( leadSettings );
		await put( { spam_days: 7 } );
		const seen = await as.manager.put(
			leadSettings,
			{ spam_days: 8 },
			{ headers: { 'If-Match': String( headers.etag ) } }
		);
		expect( seen ).toRefuse( 'rest_precondition_failed' );
		expect( ( await current() ).spam_days ).toBe( 7 );
	} );

	it( 'are for administrators of the site', async () => {
		const old = await current();
		const refused = columns.filter(
			( name ) => ! siteAdministrators.includes( name )
		);
		for ( const name of refused ) {
			expect( await as[ name ].get( leadSettings ), name ).toRefuse(
				'rest_forbidden'
			);
			expect( await put( { spam_days: 9 }, as[ name ] ), name ).toRefuse(
				'rest_forbidden'
			);
		}
		const editor = await memberWith( 'editor' );
		expect( await editor.get( leadSettings ) ).toRefuse( 'rest_forbidden' );
		expect( await put( { spam_days: 9 }, editor ) ).toRefuse(
			'rest_forbidden'
		);
		expect( await current() ).toEqual( old );
	} );

	it( 'show and change name and NMLS number of the company record', async () => {
		expect(
			await put( { company_name: 'Vale Lending', company_nmls: '4711' } )
		).toAnswer( 'updateLeadSettings' );
		expect( ( await as.manager.get( company ) ).body ).toMatchObject( {
			name: 'Vale Lending',
			nmls_id: '4711',
		} );
		expect( await current() ).toMatchObject( {
			company_name: 'Vale Lending',
			company_nmls: '4711',
		} );
	} );

	it( 'are changed by an administrator of leads, but not the company record', async () => {
		const account = await accountWith( 'subscriber' );
		await control.grant( account.id, 'svc_administer_leads', here );
		const api = memberOf( account );
		const { company_name } = await current();
		expect( await put( { company_name, spam_days: 9 }, api ) ).toAnswer(
			'updateLeadSettings'
		);
		const refused = await put(
			{ company_name: 'Mine', spam_days: 10 },
			api
		);
		expect( refused ).toRefuse( 'rest_forbidden' );
		expect( refused.body ).toHaveProperty( 'data.params.company_name' );
		expect( await current() ).toMatchObject( {
			company_name,
			spam_days: 9,
		} );
	} );

	it( 'let owners publish, and editors manage leads', async () => {
		const owner = await anOwner();
		const editor = await memberWith( 'editor' );
		const { id } = await aPage( { owner_user_id: owner.id } );
		const publish = () => change( id, { status: 'publish' }, owner.api );
		expect( await publish() ).toRefuse( 'rest_forbidden' );
		await put( { owners_publish: true, editors_manage_leads: true } );
		expect( await publish() ).toAnswer( 'updateLeadPage' );
		const edited = await owner.api.post( `/wp/v2/svc_lead_page/${ id }`, {
			title: 'Live',
		} );
		expect( edited.status, edited.text ).toBe( 200 );
		expect( await editor.get( leadSettings ) ).toRefuse( 'rest_forbidden' );
	} );
} );

describe( 'the base of the addresses', () => {
	const at = ( path: string ) =>
		fetch( `${ place.url }/${ path }`, { redirect: 'manual' } );

	it( 'changes the addresses, and the old ones redirect', async () => {
		const { slug, id, url } = await aPublishedPage( { slug: newMark() } );
		expect( url ).toContain( `/lp/${ slug }/` );
		const bases = [ `${ newMark() }a`, `${ newMark() }b` ];
		for ( const base of bases ) {
			expect( await put( { base } ) ).toAnswer( 'updateLeadSettings' );
		}
		const seen = await as.manager.get( `${ pages }/${ id }` );
		const fresh = ( seen.body as { url: string } ).url;
		expect( fresh ).toContain( `/${ bases[ 1 ] }/${ slug }/` );
		expect( ( await fetch( fresh ) ).status ).toBe( 200 );
		for ( const old of [ 'lp', bases[ 0 ] ] ) {
			const answer = await at( `${ old }/${ slug }/` );
			expect( answer.status ).toBe( 301 );
			expect( answer.headers.get( 'location' ) ).toBe( fresh );
			expect( ( await at( `${ old }/${ newMark() }/` ) ).status ).toBe(
				404
			);
		}
		expect( await put( { base: 'lp' } ) ).toAnswer( 'updateLeadSettings' );
		expect( ( await at( `lp/${ slug }/` ) ).status ).toBe( 200 );
	} );

	it( 'is no page’s slug, and no page gets it as its slug', async () => {
		const slug = newMark();
		const made = await as.manager.post( '/wp/v2/pages', {
			title: 'A page',
			slug,
			status: 'publish',
		} );
		expect( made.status ).toBe( 201 );
		const refused = await put( { base: slug } );
		expect( refused ).toRefuse( 'rest_invalid_param' );
		expect( refused.body ).toHaveProperty( 'data.params.base' );
		const other = await as.manager.post( '/wp/v2/pages', {
			title: 'A page',
			slug: 'lp',
			status: 'publish',
		} );
		expect( ( other.body as { slug: string } ).slug ).not.toBe( 'lp' );
	} );

	it( 'is read by the list of pages', async () => {
		const page = await aPublishedPage();
		const base = newMark();
		await put( { base } );
		const seen = await as.manager.get( pages, {
			query: { owner: page.owner_user_id! },
		} );
		expect( ( seen.body as LeadPageList ).data[ 0 ]!.url ).toContain(
			`/${ base }/`
		);
	} );
} );
