import { fixture, removePost } from '../../contract-tests/support/bookmarks';
import { exchange, type Seen } from '../../contract-tests/support/http';
import { logIn } from '../../contract-tests/support/login';
import { place, type Place } from '../../contract-tests/support/site';

let made = 0;
const all: { id: number; where: Place }[] = [];

/** Runs after each file, because the theme's menu has every page. */
export const removePages = () =>
	Promise.all(
		all
			.splice( 0 )
			.map( ( { id, where } ) => removePost( id, 'delete', where ) )
	);

/** Publishes a page, or another post, that has these blocks; answers its path and ID. */
export async function postWith(
	post_content: string,
	{
		where = place,
		...fields
	}: { where?: Place; [ field: string ]: unknown } = {}
): Promise< { id: number; path: string } > {
	const post_name = `svc-${ process.pid }-${ Date.now() }-${ made++ }`;
	const post = {
		post_title: 'A page',
		post_type: 'page',
		post_name,
		post_content,
		...fields,
	};
	const [ id = 0 ] = await fixture< number[] >(
		'POST',
		'/posts',
		{ posts: [ post ] },
		where
	);
	all.push( { id, where } );
	const isPage = post.post_type === 'page' && ! fields[ 'post_status' ];
	return { id, path: isPage ? `/${ post_name }/` : `/?p=${ id }` };
}

/** A page as the server sends it, to an account that is logged in or to a visitor. */
export async function sent(
	path: string,
	{
		as,
		where = place,
		headers = {},
		form,
	}: {
		as?: { login: string; password: string };
		where?: Place;
		headers?: Record< string, string >;
		form?: Record< string, string >;
	} = {}
): Promise< Seen > {
	return exchange( {
		method: form ? 'POST' : 'GET',
		url: `${ where.url }${ path }`,
		headers: {
			...headers,
			...( as && { Cookie: await cookieOf( as ) } ),
			...( form && {
				'Content-Type': 'application/x-www-form-urlencoded',
			} ),
		},
		body: form && new URLSearchParams( form ).toString(),
	} );
}

const cookies = new Map< string, Promise< string > >();

function cookieOf( as: { login: string; password: string } ) {
	const known =
		cookies.get( as.login ) ??
		logIn( as.login, as.password ).then( ( { cookie } ) => cookie );
	cookies.set( as.login, known );
	return known;
}

export interface Facts {
	queries: number;
	/** Queries of the plugin's tables, or of the bookmarks. */
	own: number;
	/** Whether caching plugins are told to leave the page alone. */
	uncached: boolean;
}

export function factsOf( { text, asked }: Seen ): Facts {
	const found = /<!-- facts (\{.*?\}) -->/.exec( text )?.[ 1 ];
	if ( ! found ) {
		throw new Error( `${ asked } tells no facts.` );
	}
	return JSON.parse( found ) as Facts;
}
