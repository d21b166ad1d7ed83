import type { Site } from '../../tools/host/site';
import { ask } from '../lifecycle/asking';

/** A template in use, a message, and an address that has opted out. */
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
}
