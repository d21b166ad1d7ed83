import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useRef } from '@wordpress/element';
import {
	listLeadPages,
	listLeadPeople,
} from '../../../client/src/lead-pages/index';
import { boot } from '../../shared/boot';
import { authorName, type Names } from '../../shared/people/authors';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { leadBoot } from '../boot';

export interface LeadNames {
	/** Null is nobody. */
	person: ( id: number | null ) => string;
	/** Null is no page. */
	page: ( id: number | null ) => string;
}

type Ids = readonly ( number | null )[];

const none: Names = new Map();

/** So many people, or pages, are named in one request. */
const most = 100;

const sorted = ( ids: Ids ): number[] =>
	[ ...new Set( ids ) ]
		.filter( ( id ): id is number => id !== null )
		.slice( 0, most )
		.sort( ( one, other ) => one - other );

/** Adds the names of people, for those who see leads of others. */
export async function withPeople(
	known: Names,
	ids: readonly number[],
	signal: AbortSignal
): Promise< Names > {
	const { mayManageLeads, mayManagePages } = leadBoot();
	const include = sorted( ids ).filter(
		( id ) => id !== boot().me.userId && ! known.has( id )
	);
	if ( include.length === 0 || ! ( mayManageLeads || mayManagePages ) ) {
		return known;
	}
	const { body } = await listLeadPeople(
		transport,
		{ include, per_page: most },
		{ signal }
	);
	return new Map( [
		...known,
		...body.data.map( ( { user_id: id, name } ) => [ id, name ] as const ),
	] );
}

/** Adds the titles of the caller's pages. */
async function withTitles(
	known: Names,
	ids: readonly number[],
	signal: AbortSignal
): Promise< Names > {
	const include = ids.filter( ( id ) => ! known.has( id ) );
	if ( include.length === 0 ) {
		return known;
	}
	const { body } = await listLeadPages(
		transport,
		{ include, per_page: most },
		{ signal }
	);
	const found = new Map(
		body.data.map( ( { id, title } ) => [ id, title ] )
	);
	// A page that is deleted, or not shown to the caller, is not asked for again.
	return new Map( [
		...known,
		...include.map(
			( id ) => [ id, found.get( id ) ?? titled( id ) ] as const
		),
	] );
}

/** Of a page that the caller may not read. */
const titled = ( id: number ): string =>
	leadBoot().pages.find( ( page ) => page.id === id )?.title ??
	/* translators: %d: page ID. */
	sprintf( __( 'Page %d', 'svc' ), id );

/**
 * The names of people and the titles of pages, read in one request each.
 *
 * @param userIds
 * @param pageIds
 * @param isReady Whether all of them are known.
 */
export function useLeadNames(
	userIds: Ids,
	pageIds: Ids,
	isReady: boolean
): LeadNames {
	const known = useRef( { people: none, pages: none } );
	const [ users, pages ] = [ sorted( userIds ), sorted( pageIds ) ];
	const { value } = useAnswer(
		isReady ? JSON.stringify( [ users, pages ] ) : null,
		async ( signal ) => {
			const [ people, titles ] = await Promise.all( [
				withPeople( known.current.people, users, signal ).catch(
					() => known.current.people
				),
				withTitles( known.current.pages, pages, signal ).catch(
					() => known.current.pages
				),
			] );
			known.current = { people, pages: titles };
			return known.current;
		}
	);
	return useMemo(
		() => ( {
			person: ( id ) =>
				id === null
					? __( 'Nobody', 'svc' )
					: authorName( value?.people ?? none, id ),
			page: ( id ) =>
				id === null ? '' : ( value?.pages.get( id ) ?? titled( id ) ),
		} ),
		[ value ]
	);
}
