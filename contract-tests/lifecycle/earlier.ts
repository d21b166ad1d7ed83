import assert from 'node:assert';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Site } from '../../tools/host/site';
import { projectFolder } from '../../tools/host/paths';
import { SLUG } from '../../tools/package/files';
import { base64, png } from '../users/photos/pictures';
import { ask } from './asking';
import { createAccount, importRow } from './people';

/** The last commit that counted the steps of migrations instead of naming them. Has about half of today's tables, in their earlier form. */
const COMMIT = '18bb3c2bad066e20451c1edd8524fed76ba842a0';

/** Also where another account has cloned the repository, as in a container. */
const git = ( ...args: string[] ) =>
	promisify( execFile )(
		'git',
		[ '-c', `safe.directory=${ projectFolder }`, ...args ],
		{
			cwd: projectFolder,
			encoding: 'buffer',
			maxBuffer: 1e8,
		}
	);

/**
 * The plugin of that commit, without its blocks, which are built. Null where the repository lacks the commit: in a shallow
 * clone, or in a copy without git.
 */
export async function earlierPackage(): Promise< Uint8Array< ArrayBuffer > | null > {
	try {
		const { stdout } = await git(
			'archive',
			'--format=zip',
			`--prefix=${ SLUG }/`,
			`${ COMMIT }:plugin`
		);
		return new Uint8Array( stdout );
	} catch {
		return null;
	}
}

/** Writes something of everything that the earlier version stored, by its routes. Answers the paths that read it. */
export async function fillEarlierSite( site: Site ): Promise< string[] > {
	const people: { user: number; profile: number }[] = [];
	for ( const [ name, role ] of [
		[ 'dora', 'leadership' ],
		[ 'emil', 'loan_officer' ],
	] as const ) {
		const user = await createAccount( site, name );
		const { id } = await ask( site, 'POST', 'users/v1/profiles', {
			user_id: user,
			first_name: name,
			last_name: 'Ólafsdóttir',
			email: `${ name }@example.com`,
			role,
			job_title: 'Head of Lending',
			phone: '+1 303 555 0134',
			bio: 'Lends since 1999.',
			social: { linkedin: `https://www.linkedin.com/in/${ name }` },
		} );
		const photo = await ask( site, 'POST', 'users/v1/photos', {
			image: base64( png( 60, 40 ) ),
		} );
		await ask( site, 'PUT', `users/v1/profiles/${ id }`, {
			avatar_id: photo.avatar_id,
			avatar_site_id: photo.avatar_site_id,
		} );
		people.push( { user, profile: Number( id ) } );
	}
	const [ dora, emil ] = people;
	assert( dora && emil );
	await ask( site, 'PUT', `users/v1/intranet/profile/${ emil.user }`, {
		department: 'Lending',
		office_location: 'Denver',
		extension: '134',
		start_date: '2020-02-29',
		skills: [ 'VA loans', 'Spanish' ],
		reports_to: dora.user,
	} );
	await ask( site, 'POST', 'users/v1/intranet/collections', {
		name: 'Later',
	} );
	await ask( site, 'POST', 'users/v1/intranet/bookmarks', {
		post_id: 1,
		collection: 'Later',
	} );
	const imported = await importRow( site, {
		user_id: String( emil.user ),
		nmls_id: '204711',
	} );
	await ask( site, 'PUT', 'users/v1/settings', {
		public_roles: [ 'leadership' ],
		owner_fields: [ 'job_title' ],
	} );
	await ask( site, 'POST', 'modern-data/v1/mcp', {
		jsonrpc: '2.0',
		id: 1,
		method: 'tools/call',
		params: { name: 'svc-data-get-site-info', arguments: {} },
	} );
	return [
		'users/v1/profiles',
		'users/v1/profiles/facets',
		...people.flatMap( ( { user, profile } ) => [
			`users/v1/profiles/${ profile }`,
			`users/v1/profiles/user/${ user }`,
			`users/v1/intranet/profile/${ user }`,
			`users/v1/intranet/reporting-chain/${ user }`,
		] ),
		'users/v1/intranet/directory?search=denver',
		'users/v1/intranet/departments',
		`users/v1/intranet/org-chart/${ dora.user }`,
		'users/v1/intranet/bookmarks',
		'users/v1/intranet/collections',
		`users/v1/imports/${ imported }`,
		'users/v1/settings',
		'modern-data/v1/calls',
	];
}
