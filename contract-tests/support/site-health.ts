import { exchange, type Seen } from './http';
import { logIn } from './login';
import { host } from './site';

/** A test as WordPress shows it. */
export interface HealthResult {
	test: string;
	status: 'good' | 'recommended' | 'critical';
	label: string;
	description: string;
	actions: string;
}

export type Form = Record< string, string >;

/** Site Health's page on the main site, in the browser of an account that logs in. */
export async function siteHealth( user: string, password: string ) {
	const { cookie } = await logIn( user, password );
	const ask = (
		method: string,
		path: string,
		form?: Form,
		more: Record< string, string > = {}
	) =>
		exchange( {
			method,
			url: `${ host.url }/wp-admin/${ path }`,
			headers: {
				Cookie: cookie,
				'Content-Type': 'application/x-www-form-urlencoded',
				...more,
			},
			body: form && new URLSearchParams( form ).toString(),
		} );
	const page = await ask( 'GET', 'site-health.php' );
	const nonce = /"site_status":"([0-9a-f]+)"/.exec( page.text )?.[ 1 ] ?? '';
	const test = ( sent = nonce ) =>
		ask( 'POST', 'admin-ajax.php', {
			action: 'health-check-svc-repair',
			_wpnonce: sent,
		} );
	const press = ( form: Form ) => ask( 'POST', 'admin-post.php', form );
	return {
		page,
		test,
		result: async () => resultOf( await test() ),
		press,
		/** The tests that come with the page; `without` is what the site is to lack. */
		direct: async ( without = '' ): Promise< HealthResult[] > => {
			const { text } = await ask( 'GET', 'site-health.php', undefined, {
				'X-Without': without,
			} );
			const data = /var SiteHealth = (\{.*?\});\n/s.exec( text )?.[ 1 ];
			const { site_status: status } = JSON.parse( data ?? '' ) as {
				site_status: { direct: HealthResult[] };
			};
			return status.direct;
		},
		open: ( path: string ) => ask( 'GET', path ),
		/** Presses the button, where there is one. */
		repair: async () => {
			const { actions } = resultOf( await test() );
			return actions === '' ? null : press( formIn( actions ) );
		},
		/** As a link would have it. */
		follow: ( form: Form ) =>
			ask( 'GET', `admin-post.php?${ new URLSearchParams( form ) }` ),
		/** Where WordPress has sent the browser. */
		go: ( { headers }: Seen ) =>
			ask(
				'GET',
				String( headers.location ).split( '/wp-admin/' )[ 1 ]!
			),
	};
}

export type SiteHealth = Awaited< ReturnType< typeof siteHealth > >;

function resultOf( seen: Seen ): HealthResult {
	const body = seen.body as { success: boolean; data: HealthResult };
	if ( seen.status !== 200 || ! body.success ) {
		throw new Error(
			`${ seen.asked } gave ${ seen.status } ${ seen.text }`
		);
	}
	return body.data;
}

/** The fields of the form in a piece of HTML. */
export function formIn( html: string ): Form {
	const inputs = html.match( /<input[^>]*>/g ) ?? [];
	return Object.fromEntries(
		inputs.map( ( input ) => [
			/name="([^"]*)"/.exec( input )?.[ 1 ] ?? '',
			/value="([^"]*)"/.exec( input )?.[ 1 ] ?? '',
		] )
	);
}
