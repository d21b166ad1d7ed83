import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { host } from '../support/site';
import { full } from '../support/world';

const script = fileURLToPath(
	new URL( 'import-leftovers.php', import.meta.url )
);

describe.runIf( full && host.database !== null && host.network )(
	'what fails in an import',
	() => {
		it( 'leaves no account, no filter and no scheduled event behind', async () => {
			const { stdout } = await promisify( execFile )( 'php', [
				script,
				host.www,
				host.url,
			] );
			expect( JSON.parse( stdout ) ).toEqual( {
				quick_hash: false,
				outcomes: [ 'refused', 'refused', 'created' ],
				accounts: [ true, false, true ],
				marks: 0,
				stopped: [ false, false ],
				started: [ true, false ],
				'stopped again': [ false, false ],
			} );
		} );
	}
);
