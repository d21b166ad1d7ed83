import { expect } from 'vitest';
import type { Site } from '../../tools/host/site';
import { base64, png } from '../users/photos/pictures';
import { ask } from './asking';
import { makeLead } from './one-lead';

/** Makes something of everything that the plugin stores: rows in each table, options, user meta, photos, jobs. */
export async function makeOneOfEach( site: Site ) {
	const ana = await newPerson( site, 'ana' );
	const ben = await newPerson( site, 'ben' );
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
		report_ids: [ ben.user ],
	} );
	await importOpenManager( site, ben.user );
	await ask( site, 'GET', 'users/v1/intranet/org-chart' );
	await ask( site, 'GET', `users/v1/profiles/${ ana.profile }` );
	await ask( site, 'DELETE', `users/v1/profiles/${ cleo.profile }` );
	await ask( site, 'POST', 'modern-data/v1/mcp', {
		jsonrpc: '2.0',
		id: 1,
		method: 'tools/call',
		params: {
			name: 'svc-intranet-find-colleague',
			arguments: { query: 'Ben' },
		},
	} );
	for ( const as_of of [ '2026-01-01', '2026-01-02' ] ) {
		await ask( site, 'PUT', 'mortgage-calculator/v1/rates', {
			as_of,
			rates: [],
		} );
	}
	await ask( site, 'PUT', 'mortgage-calculator/v1/settings', {
		stale_after_days: 9,
	} );
	await makeMail( site, ben.user );
	await makeLead( site, ben.user );
}

/** A template in use, a message, and an address that has opted out. */
async function makeMail( site: Site, userId: number ) {
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

/** A published page with a block, as a visitor gets it. */
export async function pageWith( site: Site, block: string ): Promise< string > {
	const { link } = await ask( site, 'POST', 'wp/v2/pages', {
		status: 'publish',
		title: block,
		content: `<!-- wp:${ block } /-->`,
	} );
	const answer = await fetch( String( link ) );
	expect( answer.status ).toBe( 200 );
	return answer.text();
}

/** Its e-mail address is the name at example.com. */
export async function createAccount(
	site: Site,
	name: string
): Promise< number > {
	const { id } = await ask( site, 'POST', 'wp/v2/users', {
		username: `${ name }ruiz`,
		email: `${ name }@example.com`,
		password: crypto.randomUUID(),
	} );
	return Number( id );
}

async function newPerson( site: Site, name: string ) {
	const user = await createAccount( site, name );
	const profile = await ask( site, 'POST', 'users/v1/profiles', {
		user_id: user,
		first_name: name,
		last_name: 'Ruiz',
		email: `${ name }@example.com`,
		role: 'staff',
	} );
	return { user, profile: Number( profile.id ) };
}

/** Of which the manager is not found, so that the row stays in the list of open managers. */
const importOpenManager = ( site: Site, userId: number ) =>
	importRow( site, {
		user_id: String( userId ),
		manager: 'Nobody of This Name',
	} );

/** An import of one row, which says by its id whose it is. Answers the import's id. */
export async function importRow(
	site: Site,
	row: Record< string, string >
): Promise< unknown > {
	const { id } = await ask( site, 'POST', 'users/v1/imports', {
		columns: Object.keys( row ),
		match: 'user_id',
	} );
	await ask( site, 'PUT', `users/v1/imports/${ id }/rows`, {
		from: 2,
		rows: [ Object.values( row ) ],
	} );
	for ( const [ step, end ] of [
		[ 'check', 'checked' ],
		[ 'run', 'finished' ],
	] ) {
		let status: unknown;
		do {
			( { status } = await ask(
				site,
				'POST',
				`users/v1/imports/${ id }/${ step }`,
				{}
			) );
		} while ( status !== end );
	}
	return id;
}
