import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
	OrgChart,
	ReportingChain,
} from '../../../../client/src/users/intranet/org-chart-schemas';
import { nodesOf } from '../../../support/chart';
import { control } from '../../../support/control';
import { people, type Person } from '../../../support/people';
import {
	missing,
	orgChart,
	orgChartBranch,
	profile,
	reportingChain,
} from '../../../support/paths';
import { as, full } from '../../../support/world';

const key = 'svc_intranet_reports_to';

let crowd: Person[];
beforeAll( async () => {
	crowd = await people( ...Array.from( { length: 6 }, () => ( {} ) ) );
	crowd.sort( ( a, b ) => a.id - b.id );
} );
afterAll( () => link() );

/** Bypasses the plugin: [ 1, 0 ] makes the first report to the second, and the second to the first. */
async function link( ...managers: ( number | null )[] ) {
	const links = ( of: ( index: number ) => number | null ) =>
		Object.fromEntries(
			crowd.map( ( { id }, index ) => [ id, of( index ) ] )
		);
	await control.setManagers( links( () => null ) );
	await control.setManagers(
		links( ( index ) => {
			const manager = managers[ index ] ?? null;
			return manager === null
				? null
				: ( crowd[ manager ]?.id ?? manager );
		} )
	);
}

const place = ( id: number ) => crowd.findIndex( ( one ) => one.id === id );

/** The manager of each person in the whole org chart; each person has to be in it once. */
async function above() {
	const { body } = await as.person.get( orgChart );
	const nodes = nodesOf( body as OrgChart );
	return crowd.map( ( { id } ) => {
		const found = nodes.filter( ( node ) => node.id === id );
		expect( found ).toHaveLength( 1 );
		return place( found[ 0 ]!.above );
	} );
}

async function branchOf( index: number ) {
	const answer = await as.person.get( orgChartBranch( crowd[ index ]!.id ) );
	expect( answer ).toAnswer( 'getOrgChartBranch' );
	return nodesOf( answer.body as OrgChart ).map(
		( { id, reports_count: count } ) => [ place( id ), count ]
	);
}

async function chainOf( index: number ) {
	const answer = await as.person.get( reportingChain( crowd[ index ]!.id ) );
	expect( answer ).toAnswer( 'getReportingChain' );
	const nodes = ( answer.body as ReportingChain ).data;
	const whole = await counts();
	expect(
		nodes.map( ( { id, reports_count: count } ) => [ id, count ] )
	).toEqual( nodes.map( ( { id } ) => [ id, whole.get( id ) ] ) );
	return nodes.map( ( { id } ) => place( id ) );
}

/** The number of direct reports of each person in the whole org chart. */
async function counts() {
	const { body } = await as.person.get( orgChart );
	return new Map(
		nodesOf( body as OrgChart ).map( ( { id, reports_count: count } ) => [
			id,
			count,
		] )
	);
}

/** For every person and every depth. */
async function areCountedAlike( ...indexes: number[] ) {
	const whole = await counts();
	for ( const index of indexes ) {
		for ( const depth of [ 0, 1, 2, 3, 200 ] ) {
			const { body } = await as.person.get(
				orgChartBranch( crowd[ index ]!.id ),
				{ query: { depth } }
			);
			for ( const { id, reports_count: count } of nodesOf(
				body as OrgChart
			) ) {
				expect( [ index, depth, place( id ), count ] ).toEqual( [
					index,
					depth,
					place( id ),
					whole.get( id ),
				] );
			}
		}
	}
}

