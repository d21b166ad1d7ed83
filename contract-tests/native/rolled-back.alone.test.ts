// @module-tag single-site
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { control } from '../support/control';
import { people, stateOf } from '../support/people';
import { host } from '../support/site';
import { full } from '../support/world';

const script = fileURLToPath( new URL( 'rolled-back.php', import.meta.url ) );

describe.runIf( full && host.host !== 'wp-env' )(
	'a write that fails half-way',
	() => {
		it( 'leaves nothing behind, in a persistent object cache neither', async () => {
			const [ kim ] = await people( {
				meta: { svc_department: 'Sales' },
			} );
			const { stdout } = await promisify( execFile )( 'php', [
				script,
				host.www,
				host.url,
				String( kim!.id ),
			] );
			expect( JSON.parse( stdout ) ).toEqual( {
				inside: 'Never',
				after: 'Sales',
			} );
			expect(
				( await control.userMeta( kim!.id, 'svc_intranet_department' ) )
					.values
			).toEqual( [ 'Sales' ] );
			expect( await stateOf( kim!.profileId ) ).toMatchObject( {
				meta: { svc_department: 'Sales' },
			} );
		} );
	}
);
