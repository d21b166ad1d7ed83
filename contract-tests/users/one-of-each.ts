import type { Site } from '../../tools/host/site';
import { ask } from '../lifecycle/asking';
import { pageWith } from '../lifecycle/page-with';
import { importRow, newPerson } from '../lifecycle/people';
import { base64, png } from './photos/pictures';

/** Profiles, a bookmark, an invitation, photos, a vacancy, an import, settings, and a profile in the trash. */
export async function makeOneOfEach( site: Site, userId: number ) {
	const ana = await newPerson( site, 'ana' );
	const cleo = await newPerson( site, 'cleo' );
	await ask( site, 'PUT', `users/v1/intranet/profile/${ ana.user }`, {
		department: 'Lending',
		reports_to: cleo.user,
	} );
	await ask( site, 'POST', 'users/v1/intranet/bookmarks', { post_id: 1 } );
	await ask(
		site,
		'POST',
		`users/v1/profiles/${ ana.profile }/invitation`,
		{}
	);
	await ask( site, 'PUT', 'users/v1/company', { nmls_id: '123456' } );
	await ask( site, 'PUT', 'users/v1/settings', {
		person_pages: true,
		public_roles: [ 'staff' ],
	} );
	const image = base64( png( 40, 30 ) );
	const photo = await ask( site, 'POST', 'users/v1/photos', { image } );
	await ask( site, 'PUT', `users/v1/profiles/${ ana.profile }`, {
		avatar_id: photo.avatar_id,
		avatar_site_id: photo.avatar_site_id,
	} );
	await ask( site, 'POST', 'users/v1/photos', { image } );
	await ask( site, 'POST', 'users/v1/intranet/positions', {
		title: 'Closer',
		report_ids: [ userId ],
	} );
	await importOpenManager( site, userId );
	await ask( site, 'GET', 'users/v1/intranet/org-chart' );
	await ask( site, 'GET', `users/v1/profiles/${ ana.profile }` );
	// Gives people their addresses.
	await pageWith( site, 'svc/staff-directory' );
	await ask( site, 'DELETE', `users/v1/profiles/${ cleo.profile }` );
}

/** Of which the manager is not found, so that the row stays in the list of open managers. */
const importOpenManager = ( site: Site, userId: number ) =>
	importRow( site, {
		user_id: String( userId ),
		manager: 'Nobody of This Name',
	} );
