import { expect } from 'vitest';
import type { Site } from '../../tools/host/site';
import { ask } from '../lifecycle/asking';
import { wpOn } from '../support/wp-cli';

/** A template in use, a message, and the year of an anniversary e-mail, which the daily job writes at a time of its own. */
export async function makeOneOfEach( site: Site, userId: number ) {
	const template = await ask( site, 'POST', 'etb/v1/templates', {
		name: 'Used',
		purpose: 'announcement',
		status: 'active',
	} );
	await ask( site, 'PUT', 'etb/v1/settings', {
		uses: { announcement: template.id },
	} );
	await ask( site, 'POST', 'etb/v1/messages', {
		template_id: template.id,
		to: { user_id: userId },
	} );
	const year = [ String( userId ), '_svc_anniversary_year', '2026' ];
	const { code, output } = await wpOn(
		site,
		'user',
		'meta',
		'update',
		...year
	);
	expect( code, output ).toBe( 0 );
}
