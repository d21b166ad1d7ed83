export interface Login {
	readonly url: string;
	readonly login: { readonly user: string; readonly password: string };
}

// Without the second one the Playground logs every visitor in by itself.
const FIRST_COOKIES = [
	'wordpress_test_cookie=WP%20Cookie%20check',
	'playground_auto_login_already_happened=1',
];

const pairs = ( response: Response ): string[] =>
	response.headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] ?? '' );

async function cookies( site: Login ): Promise< string > {
	const response = await fetch( `${ site.url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: FIRST_COOKIES.join( '; ' ) },
		body: new URLSearchParams( {
			log: site.login.user,
			pwd: site.login.password,
			testcookie: '1',
		} ),
	} );
	const found = pairs( response );
	if (
		! found.some( ( pair ) => pair.startsWith( 'wordpress_logged_in' ) )
	) {
		throw new Error(
			`${ site.url } does not let ${ site.login.user } in (${ response.status }).`
		);
	}
	return [ ...FIRST_COOKIES, ...found ].join( '; ' );
}

/** Posts JSON to the site's REST API as a logged-in user. */
export class Session {
	private constructor(
		private readonly url: string,
		private readonly headers: Readonly< Record< string, string > >
	) {}

	public static async open( site: Login ): Promise< Session > {
		const Cookie = await cookies( site );
		const nonce = await fetch(
			`${ site.url }/wp-admin/admin-ajax.php?action=rest-nonce`,
			{ headers: { Cookie } }
		);
		return new Session( site.url, {
			Cookie,
			'X-WP-Nonce': ( await nonce.text() ).trim(),
			'Content-Type': 'application/json',
		} );
	}

	public async post( route: string, body: unknown ): Promise< unknown > {
		const response = await fetch( `${ this.url }/?rest_route=${ route }`, {
			method: 'POST',
			headers: this.headers,
			body: JSON.stringify( body ),
		} );
		const text = await response.text();
		if ( ! response.ok ) {
			throw new Error(
				`${ route } answered ${ response.status }: ${ text.slice( 0, 500 ) }`
			);
		}
		return JSON.parse( text ) as unknown;
	}
}
