import type { Site } from '../../tools/host/site';
import { ask } from './asking';

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

export async function newPerson( site: Site, name: string ) {
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
