import type { Site } from '../../tools/host/site';
import { ask } from '../lifecycle/asking';

/** Rates, those that they replaced, and settings. */
export async function makeOneOfEach( site: Site ) {
	for ( const as_of of [ '2026-01-01', '2026-01-02' ] ) {
		await ask( site, 'PUT', 'mortgage-calculator/v1/rates', {
			as_of,
			rates: [],
		} );
	}
	await ask( site, 'PUT', 'mortgage-calculator/v1/settings', {
		stale_after_days: 9,
	} );
}
