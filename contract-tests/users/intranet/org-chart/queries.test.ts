import { beforeAll, describe, expect, it } from 'vitest';
import { people, type Person } from '../../../support/people';
import {
	orgChart,
	orgChartBranch,
	reportingChain,
} from '../../../support/paths';
import { as, full } from '../../../support/world';

let line: Person[];
let boss: Person;
beforeAll( async () => {
	[ boss ] = ( await people( {} ) ) as [ Person ];
	await people(
		...Array.from( { length: full ? 12 : 2 }, () => ( {
			meta: { svc_reports_to: boss.id },
		} ) )
	);
	line = [ boss ];
	for ( let level = 1; level < ( full ? 8 : 3 ); level++ ) {
		const [ next ] = await people( {
			meta: { svc_reports_to: line[ level - 1 ]!.id },
		} );
		line.push( next! );
	}
} );

const ownQueries = async ( path: string, query = '', etag = '' ) => {
	const answer = await as.person.get( path, {
		query,
		headers: { 'X-Count-Queries': '1', 'If-None-Match': etag },
	} );
	return [ answer.status, Number( answer.headers[ 'x-own-queries' ] ) ];
};

describe( 'the number of queries of our own', () => {
	it( 'is 4 for the chart at any depth, 3 where it has been kept', async () => {
		for ( const query of [ '', 'depth=0', 'depth=1', 'depth=150' ] ) {
			const [ , number ] = await ownQueries( orgChart, query );
			expect( [ 3, 4 ] ).toContain( number );
		}
	} );

	it( 'is the same for one and for many people', async () => {
		const [ last ] = line.slice( -1 );
		const [ , branch ] = await ownQueries( orgChartBranch( last!.id ) );
		expect( branch ).toBe( 4 );
		expect( await ownQueries( orgChartBranch( boss.id ) ) ).toEqual( [
			200,
			branch,
		] );
		const [ , chain ] = await ownQueries( reportingChain( boss.id ) );
		expect( chain ).toBe( 2 );
		expect( await ownQueries( reportingChain( last!.id ) ) ).toEqual( [
			200,
			chain,
		] );
	} );

	it( 'is two where nothing has changed: who asks, and the version', async () => {
		for ( let turn = 0; ; turn++ ) {
			const { headers } = await as.person.get( orgChart );
			const [ status, number ] = await ownQueries(
				orgChart,
				'',
				String( headers.etag )
			);
			if ( status === 304 || turn === 20 ) {
				expect( [ status, number ] ).toEqual( [ 304, 2 ] );
				return;
			}
		}
	} );
} );
