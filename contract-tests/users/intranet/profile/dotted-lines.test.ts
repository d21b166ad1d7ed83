import { beforeEach, describe, expect, it } from 'vitest';
import type { IntranetProfile } from '../../../../client/src/users/intranet/intranet-profile-schemas';
import type { OrgChart } from '../../../../client/src/users/intranet/org-chart-schemas';
import { mayNotManage } from '../../../support/columns';
import { control, deleteAccount } from '../../../support/control';
import { accounts, people, type Person } from '../../../support/people';
import {
	intranetProfile,
	missing,
	orgChartBranch,
	profile,
	profileExport,
	reportingChain,
} from '../../../support/paths';
import { as } from '../../../support/world';

let kim: Person;
let boss: Person;
let ana: Person;
let bo: Person;
beforeEach( async () => {
	[ boss, ana, bo ] = ( await people( {}, {}, {} ) ) as [
		Person,
		Person,
		Person,
	];
	[ kim ] = ( await people( { meta: { svc_reports_to: boss.id } } ) ) as [
		Person,
	];
} );

const read = async ( { id }: Person = kim ) => {
	const answer = await as.person.get( intranetProfile( id ) );
	expect( answer ).toAnswer( 'getIntranetProfile' );
	return ( answer.body as IntranetProfile ).dotted_manager_ids;
};
const put = ( change: object, { id }: Person = kim ) =>
	as.manager.put( intranetProfile( id ), change );
const draw = async ( ...managers: Person[] ) =>
	expect(
		await put( { dotted_manager_ids: managers.map( ( { id } ) => id ) } )
	).toAnswer( 'updateIntranetProfile' );
const node = async ( { id }: Person = kim ) =>
	( await as.person.get( orgChartBranch( id ) ) ).body as OrgChart;
const stored = async () =>
	( await control.userMeta( kim.id, 'svc_intranet_dotted_manager_ids' ) )
		.values;

describe( 'dotted-line managers', () => {
	it( 'are on the intranet profile, [] where there are none', async () => {
		expect( await read() ).toEqual( [] );
		await draw( bo, ana );
		expect( await read() ).toEqual( [ bo.id, ana.id ] );
		expect( await stored() ).toEqual( [ [ bo.id, ana.id ] ] );
		await put( { dotted_manager_ids: null } );
		expect( await read() ).toEqual( [] );
		expect( await stored() ).toEqual( [] );
	} );

	it( 'are on the node where there are any, and change nothing of the tree', async () => {
		const before = await node();
		expect( before ).not.toHaveProperty( 'dotted_manager_ids' );
		await draw( ana, bo );
		const after = await as.person.get( orgChartBranch( kim.id ) );
		expect( after ).toAnswer( 'getOrgChartBranch' );
		expect( after.body ).toEqual( {
			...before,
			dotted_manager_ids: [ ana.id, bo.id ],
		} );
		expect( ( await node( ana ) ).reports_count ).toBe( 0 );
		const { body } = await as.person.get( reportingChain( kim.id ) );
		expect(
			( body as { data: { id: number }[] } ).data.map( ( { id } ) => id )
		).toEqual( [ kim.id, boss.id ] );
		// A loop of dotted lines is none.
		expect( await put( { dotted_manager_ids: [ kim.id ] }, ana ) ).toAnswer(
			'updateIntranetProfile'
		);
	} );

	it( 'are five at most, different people, neither the person nor the manager', async () => {
		const [ partner ] = ( await people( {
			role: 'realtor_partner',
		} ) ) as [ Person ];
		const [ account ] = await accounts( 1 );
		await draw( ana );
		for ( const id of [
			kim.id,
			boss.id,
			partner.id,
			account!.id,
			missing,
		] ) {
			expect(
				await put( { dotted_manager_ids: [ ana.id, id ], bio: 'x' } )
			).toRefuse( 'rest_invalid_param', [ 'dotted_manager_ids' ] );
		}
		const six = await people( {}, {}, {}, {}, {}, {} );
		for ( const ids of [
			six.map( ( { id } ) => id ),
			[ ana.id, ana.id ],
			ana.id,
		] ) {
			expect( await put( { dotted_manager_ids: ids } ) ).toRefuse(
				'rest_invalid_param',
				[ 'dotted_manager_ids' ]
			);
		}
		expect( await read() ).toEqual( [ ana.id ] );
		await draw( ...six.slice( 1 ) );
		expect(
			await put( { reports_to: ana.id, dotted_manager_ids: [ ana.id ] } )
		).toRefuse( 'rest_invalid_param', [ 'dotted_manager_ids' ] );
	} );

	it( 'are written by those who may manage, and nothing changes for others', async () => {
		await draw( ana );
		for ( const name of mayNotManage ) {
			expect(
				await as[ name ].put( intranetProfile( kim.id ), {
					dotted_manager_ids: [ bo.id ],
				} ),
				name
			).toRefuse( 'rest_forbidden' );
		}
		expect( await read() ).toEqual( [ ana.id ] );
	} );

	it( 'do not include a person who becomes the manager', async () => {
		await draw( ana, bo );
		await put( { reports_to: ana.id } );
		expect( await read() ).toEqual( [ bo.id ] );
		expect( await node() ).toMatchObject( {
			dotted_manager_ids: [ bo.id ],
		} );
	} );

	it( 'vanish with a profile, an account, and the role of a person', async () => {
		const [ cy ] = ( await people( {} ) ) as [ Person ];
		await draw( ana, bo, cy );
		await as.manager.delete( profile( ana.profileId ) );
		expect( await stored() ).toEqual( [ [ bo.id, cy.id ] ] );
		await deleteAccount( bo.id );
		expect( await stored() ).toEqual( [ [ cy.id ] ] );
		await as.manager.put( profile( cy.profileId ), {
			role: 'realtor_partner',
		} );
		expect( await stored() ).toEqual( [] );
		expect( await node() ).not.toHaveProperty( 'dotted_manager_ids' );
	} );

	it( 'go with a profile that moves to another account', async () => {
		await draw( ana );
		const [ other ] = await accounts( 1 );
		await as.manager.put( profile( ana.profileId ), {
			user_id: other!.id,
		} );
		expect( await read() ).toEqual( [ other!.id ] );
	} );

	it( 'that other code writes are read where they are valid', async () => {
		const key = 'svc_intranet_dotted_manager_ids';
		await control.setUserMeta( kim.id, key, [
			ana.id,
			missing,
			kim.id,
			boss.id,
		] );
		expect( await read() ).toEqual( [ ana.id ] );
		expect( await node() ).toMatchObject( {
			dotted_manager_ids: [ ana.id ],
		} );
		for ( const value of [ 'x', [ 'x' ], [ -1 ], { a: 1 }, null ] ) {
			await control.setUserMeta( kim.id, key, value );
			expect( await read() ).toEqual( [] );
			expect( await node() ).not.toHaveProperty( 'dotted_manager_ids' );
		}
		expect( await as.manager.get( orgChartBranch( -kim.id ) ) ).toRefuse(
			'rest_position_not_found'
		);
	} );

	it( 'are user IDs in spreadsheets', async () => {
		await draw( ana, bo );
		const { text } = await as.manager.get( profileExport, {
			query: {
				include: kim.profileId,
				columns: 'user_id,dotted_manager_ids',
			},
		} );
		expect( text ).toContain( `${ kim.id },"${ ana.id }; ${ bo.id }"` );
	} );
} );
