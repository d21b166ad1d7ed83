// @module-tag trials
import { beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../support/control';
import { profile } from '../../../support/paths';
import { people, stateOf, type Person } from '../../../support/people';
import { host } from '../../../support/site';
import {
	formIn,
	siteHealth,
	type SiteHealth,
} from '../../../support/site-health';
import { as, full, rounds } from '../../../support/world';

const ROUNDS = rounds( 8 );
let health: SiteHealth;
let team: Person[];
beforeAll( async () => {
	health = await siteHealth( host.login.user, host.login.password );
	// Repairs what earlier tests have left.
	await health.repair();
	team = await people( ...Array.from( { length: 6 }, () => ( {} ) ) );
} );

const write = ( index: number, round: number ) =>
	as.manager.put( profile( team[ index ]!.profileId ), {
		job_title: `Round ${ round }`,
		meta: {
			svc_department: `Round ${ round }`,
			svc_reports_to:
				round % 2 && index > 0 ? team[ index - 1 ]!.id : null,
		},
	} );

describe.runIf( full )( 'while others write', () => {
	it( 'nothing is taken for a problem that is only being written', async () => {
		for ( let round = 0; round < ROUNDS; round++ ) {
			const [ result, ...writes ] = await Promise.all( [
				health.result(),
				...team.map( ( _who, index ) => write( index, round ) ),
			] );
			expect( writes.map( ( { status } ) => status ) ).toEqual(
				team.map( () => 200 )
			);
			expect( result ).toMatchObject( { status: 'good' } );
		}
	} );

	it( 'repairing loses nothing of what is written', async () => {
		for ( let round = 0; round < ROUNDS; round++ ) {
			const ids = team.map( ( { profileId } ) => profileId ).join( ',' );
			await control.sql( [
				`UPDATE {svc_profiles} SET department = 'Wrong', last_key = 'wrong' WHERE id IN (${ ids })`,
				`DELETE FROM {svc_search} WHERE profile_id IN (${ ids })`,
			] );
			const form = formIn( ( await health.result() ).actions );
			const [ pressed, ...writes ] = await Promise.all( [
				health.press( form ),
				...team.map( ( _who, index ) => write( index, round ) ),
			] );
			expect( pressed.status ).toBe( 302 );
			expect( writes.map( ( { status } ) => status ) ).toEqual(
				team.map( () => 200 )
			);
			for ( const { profileId, id } of team ) {
				expect( await stateOf( profileId ) ).toMatchObject( {
					job_title: `Round ${ round }`,
					meta: { svc_department: `Round ${ round }` },
				} );
				expect(
					( await control.userMeta( id, 'svc_intranet_department' ) )
						.values
				).toEqual( [ `Round ${ round }` ] );
			}
			expect( await health.result() ).toMatchObject( { status: 'good' } );
		}
	} );
} );
