import { describe, expect, it } from 'vitest';
import { host } from '../../support/site';
import { full } from '../../support/world';
import { killSubmissions } from '../../../tools/leads/killing';

describe.runIf( full && host.host !== 'wp-env' )(
	'a worker that is killed',
	() => {
		it( 'at any statement of a submission leaves one lead after the retry', async () => {
			const { places, faults } = await killSubmissions( host );
			expect( places ).toBeGreaterThan( 20 );
			expect( faults ).toEqual( [] );
		}, 900_000 );
	}
);
