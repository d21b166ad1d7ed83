import { exchange, type Seen } from '../../support/http';
import type { Person } from '../../support/people';
import { place, type Place } from '../../support/site';

/** A page of the site as a visitor gets it. */
export const visited = (
	path: string,
	headers: Record< string, string > = {},
	where: Place = place
): Promise< Seen > =>
	exchange( { method: 'GET', url: `${ where.url }${ path }`, headers } );

export const slugOf = ( { sent }: Person ) =>
	`${ sent.first_name }-${ sent.last_name }`.toLowerCase();

export const pathOf = ( person: Person ) => `/people/${ slugOf( person ) }/`;

/** The person of the page as search engines are told. */
export const dataOf = ( { text }: Seen ) =>
	JSON.parse(
		/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
			text
		)?.[ 1 ] ?? 'null'
	) as Record< string, unknown > | null;

/** A page without what names the asked address. */
export const nameless = ( { status, text }: Seen, slug: string ) => ( {
	status,
	text: text.replaceAll( slug, 'SLUG' ),
} );

/** What a page cost; the fixture tells it at the end of the page. */
export async function costOf( path: string ) {
	const { text } = await visited( path, { 'X-Page-Facts': '1' } );
	const facts = /<!-- facts (\{.*?\}) -->/.exec( text )?.[ 1 ];
	return JSON.parse( facts ?? '{}' ) as { queries: number; own: number };
}
