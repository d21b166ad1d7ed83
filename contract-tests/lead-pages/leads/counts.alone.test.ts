// @module-tag single-site
import { describe, expect, it } from 'vitest';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { host } from '../../support/site';
import { siteHealth } from '../../support/site-health';
import { as } from '../../support/world';
import {
	anOwner,
	aPage,
	lead,
	leads,
	list,
	read,
	sent,
	sentAgain,
} from './leads';

const differences = () => fixture( 'POST', '/leads/counts', {} );

/** The same numbers at every run. */
function chance( seed: number ) {
	let state = seed;
	return ( below: number ) => {
		state = ( state * 48271 ) % 2147483647;
		return state % below;
	};
}

describe( 'the kept counts', () => {
	it( 'are those of a recount after any writes', async () => {
		const pick = chance( 20261123 );
		const owners = [ await anOwner(), await anOwner() ];
		const pages = await Promise.all(
			owners.map( ( { userId } ) => aPage( userId ) )
		);
		const made: number[] = [];
		for ( let step = 0; step < 60; step++ ) {
			const owner = owners[ pick( 2 ) ]!;
			const id = made[ pick( made.length + 1 ) ];
			if ( id === undefined || step < 10 ) {
				const { id: fresh } = await sent( {
					lead: {
						page_id: pages[ pick( 2 ) ],
						owner_user_id: owner.userId,
						folder: [ 'inbox', 'spam' ][ pick( 2 ) ],
						status: [ 'new', 'won' ][ pick( 2 ) ],
						email: `c${ step }@example.com`,
					},
				} );
				made.push( fresh );
			} else if ( pick( 8 ) === 0 ) {
				await as.manager.delete( lead( id ) );
				made.splice( made.indexOf( id ), 1 );
			} else if ( pick( 6 ) === 0 ) {
				await sentAgain( id );
			} else {
				const change = [
					{ status: [ 'new', 'lost', 'qualified' ][ pick( 3 ) ] },
					{ folder: [ 'inbox', 'spam' ][ pick( 2 ) ] },
					{ owner_user_id: owner.userId },
					{ owner_user_id: null },
				][ pick( 4 ) ];
				const seen = await as.manager.put( lead( id ), change );
				expect( seen ).toAnswer( 'updateLead' );
			}
		}
		expect( await differences() ).toEqual( { kept: [], counted: [] } );
		const { total } = await list( { folder: 'spam', per_page: 1 } );
		const [ counted ] = await control.sql( [
			"SELECT COUNT(*) AS number FROM {svc_leads} WHERE folder = 'spam' AND site_id = ( SELECT site_id FROM {svc_leads} ORDER BY id DESC LIMIT 1 )",
		] );
		expect( total ).toBe( Number( counted!.number ) );
	} );
} );

it( 'Site Health tells of open leads that nobody has', async () => {
	const admin = await siteHealth( host.login.user, host.login.password );
	const number = async () => {
		const found = ( await admin.direct() ).find(
			( { test } ) => test === 'svc-lead-owners'
		);
		if ( found ) {
			expect( found.status ).toBe( 'recommended' );
			expect( found.actions ).toMatch( /page=svc-leads&#?\w*;?owner=0/ );
		}
		return Number( /^\d+/.exec( found?.label ?? '' )?.[ 0 ] ?? 0 );
	};
	const before = await number();
	const { id } = await sent( { lead: { owner_user_id: null } } );
	expect( await number() ).toBe( before + 1 );
	const owner = await anOwner();
	for ( const change of [
		{ status: 'won' },
		{ status: 'new', folder: 'spam' },
		{ folder: 'inbox', owner_user_id: owner.userId },
	] ) {
		const seen = await as.manager.put( lead( id ), change );
		expect( seen ).toAnswer( 'updateLead' );
		expect( await number(), JSON.stringify( change ) ).toBe( before );
	}
} );

describe( 'the daily job', () => {
	const day = 24 * 3600;
	const age = ( id: number, days: number ) =>
		control.sql( [
			`UPDATE {svc_leads} SET ended_at = ended_at - ${ days * day } WHERE id = ${ id }`,
		] );
	const clean = () => fixture( 'POST', '/leads/clean', {} );
	const set = ( change: object ) =>
		control.setOption( 'svc_lead_settings', change );

	it( 'deletes spam after its days', async () => {
		const old = await sent( { lead: { folder: 'spam' } } );
		const young = await sent( { lead: { folder: 'spam' } } );
		await age( old.id, 31 );
		await age( young.id, 29 );
		await clean();
		expect( await as.manager.get( lead( old.id ) ) ).toRefuse(
			'rest_lead_not_found'
		);
		await read( young.id );
	} );

	it( 'erases what was won or lost where a site wants that, and keeps evidence or not', async () => {
		const ended = await Promise.all(
			[ 'won', 'lost' ].map( ( status ) =>
				sent( { lead: { status }, consents: { contact: 0 } } )
			)
		);
		const open = await sent( { lead: {} } );
		for ( const { id } of ended ) {
			await age( id, 101 );
		}
		await clean();
		await read( ended[ 0 ]!.id );
		try {
			await set( { retention_days: 100, keep_consent_evidence: false } );
			await clean();
		} finally {
			await control.clearOption( 'svc_lead_settings' );
		}
		for ( const { id, reference } of ended ) {
			expect( await as.manager.get( lead( id ) ) ).toRefuse(
				'rest_lead_not_found'
			);
			expect(
				await control.sql( [
					`SELECT id FROM {svc_consent_evidence} WHERE reference = '${ reference }'`,
				] )
			).toEqual( [] );
		}
		await read( open.id );
	} );

	it( 'forgets keys after 30 days and evidence after five years', async () => {
		const { id, reference } = await sent( {
			lead: {},
			idem: 'f'.repeat( 64 ),
			consents: { contact: 0 },
		} );
		const key = async () =>
			(
				await control.sql( [
					`SELECT idem FROM {svc_lead_submissions} WHERE lead_id = ${ id }`,
				] )
			)[ 0 ]?.idem;
		await clean();
		expect( await key() ).toBe( 'f'.repeat( 64 ) );
		await control.sql( [
			`UPDATE {svc_lead_submissions} SET created_at = created_at - ${ 31 * day } WHERE lead_id = ${ id }`,
		] );
		await clean();
		expect( await key() ).toBe( null );
		await as.manager.delete( lead( id ) );
		const evidence = `SELECT id FROM {svc_consent_evidence} WHERE reference = '${ reference }'`;
		expect( await control.sql( [ evidence ] ) ).toHaveLength( 1 );
		await control.sql( [
			`UPDATE {svc_consent_evidence} SET given_at = given_at - ${ 5 * 366 * day } WHERE reference = '${ reference }'`,
		] );
		await clean();
		expect( await control.sql( [ evidence ] ) ).toEqual( [] );
	} );

	it( 'takes leads from owners whose account is gone', async () => {
		const { id } = await sent( { lead: { owner_user_id: 1_999_999_999 } } );
		await clean();
		expect( ( await read( id ) ).owner_user_id ).toBe( null );
		expect( await as.manager.get( leads ) ).toAnswer( 'listLeads' );
	} );
} );
