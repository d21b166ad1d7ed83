import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Position } from '../../../../client/src/users/intranet/position-schemas';
import { deleteAccount } from '../../../support/control';
import { nodesOf } from '../../../support/chart';
import { people, type Person } from '../../../support/people';
import {
	directReports,
	intranetProfile,
	missing,
	orgChart,
	orgChartBranch,
	position,
	profile,
	reportingChain,
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
import type { OrgChart } from '../../../../client/src/users/intranet/org-chart-schemas';

afterAll( removeVacancies );

let team: Team;
let made: Position;
beforeEach( async () => {
	team = await newTeam();
	made = await novelist( team );
} );

describe( 'in the chart', () => {
	it( 'a vacancy is between its manager and the people below it, by title among siblings', async () => {
		const { boss, ana, bo, cy } = team;
		const chart = await branch( boss.id );
		expect( idsOf( chart ) ).toEqual( [
			boss.id,
			[ made.id, [ ana.id, [ cy.id ] ] ],
			[ bo.id ],
		] );
		expect( chart.reports_count ).toBe( 2 );
		const { reports, ...node } = chart.reports[ 0 ]!;
		expect( node ).toEqual( {
			id: made.id,
			name: '',
			title: 'Novelist',
			department: 'Books',
			avatar_url: '',
			reports_count: 1,
			is_vacancy: true,
		} );
		for ( const one of nodesOf( reports[ 0 ]! ) ) {
			expect( one ).not.toHaveProperty( 'is_vacancy' );
		}
	} );

	it( 'is in the whole chart once, as in the branch', async () => {
		const { body } = await as.person.get( orgChart );
		const nodes = nodesOf( body as OrgChart );
		const same = nodes.filter( ( { id } ) => id === made.id );
		expect( same ).toHaveLength( 1 );
		expect( same[ 0 ]!.above ).toBe( team.boss.id );
		expect( nodes.find( ( { id } ) => id === team.boss.id ) ).toMatchObject(
			await branch( team.boss.id )
		);
	} );

	it( 'counts what is drawn, at every depth', async () => {
		const whole = nodesOf( await branch( team.boss.id ) );
		for ( const depth of [ 0, 1, 2, 3 ] ) {
			for ( const { id, reports_count: count } of nodesOf(
				await branch( team.boss.id, depth )
			) ) {
				expect( [ depth, id, count ] ).toEqual( [
					depth,
					id,
					whole.find( ( one ) => one.id === id )!.reports_count,
				] );
			}
		}
	} );

	it( 'a vacancy has a branch of its own', async () => {
		const { boss, ana, cy } = team;
		const inWhole = ( await branch( boss.id ) ).reports[ 0 ];
		expect( await branch( made.id ) ).toEqual( inWhole );
		expect( idsOf( await branch( made.id, 0 ) ) ).toEqual( [ made.id ] );
		expect( await branch( made.id, 0 ) ).toMatchObject( {
			reports_count: 1,
		} );
		expect( idsOf( await branch( made.id, 1 ) ) ).toEqual( [
			made.id,
			[ ana.id ],
		] );
		expect( ( await branch( made.id, 1 ) ).reports[ 0 ] ).toMatchObject( {
			reports_count: 1,
		} );
		expect( idsOf( await branch( made.id, 2 ) ) ).toEqual( [
			made.id,
			[ ana.id, [ cy.id ] ],
		] );
	} );

	it( 'a vacancy at the top is with the people without a manager', async () => {
		const top = await vacancy( {
			title: 'President',
			report_ids: [ team.boss.id ],
		} );
		expect( idsOf( await branch( top.id, 1 ) ) ).toEqual( [
			top.id,
			[ team.boss.id ],
		] );
		const { body } = await as.person.get( orgChart );
		const nodes = nodesOf( body as OrgChart );
		expect( nodes.find( ( { id } ) => id === top.id )?.above ).toBe( 0 );
		expect( nodes.find( ( { id } ) => id === team.boss.id )?.above ).toBe(
			top.id
		);
		await as.manager.delete( position( top.id ) );
	} );

	it( 'an unknown vacancy is not found', async () => {
		await as.manager.delete( position( made.id ) );
		for ( const id of [ made.id, -missing ] ) {
			expect( await as.person.get( orgChartBranch( id ) ) ).toRefuse(
				'rest_position_not_found'
			);
		}
		expect( await as.partner.get( orgChartBranch( -missing ) ) ).toRefuse(
			'rest_forbidden'
		);
	} );
} );

describe( 'chain, direct reports and loops know people only', () => {
	it( 'reports_to names no vacancy', async () => {
		const { boss, ana, bo, cy } = team;
		expect( await managerOf( ana ) ).toBe( boss.id );
		const chain = await as.person.get( reportingChain( cy.id ) );
		expect(
			(
				chain.body as { data: { id: number; reports_count: number }[] }
			 ).data.map( ( one ) => [ one.id, one.reports_count ] )
		).toEqual( [
			[ cy.id, 0 ],
			[ ana.id, 1 ],
			[ boss.id, 2 ],
		] );
		const reports = await as.person.get( directReports( boss.id ) );
		expect(
			( reports.body as { data: { id: number }[] } ).data.map(
				( { id } ) => id
			)
		).toEqual( [ ana.id, bo.id ] );
		expect(
			await as.manager.put( intranetProfile( bo.id ), {
				reports_to: made.id,
			} )
		).toRefuse( 'rest_invalid_param', [ 'reports_to' ] );
		expect(
			await as.person.get( reportingChain( made.id ) )
		).toRefuseAsCore( 'rest_no_route', 404 );
	} );
} );

describe( 'the people below a vacancy', () => {
	const expectOff = async ( { id }: Person ) => {
		expect( ( await found( made.id ) )!.report_ids ).not.toContain( id );
	};

	it( 'are not below it any more with another manager, nor when they come back', async () => {
		const { boss, ana, bo } = team;
		await as.manager.put( intranetProfile( ana.id ), {
			reports_to: bo.id,
		} );
		await expectOff( ana );
		await as.manager.put( intranetProfile( ana.id ), {
			reports_to: boss.id,
		} );
		await expectOff( ana );
		expect( idsOf( await branch( boss.id, 1 ) ) ).toEqual( [
			boss.id,
			[ ana.id ],
			[ made.id ],
			[ bo.id ],
		] );
	} );

	it( 'leave it with their profile, their account, or as partners', async () => {
		const { boss, ana } = team;
		const below = { meta: { svc_reports_to: boss.id } };
		const [ one, two ] = ( await people( below, below ) ) as [
			Person,
			Person,
		];
		await as.manager.put( position( made.id ), {
			report_ids: [ ana.id, one.id, two.id ],
		} );
		await as.manager.delete( profile( one.profileId ) );
		await expectOff( one );
		await deleteAccount( two.id );
		await expectOff( two );
		await as.manager.put( profile( ana.profileId ), {
			role: 'realtor_partner',
		} );
		await expectOff( ana );
	} );
} );

describe( 'where its manager leaves', () => {
	let top: Person;
	beforeEach( async () => {
		[ top ] = ( await people( {} ) ) as [ Person ];
		await as.manager.put( intranetProfile( team.boss.id ), {
			reports_to: top.id,
		} );
	} );
	const expectMovedUp = async () => {
		expect( await found( made.id ) ).toMatchObject( {
			reports_to: top.id,
			report_ids: [ team.ana.id ],
		} );
		expect( idsOf( await branch( top.id ) ) ).toEqual( [
			top.id,
			[ made.id, [ team.ana.id, [ team.cy.id ] ] ],
			[ team.bo.id ],
		] );
	};

	it( 'a vacancy moves up with the people below it', async () => {
		await as.manager.delete( profile( team.boss.profileId ) );
		await expectMovedUp();
	} );

	it( 'it does so where the account is deleted', async () => {
		await deleteAccount( team.boss.id );
		await expectMovedUp();
	} );

	it( 'it does so where the manager becomes a partner', async () => {
		await as.manager.put( profile( team.boss.profileId ), {
			role: 'realtor_partner',
		} );
		await expectMovedUp();
	} );

	it( 'it is at the top where there is nobody above', async () => {
		await as.manager.delete( profile( top.profileId ) );
		await as.manager.delete( profile( team.boss.profileId ) );
		expect( await found( made.id ) ).toMatchObject( {
			reports_to: null,
			report_ids: [ team.ana.id ],
		} );
	} );
} );
