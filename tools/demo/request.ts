import type { Site } from '../host/site';

export type Login = Pick< Site, 'url' | 'login' >;

/** Sends a request to the site's REST API with the application password; a body is sent as JSON. */
export async function request(
	{ url, login }: Login,
	method: 'GET' | 'POST' | 'PUT',
	route: string,
	body?: unknown
): Promise< unknown > {
	const credentials = `${ login.user }:${ login.applicationPassword }`;
	const response = await fetch( `${ url }/index.php?rest_route=${ route }`, {
		method,
		headers: {
			Authorization: `Basic ${ btoa( credentials ) }`,
			'Content-Type': 'application/json',
			// Otherwise the Playground logs a first visitor in by a redirect.
			Cookie: 'playground_auto_login_already_happened=1',
		},
		...( body !== undefined && { body: JSON.stringify( body ) } ),
	} );
	const text = await response.text();
	if ( ! response.ok ) {
		throw new Error(
			`${ route } answered ${ response.status }: ${ text.slice( 0, 500 ) }`
		);
	}
	return JSON.parse( text ) as unknown;
}
