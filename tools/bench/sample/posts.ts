import { z } from 'zod';
import type { Site } from '../../host/site';
import { loginOf } from '../hosts';
import { Visitor } from '../visitor';

/** On each site of a network. */
export const POSTS = 25;

const posts = z.array( z.object( { id: z.number() } ) );
const post = z.object( { id: z.number() } );

export interface Posted {
	site_id: number;
	post_id: number;
}

/** The same posts on every site, so that front pages are alike; those of an earlier size are kept. */
export async function publishPosts( site: Site ): Promise< Posted[] > {
	const published: Posted[] = [];
	for ( const [ index, url ] of site.sites.entries() ) {
		const editor = new Visitor( `${ url }/wp-json/`, loginOf( site ) );
		for ( const post_id of await idsOn( editor ) ) {
			published.push( { site_id: index + 1, post_id } );
		}
		editor.leave();
	}
	return published;
}

async function idsOn( editor: Visitor ): Promise< number[] > {
	const found = posts.parse(
		await editor.json( `wp/v2/posts?search=Bookmarked&per_page=${ POSTS }` )
	);
	const ids = found.map( ( { id } ) => id );
	while ( ids.length < POSTS ) {
		const made = await editor.post( 'wp/v2/posts', {
			title: `Bookmarked ${ ids.length }`,
			status: 'publish',
		} );
		ids.push( post.parse( JSON.parse( made.body ) ).id );
	}
	return ids;
}
