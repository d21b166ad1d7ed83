import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
	OrgChart,
	ReportingChain,
} from '../../../../client/src/users/intranet/org-chart-schemas';
import { nodesOf } from '../../../support/chart';
import { control } from '../../../support/control';
import {
	orgChart,
	orgChartBranch,
	reportingChain,
} from '../../../support/paths';
import { host } from '../../../support/site';
import { as, full } from '../../../support/world';

const PEOPLE = 10_000;
const LEVELS = 200;
/** Above all existing account IDs. */
const first = 1_900_000_001;
const last = first + PEOPLE - 1;

/** Written by SQL, which is quick; the org chart's version has to be raised then. */
const change = ( ...statements: string[] ) =>
	control.sql( [
		...statements,
		"UPDATE {svc_state} SET value = value + 1 WHERE name = 'charts'",
	] );

const row = ( id: number ) =>
	`(${ id }, ${ id === first ? 'NULL' : id - 1 }, 'Kim', 'N${ id }', 'kim', 'n${ id }', 'k@example.com', 'k@example.com', 'staff', 1, '', '', '', '', '', '', '', '{}', '{}', '')`;

async function insert() {
	const ids = Array.from(
		{ length: PEOPLE },
		( _none, index ) => first + index
	);
	for ( let at = 0; at < PEOPLE; at += 1000 ) {
		const rows = ids
			.slice( at, at + 1000 )
			.map( row )
			.join( ', ' );
		await change(
			`INSERT INTO {svc_profiles} (user_id, manager_id, first_name, last_name, first_key, last_key, email, email_key, role, is_person, nmls_id, job_title, title_key, phone, company, bio, department, social, meta, avatar_url) VALUES ${ rows }`
		);
	}
}

const remove = () =>
	change( `DELETE FROM {svc_profiles} WHERE user_id >= ${ first }` );

async function read< Body >( path: string, query = '' ): Promise< Body > {
	const started = performance.now();
	const answer = await as.person.get( path, { query } );
	expect( answer.status, answer.text.slice( 0, 300 ) ).toBe( 200 );
	expect( performance.now() - started ).toBeLessThan( 10_000 );
	return answer.body as Body;
}

describe.runIf( full && host.host !== 'wp-env' )( 'ten thousand people', () => {
	beforeAll( async () => {
		await remove();
		await insert();
	} );
	afterAll( remove );

	it( 'one below the other are shown two hundred levels at a time', async () => {
		const nodes = nodesOf( await read< OrgChart >( orgChart ) );
		const shown = nodes.filter( ( { id } ) => id >= first );
		// The company itself is the first level.
		expect( shown.map( ( { id } ) => id ) ).toEqual(
			Array.from( { length: LEVELS }, ( _none, level ) => first + level )
		);
		expect( shown.at( -1 ) ).toMatchObject( {
			reports_count: 1,
			reports: [],
		} );

		let root = first;
		let met = 0;
		while ( root < last ) {
			const branch = nodesOf(
				await read< OrgChart >( orgChartBranch( root ) )
			);
			expect( branch[ 0 ]!.id ).toBe( root );
			met += branch.length - 1;
			root = branch.at( -1 )!.id;
		}
		expect( met ).toBe( PEOPLE - 1 );
	} );

	it( 'one below the other are all in the chain', async () => {
		const { data, total } = await read< ReportingChain >(
			reportingChain( last )
		);
		expect( total ).toBe( PEOPLE );
		expect( data.map( ( { id } ) => id ) ).toEqual(
			Array.from( { length: PEOPLE }, ( _none, index ) => last - index )
		);
	} );

	it( 'in one loop are cut at the lowest', async () => {
		await change(
			`UPDATE {svc_profiles} SET manager_id = ${ last } WHERE user_id = ${ first }`
		);
		const { reports } = await read< OrgChart >( orgChart );
		expect( reports.filter( ( { id } ) => id >= first ) ).toMatchObject( [
			{ id: first, reports_count: 1 },
		] );
		const chain = await read< ReportingChain >( reportingChain( last ) );
		expect( chain.total ).toBe( PEOPLE );
		const leaf = await read< OrgChart >( orgChartBranch( last ) );
		expect( leaf ).toMatchObject( { reports_count: 0, reports: [] } );
	} );

	it( 'beside each other are all there', async () => {
		await change(
			`UPDATE {svc_profiles} SET manager_id = ${ first } WHERE user_id > ${ first }`,
			`UPDATE {svc_profiles} SET manager_id = NULL WHERE user_id = ${ first }`
		);
		for ( let turn = 0; turn < 2; turn++ ) {
			const whole = nodesOf( await read< OrgChart >( orgChart ) );
			expect(
				whole.filter( ( { above } ) => above === first )
			).toHaveLength( PEOPLE - 1 );
		}
		const branch = await read< OrgChart >( orgChartBranch( first ) );
		expect( branch.reports_count ).toBe( PEOPLE - 1 );
		expect( branch.reports.map( ( { id } ) => id ) ).toEqual(
			Array.from(
				{ length: PEOPLE - 1 },
				( _none, index ) => first + 1 + index
			)
		);
		expect(
			await read< OrgChart >( orgChartBranch( first ), 'depth=0' )
		).toMatchObject( { reports_count: PEOPLE - 1, reports: [] } );
	} );

	it( 'without a manager are under the organisation', async () => {
		await change(
			`UPDATE {svc_profiles} SET manager_id = NULL WHERE user_id >= ${ first }`
		);
		const {
			id,
			reports,
			reports_count: count,
		} = await read< OrgChart >( orgChart );
		expect( id ).toBe( 0 );
		expect( count ).toBe( reports.length );
		expect( count ).toBeGreaterThanOrEqual( PEOPLE );
	} );
} );
