import { describe, expect, it } from 'vitest';
import { control } from '../support/control';
import { sql, withConnection } from '../support/mariadb';
import { profiles } from '../support/paths';
import { host } from '../support/site';
import { as, full } from '../support/world';

const finished = 'svc_migrations';

/** Another process runs the steps, and holds the lock of all that want to. */
const updating = ( work: () => Promise< void > ) =>
	withConnection( "SELECT GET_LOCK('wp_svc_migrate', 0);", work );

describe.runIf( full && host.database !== null && host.network )(
	'while another process updates the tables',
	() => {
		it( 'requests are told so after some seconds, run no step, and go on when it is done', async () => {
			const stepsNow = async () =>
				( await control.option( finished, 'network' ) ).value;
			const steps = ( await stepsNow() ) as string[];
			await control.setOption( finished, steps.slice( 1 ), 'network' );
			await updating( async () => {
				const begin = performance.now();
				expect( await as.manager.get( profiles ) ).toRefuseAsCore(
					'rest_no_route',
					404
				);
				expect( performance.now() - begin ).toBeLessThan( 30_000 );
				expect( await stepsNow() ).toEqual( steps.slice( 1 ) );
			} );
			expect(
				await sql(
					"SELECT 1 FROM wp_sitemeta WHERE meta_key = '_site_transient_svc_migration_failed'"
				)
			).toEqual( [] );
			expect( await as.manager.get( profiles ) ).toAnswer(
				'listProfiles'
			);
			expect( await stepsNow() ).toHaveLength( steps.length );
		} );
	}
);
