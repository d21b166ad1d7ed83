import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../support/abilities';
import { sql, withConnection } from '../support/mariadb';
import {
	bookmarks,
	intranetProfile,
	profile,
	profiles,
	settings,
} from '../support/paths';
import { accounts, draft, people, stateOf } from '../support/people';
import { host } from '../support/site';
import { as, full } from '../support/world';

/** Another connection has the lock of a row during the work. */
const holding = ( table: string, where: string, work: () => unknown ) =>
	withConnection(
		`START TRANSACTION; SELECT 'held' FROM ${ table } WHERE ${ where } FOR UPDATE;`,
		work
	);

const state = ( ...locks: string[] ) =>
	[
		'wp_svc_state',
		`name IN ('${ locks.map( ( lock ) => `lock:${ lock }` ).join( "', '" ) }')`,
	] as const;

describe.runIf( full && host.database !== null )(
	'while another connection holds a lock',
	() => {
		it( 'writes of people say that the site is busy, long before a proxy gives up, and are not made later', async () => {
			const [ kim ] = await people( { job_title: 'Agent' } );
			const [ newcomer ] = await accounts( 1 );
			await holding( ...state( 'profiles' ), async () => {
				const begin = performance.now();
				const answers = await Promise.all( [
					as.manager.put( profile( kim!.profileId ), {
						job_title: 'Late',
					} ),
					as.manager.delete( profile( kim!.profileId ) ),
					as.manager.post( profiles, draft( newcomer! ) ),
					as.manager.put( intranetProfile( kim!.id ), {
						department: 'Late',
					} ),
				] );
				for ( const answer of answers ) {
					expect( answer ).toRefuse( 'rest_busy' );
					expect( answer.headers[ 'retry-after' ] ).toMatch(
						/^[1-9]\d?$/
					);
				}
				expect( performance.now() - begin ).toBeLessThan( 10_000 );
			} );
			expect( await stateOf( kim!.profileId ) ).toMatchObject( {
				job_title: 'Agent',
				meta: { svc_department: '' },
			} );
			expect(
				await as.manager.put( profile( kim!.profileId ), {
					job_title: 'In time',
				} )
			).toAnswer( 'updateProfile' );
		} );

		it( 'bookmarks say so too', async () => {
			const [ [ id ] ] = ( await sql(
				"SELECT ID FROM wp_posts WHERE post_status = 'publish' AND post_type = 'post' LIMIT 1"
			) ) as [ [ string ] ];
			const add = () =>
				as.manager.post( bookmarks, { post_id: Number( id ) } );
			// The first write creates the lock's row.
			await add();
			await holding(
				'wp_svc_state',
				"name LIKE 'lock:bookmarks:%'",
				async () => expect( await add() ).toRefuse( 'rest_busy' )
			);
			expect( ( await add() ).status ).toBeLessThan( 300 );
		} );

		it( 'a row in the way of the write counts like the lock', async () => {
			const [ kim ] = await people( { job_title: 'Agent' } );
			await holding(
				'wp_svc_profiles',
				`id = ${ kim!.profileId }`,
				async () =>
					expect(
						await as.manager.put( profile( kim!.profileId ), {
							job_title: 'Late',
						} )
					).toRefuse( 'rest_busy' )
			);
			expect( await stateOf( kim!.profileId ) ).toMatchObject( {
				job_title: 'Agent',
			} );
		} );

		it( 'reading goes on', async () => {
			await holding( ...state( 'profiles' ), async () => {
				const begin = performance.now();
				expect( await as.manager.get( profiles ) ).toAnswer(
					'listProfiles'
				);
				expect( await as.manager.get( settings ) ).toAnswer(
					'getSettings'
				);
				expect( performance.now() - begin ).toBeLessThan( 2_000 );
			} );
		} );

		it.each( [ 'REPEATABLE READ', 'READ COMMITTED' ] )(
			'a question for colleagues neither keeps what it has read nor leaves a process waiting (%s)',
			async ( level ) => {
				await sql(
					`SET GLOBAL TRANSACTION ISOLATION LEVEL ${ level }`
				);
				onTestFinished( async () => {
					await sql(
						'SET GLOBAL TRANSACTION ISOLATION LEVEL REPEATABLE READ'
					);
				} );

				const waiting = () =>
					sql(
						"SELECT id FROM information_schema.processlist WHERE info LIKE 'REPLACE INTO `wp_svc_kept_company`%'"
					);
				await sql( 'DELETE FROM wp_svc_kept_company' );
				await holding( ...state( 'profiles' ), async () => {
					expect(
						(
							await run(
								as.manager,
								'svc-intranet/find-colleague',
								{
									query: 'who is nobody',
								}
							)
						).status
					).toBe( 200 );
					await expect.poll( waiting ).not.toEqual( [] );
					await expect
						.poll( waiting, { timeout: 5_000 } )
						.toEqual( [] );
				} );
				expect(
					await sql( 'SELECT name FROM wp_svc_kept_company' )
				).toEqual( [] );
			}
		);
	}
);
