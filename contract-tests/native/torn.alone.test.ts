import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	it,
} from 'vitest';
import { control } from '../support/control';
import { sql } from '../support/mariadb';
import { orgChartBranch, profile } from '../support/paths';
import { people, stateOf, type Person } from '../support/people';
import { host } from '../support/site';
import { as, full } from '../support/world';

const log = join( host.folder, 'disturbed.log' );
const option = 'svc_fixture_disturbance';
const department = 'svc_intranet_department';

interface Disturbance {
	sql?: string[];
	throws?: boolean;
	times?: number;
}

let kim: Person;
const disturb = ( disturbance: Disturbance ) =>
	control.setOption( option, { key: department, ...disturbance } );
const write = () =>
	as.manager.put( profile( kim.profileId ), {
		job_title: 'Closer',
		meta: { svc_department: 'Torn' },
	} );

/** The values of the account, the row and the search index. */
const stored = async () => {
	const [ row ] = await sql(
		`SELECT job_title, department,
			(SELECT meta_value FROM wp_usermeta WHERE user_id = p.user_id AND meta_key = '${ department }'),
			(SELECT COUNT(*) FROM wp_svc_search s WHERE s.profile_id = p.id AND s.suffix LIKE 'closer%')
			FROM wp_svc_profiles p WHERE id = ${ kim.profileId }`
	);
	return row;
};
const before = [ 'Agent', 'Sales', 'Sales', '0' ];
const after = [ 'Closer', 'Torn', 'Torn', '1' ];

describe.runIf( full && host.database !== null )(
	'a write whose transaction is disturbed',
	() => {
		beforeAll( async () => {
			await rm( log, { force: true } );
			await sql(
				'CREATE TABLE wp_disturbance (id int PRIMARY KEY) ENGINE=InnoDB'
			);
		} );
		afterAll( () => sql( 'DROP TABLE wp_disturbance' ) );
		beforeEach( async () => {
			[ kim ] = ( await people( {
				job_title: 'Agent',
				meta: { svc_department: 'Sales' },
			} ) ) as [ Person ];
			await as.manager.get( orgChartBranch( kim.id ) );
		} );
		afterEach( () => control.clearOption( option ) );

		it( 'is done again when its connection was lost', async () => {
			await disturb( { sql: [ 'KILL' ], times: 1 } );
			expect( await write() ).toAnswer( 'updateProfile' );
			expect( await stored() ).toEqual( after );
			expect(
				( await as.manager.get( orgChartBranch( kim.id ) ) ).body
			).toMatchObject( { title: 'Closer' } );
		} );

		it( 'is done again when another plugin’s statement was the victim of a deadlock', async () => {
			await disturb( { sql: [ 'DEADLOCK' ], times: 1 } );
			expect( await write() ).toAnswer( 'updateProfile' );
			expect( await stored() ).toEqual( after );
		} );

		it( 'leaves nothing behind when its connection is lost every time', async () => {
			await disturb( { sql: [ 'KILL' ] } );
			expect( ( await write() ).status ).toBe( 500 );
			expect( await stored() ).toEqual( before );
		} );

		it.each( [
			'CREATE TABLE IF NOT EXISTS {prefix}disturbance (id int PRIMARY KEY) ENGINE=InnoDB',
			'/* another plugin */ TRUNCATE TABLE {prefix}disturbance',
			'LOCK TABLES {prefix}disturbance WRITE',
			'ROLLBACK',
		] )(
			'leaves nothing behind when a hook runs %s',
			async ( statement ) => {
				await disturb( { sql: [ statement ] } );
				expect( ( await write() ).status ).toBe( 500 );
				expect( await stored() ).toEqual( before );
				expect( await readFile( log, 'utf8' ) ).toContain(
					`would end the transaction of a write: ${ statement.replace( '{prefix}', 'wp_' ) }`
				);
			}
		);

		it.each( [
			[ [ 'START TRANSACTION', 'COMMIT' ] ],
			[ [ 'BEGIN', 'ROLLBACK' ] ],
			[ [ 'SET autocommit = 0', 'COMMIT', 'SET autocommit = 1' ] ],
			[ [ 'COMMIT' ] ],
		] )( 'holds what a hook does between %j', async ( statements ) => {
			await disturb( { sql: statements } );
			expect( await write() ).toAnswer( 'updateProfile' );
			expect( await stored() ).toEqual( after );

			await as.manager.put( profile( kim.profileId ), {
				job_title: 'Agent',
				meta: { svc_department: 'Sales' },
			} );
			await disturb( { sql: statements, throws: true } );
			expect( ( await write() ).status ).toBe( 500 );
			expect( await stored() ).toEqual( before );
		} );

		it( 'takes back what the hook has rolled back in a transaction of its own', async () => {
			const insert = `INSERT INTO {prefix}usermeta (user_id, meta_key, meta_value) VALUES (${ kim.id }, 'nested', '1')`;
			await disturb( {
				sql: [ 'START TRANSACTION', insert, 'ROLLBACK' ],
			} );
			expect( await write() ).toAnswer( 'updateProfile' );
			expect( await stored() ).toEqual( after );
			expect(
				await sql(
					`SELECT 1 FROM wp_usermeta WHERE user_id = ${ kim.id } AND meta_key = 'nested'`
				)
			).toEqual( [] );
			expect( await stateOf( kim.profileId ) ).toMatchObject( {
				job_title: 'Closer',
			} );
		} );
	}
);
