// @module-tag single-site
import { describe, expect, it } from 'vitest';
import { control } from '../../support/control';
import { as } from '../../support/world';
import {
	anOwner,
	aLead,
	aPage,
	events,
	lead,
	read,
	sent,
	sentAgain,
} from './leads';

const rounds = Array.from( { length: 5 }, ( _none, index ) => index );

describe( 'at the same time', () => {
	it.each( rounds )(
		'one of two changes of the same version is made (%d)',
		async () => {
			const { id, etag } = await aLead();
			const headers = { 'If-Match': etag };
			const answers = await Promise.all(
				[ 'won', 'lost' ].map( ( status ) =>
					as.manager.put( lead( id ), { status }, { headers } )
				)
			);
			expect( answers.map( ( { status } ) => status ).sort() ).toEqual( [
				200, 412,
			] );
			expect( ( await read( id ) ).version ).toBe( 2 );
			expect( await events( id ) ).toHaveLength( 2 );
		}
	);

	it( 'eight changes without If-Match are all made', async () => {
		const { id } = await aLead();
		const changes = [
			{ status: 'won' },
			{ follow_up_on: '2027-01-01' },
			{ lost_reason: 'a' },
			{ state: 'TX' },
			{ zip: '73301' },
			{ do_not_contact: true },
			{ last_name: 'Last' },
			{ phone: '5550101' },
		];
		await Promise.all(
			changes.map( ( change ) => as.manager.put( lead( id ), change ) )
		);
		expect( await read( id ) ).toMatchObject( {
			version: 9,
			...Object.assign( {}, ...changes ),
		} );
	} );

	it.each( rounds )(
		'a note is added, or its lead is gone (%d)',
		async () => {
			const { id } = await aLead();
			const [ noted, deleted ] = await Promise.all( [
				as.person.post( `${ lead( id ) }/notes`, { text: 'Late' } ),
				as.manager.delete( lead( id ) ),
			] );
			expect( deleted ).toAnswer( 'deleteLead' );
			expect( [ 201, 403 ] ).toContain( noted.status );
			expect(
				await control.sql( [
					`SELECT id FROM {svc_lead_events} WHERE lead_id = ${ id }`,
				] )
			).toEqual( [] );
		}
	);

	it( 'ten submissions are all counted', async () => {
		const owner = await anOwner();
		const { id } = await sent( {
			lead: {
				page_id: await aPage( owner.userId ),
				owner_user_id: owner.userId,
				email: 'many@example.com',
			},
		} );
		await Promise.all( rounds.map( () => sentAgain( id ) ) );
		expect( await read( id, owner ) ).toMatchObject( {
			submissions: 6,
			version: 6,
		} );
	} );
} );
