import type {
	Bookmark,
	BookmarkList,
	Collection,
	CollectionList,
} from '../../client/src/users/bookmarks/bookmark-schemas';
import { api, type Api, type Query } from './api';
import type { Account } from './fixtures';
import { accounts } from './people';
import { bookmarks, collections } from './paths';
import { isOnTwo, place, type Place } from './site';
import { as } from './world';

/** Id of the site that the tests ask. */
export const here = isOnTwo ? 2 : 1;

export type Member = Api;

export const memberOf = ( account: Account ): Member =>
	api( {
		name: account.login,
		userId: account.id,
		profileId: 0,
		headers: {
			Authorization: `Basic ${ Buffer.from( `${ account.login }:${ account.application_password }` ).toString( 'base64' ) }`,
		},
	} );

/** An account without bookmarks, for one test only. */
export async function members( count: number ): Promise< Member[] > {
	return ( await accounts( count ) ).map( memberOf );
}

/** Fixtures of the site that is asked, or of another one by its own requests. */
export async function fixture< Answer >(
	method: string,
	path: string,
	body: object,
	where: Place = place
): Promise< Answer > {
	const seen = await as.manager.send( method, `/fixture/v1${ path }`, {
		raw: JSON.stringify( body ),
		headers: { 'Content-Type': 'application/json' },
		place: where,
	} );
	if ( seen.status !== 200 ) {
		throw new Error(
			`${ seen.asked } gave ${ seen.status } ${ seen.text }`
		);
	}
	return seen.body as Answer;
}

export const makePosts = ( posts: object[], where?: Place ) =>
	fixture< number[] >( 'POST', '/posts', { posts }, where );

export const titled = ( ...titles: string[] ) =>
	makePosts( titles.map( ( post_title ) => ( { post_title } ) ) );

export const changePost = ( id: number, fields: object, where?: Place ) =>
	fixture( 'PUT', `/posts/${ id }`, { fields }, where );

export const removePost = (
	id: number,
	how: 'trash' | 'untrash' | 'delete',
	where?: Place
) => fixture( 'POST', `/posts/${ id }/removal`, { how }, where );

export async function add(
	member: Member,
	post_id: number,
	more: object = {}
): Promise< Bookmark > {
	const answer = await member.post( bookmarks, { post_id, ...more } );
	if ( answer.status !== 200 && answer.status !== 201 ) {
		throw new Error( `Not bookmarked: ${ answer.text }` );
	}
	return answer.body as Bookmark;
}

export async function shown(
	member: Member,
	query: Query = 'per_page=100',
	where: Place = place
): Promise< BookmarkList > {
	return ( await member.get( bookmarks, { query, place: where } ) )
		.body as BookmarkList;
}

/** Ids of the bookmarked posts as the list has them. */
export const postsOf = async ( member: Member, query?: Query, where?: Place ) =>
	( await shown( member, query, where ) ).data.map( ( one ) => one.post_id );

export const collectionsOf = async (
	member: Member
): Promise< Collection[] > =>
	( ( await member.get( collections ) ).body as CollectionList ).data;

/** Result of get_user_meta() on a site: every row of the key. */
export const wishes = async (
	member: Member,
	where?: Place
): Promise< unknown > => {
	const { values } = await fixture< { values: unknown[] } >(
		'GET',
		`/users/${ member.userId }/meta/_wished_posts`,
		{},
		where
	);
	return values.length === 1 ? values[ 0 ] : values;
};

/** By update_user_meta(), without having read it before. */
export const wish = ( member: Member, value: unknown, where?: Place ) =>
	fixture(
		'PUT',
		`/users/${ member.userId }/meta/_wished_posts`,
		{ value },
		where
	);

/** In the builder's form; empty, PHP has a list. */
export const form = ( ...ids: number[] ) =>
	ids.length === 0
		? []
		: Object.fromEntries( ids.map( ( id ) => [ `post-${ id }`, id ] ) );

export interface SeenByBuilder {
	heart: boolean;
	list: unknown;
	marks: unknown;
	count: unknown;
}

export const press = (
	member: Member,
	post: number,
	what: 'add' | 'remove',
	{ wait = 0, where }: { wait?: number; where?: Place } = {}
) =>
	fixture< SeenByBuilder >(
		'POST',
		'/wishes',
		{ user: member.userId, post, do: what, wait },
		where
	);

export const heart = ( member: Member, post: number, where?: Place ) =>
	fixture< SeenByBuilder >(
		'GET',
		`/wishes`,
		{ user: member.userId, post },
		where
	);

/** Switches the builder on for the tests of a file; switches it off again by the returned function. */
export async function withBuilder(
	where: Place = place
): Promise< () => Promise< void > > {
	const option = ( method: string, value?: number ) =>
		fixture( method, '/options/svc_fixture_builder', { value }, where );
	await option( 'PUT', 1 );
	return async () => {
		await option( 'DELETE' );
	};
}
