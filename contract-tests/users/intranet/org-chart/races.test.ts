// @module-tag trials
import { describe, expect, it } from 'vitest';
import type { OrgChart } from '../../../../client/src/users/intranet/org-chart-schemas';
import { nodesOf } from '../../../support/chart';
import { people } from '../../../support/people';
import { orgChart, orgChartBranch, profile } from '../../../support/paths';
import { as, full, rounds } from '../../../support/world';

describe.runIf( full )( 'while people change', () => {
	it( 'every chart has everybody exactly once, and the last is true', async () => {
		const [ boss, ...crowd ] = await people(
			...Array.from( { length: 6 }, () => ( {} ) )
		);
		let isDone = false;
		const seen: OrgChart[] = [];
		const read = async () => {
			while ( ! isDone ) {
				for ( const path of [ orgChart, orgChartBranch( boss!.id ) ] ) {
					const answer = await as.person.get( path );
					expect( answer.status, answer.text ).toBe( 200 );
					seen.push( answer.body as OrgChart );
				}
			}
		};
		const readers = [ read(), read() ];
		const managers = new Map< number, number | null >();
		for ( let write = 0; write < rounds( 50 ); write++ ) {
			const one = crowd[ write % 5 ]!;
			const other = crowd[ ( write * 3 + 1 ) % 5 ]!;
			const manager =
				write % 3 === 0 || other.id === one.id ? boss! : other;
			const answer = await as.manager.put( profile( one.profileId ), {
				meta: { svc_reports_to: manager.id },
			} );
			// A loop is refused; then nothing has changed.
			expect( [ 200, 400 ] ).toContain( answer.status );
			if ( answer.status === 200 ) {
				managers.set( one.id, manager.id );
			}
			const { body } = await as.person.get( orgChart );
			const nodes = nodesOf( body as OrgChart );
			for ( const [ id, above ] of managers ) {
				expect(
					nodes
						.filter( ( node ) => node.id === id )
						.map( ( node ) => node.above )
				).toEqual( [ above ] );
			}
		}
		isDone = true;
		await Promise.all( readers );

		const ids = [ boss!, ...crowd ].map( ( { id } ) => id );
		for ( const chart of seen ) {
			const shown = nodesOf( chart )
				.map( ( { id } ) => id )
				.filter( ( id ) => ids.includes( id ) );
			expect( new Set( shown ).size ).toBe( shown.length );
			if ( chart.id !== boss!.id ) {
				expect( shown ).toHaveLength( ids.length );
			}
		}
	} );
} );
