import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Position } from '../../../../client/src/users/intranet/position-schemas';
import {
	accounts,
	people,
	stateOf,
	type Person,
} from '../../../support/people';
import {
	intranetProfile,
	missing,
	orgChartBranch,
	position,
} from '../../../support/paths';
import { as } from '../../../support/world';
import {
	branch,
	found,
	idsOf,
	managerOf,
	newTeam,
	novelist,
	removeVacancies,
	type Team,
	vacancy,
} from './team';

afterAll( removeVacancies );

let team: Team;
let made: Position;
beforeEach( async () => {
	team = await newTeam();
	made = await novelist( team );
} );
const fill = ( userId: number, more: object = {} ) =>
	as.manager.put( position( made.id ), { user_id: userId, ...more } );

describe( 'a vacancy that is filled', () => {
	it( 'gives the person its manager and its reports, and is gone', async () => {
		const [ kim ] = ( await people( {
			job_title: 'Poet',
			meta: { svc_department: 'Verse' },
		} ) ) as [ Person ];
		const answer = await fill( kim.id );
		expect( answer ).toAnswer( 'updatePosition' );
		expect( answer.body ).toEqual( made );
		expect( await found( made.id ) ).toBeUndefined();
		expect( await as.person.get( orgChartBranch( made.id ) ) ).toRefuse(
			'rest_position_not_found'
		);
		expect( await managerOf( kim ) ).toBe( team.boss.id );
		expect( await managerOf( team.ana ) ).toBe( kim.id );
		expect( await managerOf( team.bo ) ).toBe( team.boss.id );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			job_title: 'Poet',
			meta: { svc_department: 'Verse', svc_reports_to: team.boss.id },
		} );
	} );

	it( 'may be filled by one of the people below it, or below these', async () => {
		const { boss, ana, bo, cy } = team;
		expect( await fill( cy.id ) ).toAnswer( 'updatePosition' );
		expect( idsOf( await branch( boss.id ) ) ).toEqual( [
			boss.id,
			[ bo.id ],
			[ cy.id, [ ana.id ] ],
		] );
		made = await vacancy( {
			title: 'Again',
			reports_to: boss.id,
			report_ids: [ cy.id, bo.id ],
		} );
		expect( await fill( bo.id ) ).toAnswer( 'updatePosition' );
		expect( idsOf( await branch( boss.id ) ) ).toEqual( [
			boss.id,
			[ bo.id, [ cy.id, [ ana.id ] ] ],
		] );
	} );

	it( 'puts the person in its place, out of another vacancy', async () => {
		const other = await vacancy( {
			title: 'Other',
			reports_to: team.boss.id,
			report_ids: [ team.bo.id ],
		} );
		expect( await fill( team.bo.id ) ).toAnswer( 'updatePosition' );
		expect( await found( other.id ) ).toMatchObject( { report_ids: [] } );
		expect( idsOf( await branch( team.boss.id, 1 ) ) ).toEqual( [
			team.boss.id,
			[ other.id ],
			[ team.bo.id ],
		] );
	} );

	it( 'has its other changes first', async () => {
		const answer = await fill( team.bo.id, { report_ids: [] } );
		expect( answer.body ).toMatchObject( { report_ids: [] } );
		expect( await managerOf( team.ana ) ).toBe( team.boss.id );
	} );

	it( 'is at the top: the person has no manager then', async () => {
		made = await vacancy( {
			title: 'President',
			report_ids: [ team.boss.id ],
		} );
		expect( await fill( team.cy.id ) ).toAnswer( 'updatePosition' );
		expect( await managerOf( team.cy ) ).toBeNull();
		expect( await managerOf( team.boss ) ).toBe( team.cy.id );
	} );
} );

describe( 'nobody fills it', () => {
	it( 'who would close a loop, is no person, or nobody, and nothing changes', async () => {
		const { boss, ana } = team;
		const [ top, partner ] = ( await people(
			{},
			{ role: 'realtor_partner' }
		) ) as [ Person, Person ];
		await as.manager.put( intranetProfile( boss.id ), {
			reports_to: top.id,
		} );
		const [ account ] = await accounts( 1 );
		for ( const id of [
			top.id,
			boss.id,
			partner.id,
			account!.id,
			missing,
		] ) {
			expect( await fill( id, { title: 'Changed' } ) ).toRefuse(
				'rest_invalid_param',
				[ 'user_id' ]
			);
		}
		expect( await found( made.id ) ).toEqual( made );
		expect( await managerOf( ana ) ).toBe( boss.id );
		expect( await managerOf( top ) ).toBeNull();
	} );

	it( 'twice at the same time', async () => {
		for ( let round = 0; round < 4; round++ ) {
			team = await newTeam();
			made = await vacancy( {
				title: 'Once',
				reports_to: team.boss.id,
				report_ids: [ team.ana.id ],
			} );
			const answers = await Promise.all( [
				fill( team.bo.id ),
				fill( team.cy.id ),
			] );
			expect( answers.map( ( { status } ) => status ).sort() ).toEqual( [
				200, 404,
			] );
			const winner =
				answers[ 0 ].status === 200 ? team.bo.id : team.cy.id;
			expect( await managerOf( team.ana ) ).toBe( winner );
		}
	} );
} );
