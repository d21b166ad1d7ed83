import type { Site } from '../host/site';
import { authorization } from './proxy';

export interface Member {
	name: string;
	authorization: string;
}

const PASSWORD_NAME = 'Assistant demo';

/** A person of the demo company, with an application password as made in the WordPress profile. */
export async function ensureMember( site: Site ): Promise< Member > {
	const people = ( await ask( site, 'GET', '/users/v1/profiles', {
		role: 'staff',
		per_page: '1',
	} ) ) as {
		data: { user_id: number; first_name: string; last_name: string }[];
	};
	const [ person ] = people.data;
	if ( ! person ) {
		throw new Error( 'There are no people: load the demo company first.' );
	}
	const user = `/wp/v2/users/${ person.user_id }`;
	const passwords = `${ user }/application-passwords`;
	const old = ( await ask( site, 'GET', passwords ) ) as {
		name: string;
		uuid: string;
	}[];
	for ( const { uuid } of old.filter( isOurs ) ) {
		await ask( site, 'DELETE', `${ passwords }/${ uuid }` );
	}
	const { password } = ( await ask( site, 'POST', passwords, {
		name: PASSWORD_NAME,
	} ) ) as { password: string };
	const { username } = ( await ask( site, 'GET', user, {
		context: 'edit',
	} ) ) as { username: string };
	return {
		name: `${ person.first_name } ${ person.last_name }`,
		authorization: `Basic ${ btoa( `${ username }:${ password }` ) }`,
	};
}

const isOurs = ( { name }: { name: string } ) => name === PASSWORD_NAME;

/** As the administrator of the demo site. */
async function ask(
	site: Site,
	method: string,
	path: string,
	parameters: Record< string, string > = {}
): Promise< unknown > {
	const query = new URLSearchParams( parameters ).toString();
	const isRead = method === 'GET';
	const response = await fetch(
		`${ site.url }/wp-json${ path }${ isRead && query ? `?${ query }` : '' }`,
		{
			method,
			headers: {
				Authorization: authorization( site ),
				'Content-Type': 'application/json',
				Cookie: 'playground_auto_login_already_happened=1',
			},
			...( ! isRead && { body: JSON.stringify( parameters ) } ),
		}
	);
	if ( ! response.ok ) {
		throw new Error(
			`${ method } ${ path } gave ${ response.status }: ${ await response.text() }`
		);
	}
	return response.json();
}
