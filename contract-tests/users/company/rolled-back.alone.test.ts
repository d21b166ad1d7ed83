// @module-tag single-site
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../../../client/src/users/company-schemas';
import { host } from '../../support/site';
import { full } from '../../support/world';
import { current, put, restore } from './record';

const script = fileURLToPath( new URL( 'rolled-back.php', import.meta.url ) );

describe.runIf( full && host.host !== 'wp-env' )(
	'a change of the company record in a transaction that fails',
	() => {
		let before: Company;
		beforeAll( async () => {
			before = await current();
			await put( { phone: '1' } );
		} );
		afterAll( () => restore( before ) );

		it( 'leaves nothing behind, not in a persistent object cache either, and is not announced', async () => {
			const { stdout } = await promisify( execFile )( 'php', [
				script,
				host.www,
				host.url,
			] );
			expect( JSON.parse( stdout ) ).toEqual( {
				inside: '2',
				after: '1',
				announced: 0,
			} );
			expect( await current() ).toMatchObject( { phone: '1' } );
		} );
	}
);
