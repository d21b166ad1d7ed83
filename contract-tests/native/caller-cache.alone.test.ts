import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { accounts, people } from '../support/people';
import { host } from '../support/site';
import { full } from '../support/world';

const script = fileURLToPath( new URL( 'caller-cache.php', import.meta.url ) );

// The role of each reader, and how many queries it took.
describe.runIf( full && host.database !== null )(
	'the role of a caller in a persistent object cache',
	() => {
		it( 'is that of the last commit, whoever reads it meanwhile', async () => {
			const [ kim ] = await people( { role: 'loan_officer' } );
			const [ other ] = await accounts( 1 );
			const { stdout } = await promisify( execFile )( 'php', [
				script,
				host.www,
				host.url,
				String( kim!.id ),
				String( other!.id ),
			] );
			expect( JSON.parse( stdout ) ).toEqual( {
				first: 'loan_officer 1',
				second: 'loan_officer 0',
				none: [ 'none 1', 'none 0' ],
				changed: [ 'realtor_partner 1', 'realtor_partner 0' ],
				'changed while it was read': 'staff 1',
				inside: [ 'loan_officer 1', true ],
				after: 'loan_officer 1',
				died: 'loan_officer 1',
				'rolled back': 'loan_officer 1',
				moved: [ 'none 1', 'loan_officer 1' ],
				deleted: 'none 1',
				'brought back': 'loan_officer 1',
				broken: Array.from( { length: 7 }, () => 'none 1' ),
				'on another site': 'staff 0',
				'without such a cache': 'none 1',
			} );
		} );
	}
);
