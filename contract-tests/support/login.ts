import { exchange } from './http';
import { host } from './site';

export interface Session {
	cookie: string;
	nonce: string;
}

/**
 * Logs in as a browser does and asks WordPress for the nonce of this session.
 *
 * WordPress keeps all sessions of an account in one value: of two that begin at once, one may be lost.
 */
export async function logIn(
	user: string,
	password: string,
	url = host.url
): Promise< Session > {
	return beginSession( user, password, url ).catch( () =>
		beginSession( user, password, url )
	);
}

async function beginSession(
	user: string,
	password: string,
	url: string
): Promise< Session > {
	const form = new URLSearchParams( {
		log: user,
		pwd: password,
		testcookie: '1',
	} );
	const answer = await exchange( {
		method: 'POST',
		url: `${ url }/wp-login.php`,
		headers: {
			'Content-Type': 'application/x-www-form-urlencoded',
			Cookie: 'wordpress_test_cookie=WP%20Cookie%20check',
		},
		body: form.toString(),
	} );
	const cookie = ( answer.headers[ 'set-cookie' ] ?? [] )
		.map( ( line ) => line.split( ';' )[ 0 ] )
		.join( '; ' );
	const nonce = await exchange( {
		method: 'GET',
		url: `${ url }/wp-admin/admin-ajax.php?action=rest-nonce`,
		headers: { Cookie: cookie },
	} );
	if ( nonce.status !== 200 ) {
		throw new Error(
			`${ user } cannot log in: ${ answer.status } ${ nonce.text }`
		);
	}
	return { cookie, nonce: nonce.text.trim() };
}