describe( 'a loop that was written without the plugin', () => {
	it( 'of two is cut at the lowest user ID', async () => {
		await link( 1, 0, 1 );
		expect( await above() ).toEqual( [ -1, 0, 1, -1, -1, -1 ] );
		expect( await branchOf( 0 ) ).toEqual( [
			[ 0, 1 ],
			[ 1, 1 ],
			[ 2, 0 ],
		] );
		expect( await branchOf( 1 ) ).toEqual( [
			[ 1, 1 ],
			[ 2, 0 ],
		] );
		expect( await chainOf( 0 ) ).toEqual( [ 0 ] );
		expect( await chainOf( 2 ) ).toEqual( [ 2, 1, 0 ] );
	} );

	it( 'of four, with people hanging off it, has everybody once', async () => {
		await link( 3, 0, 1, 2, 2, 4 );
		expect( await above() ).toEqual( [ -1, 0, 1, 2, 2, 4 ] );
		expect( await branchOf( 2 ) ).toEqual( [
			[ 2, 2 ],
			[ 3, 0 ],
			[ 4, 1 ],
			[ 5, 0 ],
		] );
		expect( await chainOf( 5 ) ).toEqual( [ 5, 4, 2, 1, 0 ] );
		expect( await chainOf( 3 ) ).toEqual( [ 3, 2, 1, 0 ] );
	} );

	it( 'ends by a write of ours', async () => {
		await link( 1, 0 );
		expect(
			await as.manager.put( profile( crowd[ 0 ]!.profileId ), {
				meta: { svc_reports_to: crowd[ 5 ]!.id },
			} )
		).toAnswer( 'updateProfile' );
		expect( await above() ).toEqual( [ 5, 0, -1, -1, -1, -1 ] );
		expect( await chainOf( 1 ) ).toEqual( [ 1, 0, 5 ] );
	} );

	it.runIf( full )(
		'counts nobody where it is cut, whichever person is asked about',
		async () => {
			await link( 3, 0, 1, 2, 2, 4 );
			await areCountedAlike( 0, 1, 2, 3, 4 );
			await link( 1, 0, 1, 1 );
			await areCountedAlike( 0, 1, 2 );
			await link( 0, 0, 1 );
			await areCountedAlike( 0, 1, 2 );
			expect( await chainOf( 2 ) ).toEqual( [ 2, 1, 0 ] );
		}
	);

	it.runIf( full )( 'is cut for whatever depth is asked', async () => {
		await link( 1, 2, 0 );
		for ( const depth of [ 0, 1, 2, 200 ] ) {
			const { body } = await as.person.get(
				orgChartBranch( crowd[ 2 ]!.id ),
				{ query: { depth } }
			);
			expect( nodesOf( body as OrgChart ) ).toHaveLength(
				Math.min( depth + 1, 2 )
			);
			expect( body ).toMatchObject( { reports_count: 1 } );
		}
	} );
} );

describe( 'a manager who cannot be one', () => {
	it( 'is none: oneself, a person who is missing, or nonsense', async () => {
		await link( 0, missing, 1 );
		await control.setUserMeta( crowd[ 3 ]!.id, key, 'the boss' );
		expect( await above() ).toEqual( [ -1, -1, 1, -1, -1, -1 ] );
		expect( await branchOf( 0 ) ).toEqual( [ [ 0, 0 ] ] );
		expect( await chainOf( 2 ) ).toEqual( [ 2, 1 ] );
		expect( await chainOf( 3 ) ).toEqual( [ 3 ] );
	} );

	it( 'is a partner, and is one again when the partner is a person', async () => {
		await link( 1, 2 );
		await as.manager.put( profile( crowd[ 1 ]!.profileId ), {
			role: 'realtor_partner',
		} );
		await control.setUserMeta( crowd[ 3 ]!.id, key, crowd[ 1 ]!.id );
		expect( await chainOf( 3 ) ).toEqual( [ 3 ] );
		// The report moved up when the manager was deleted.
		expect( await chainOf( 0 ) ).toEqual( [ 0, 2 ] );
		await as.manager.put( profile( crowd[ 1 ]!.profileId ), {
			role: 'staff',
		} );
		expect( await chainOf( 3 ) ).toEqual( [ 3, 1 ] );
		expect( await branchOf( 1 ) ).toEqual( [
			[ 1, 1 ],
			[ 3, 0 ],
		] );
	} );
} );
