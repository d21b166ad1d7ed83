import { z } from 'zod';
import type { Visitor } from '../visitor';
import type { Posted } from './posts';

const BOOKMARKS = 'users/v1/intranet/bookmarks';

const envelope = z.object( { total: z.number() } );

/** Bookmarks of an earlier size are kept. */
export async function fileBookmarks(
	member: Visitor,
	posts: readonly Posted[]
) {
	const { total } = envelope.parse( await member.json( BOOKMARKS ) );
	for ( const post of posts.slice( total ) ) {
		await member.post( BOOKMARKS, post );
	}
}
