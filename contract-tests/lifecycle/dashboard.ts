import { expect } from 'vitest';
import type { Site } from '../../tools/host/site';

/** The dashboard of a site, or of its network, as its administrator's browser asks it, without its scripts. */
export class Dashboard {
	private constructor(
		private readonly base: string,
		private readonly cookie: string
	) {}

	static async of( { url, login, network }: Site ): Promise< Dashboard > {
		const answer = await fetch( `${ url }/wp-login.php`, {
			method: 'POST',
			redirect: 'manual',
			headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
			body: new URLSearchParams( {
				log: login.user,
				pwd: login.password,
				testcookie: '1',
			} ),
		} );
		const cookies = answer.headers.getSetCookie();
		return new Dashboard(
			`${ url }/wp-admin/${ network ? 'network/' : '' }`,
			cookies.map( ( line ) => line.split( ';' )[ 0 ] ).join( '; ' )
		);
	}

	/** The page at an address, as a link in the dashboard has it. */
	async open( address: string, body?: FormData ): Promise< string > {
		const answer = await fetch( new URL( address, this.base ), {
			headers: { Cookie: this.cookie },
			...( body && { method: 'POST', body } ),
		} );
		const text = await answer.text();
		expect( answer.status, address ).toBe( 200 );
		expect( text ).not.toMatch( /There has been a critical error/ );
		return text;
	}

	/** Plugins > Add Plugin > Upload Plugin; one that is there already is replaced. */
	async upload( zip: Uint8Array< ArrayBuffer > ): Promise< string > {
		const form = await this.open( 'plugin-install.php?tab=upload' );
		const body = new FormData();
		body.set(
			'_wpnonce',
			/name="_wpnonce" value="(\w+)"/.exec( form )![ 1 ]!
		);
		body.set( 'pluginzip', new Blob( [ zip ] ), 'svc-people.zip' );
		const page = await this.open( 'update.php?action=upload-plugin', body );
		const replace = linkIn( page, /overwrite=update-plugin/ );
		return replace ? this.open( replace ) : page;
	}

	async activate( afterUpload: string ) {
		const link = linkIn( afterUpload, /action=activate/ );
		expect( link, afterUpload ).not.toBeNull();
		expect( await this.open( link! ) ).toMatch( /Plugin activated/ );
	}
}

function linkIn( page: string, what: RegExp ): string | null {
	const links = [ ...page.matchAll( /href="([^"]+)"/g ) ].map(
		( [ , href ] ) =>
			href!.replaceAll( '&amp;', '&' ).replaceAll( '&#038;', '&' )
	);
	return links.find( ( href ) => what.test( href ) ) ?? null;
}
