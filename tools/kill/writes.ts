export interface LaneFacts {
	user: number;
	posts: number[];
	/** On the network's second site. */
	there: number | null;
}

export interface Write {
	name: string;
	/** Arguments of write() in write.php. */
	call: unknown[];
	/** From no bookmark at all, where even the lock has to be made; else from two. */
	isFirst?: boolean;
}

/** All writes of bookmarks: by the plugin's API, by the builder's heart, by its list. */
export function writesOf(
	{ posts, there }: LaneFacts,
	first: number
): Write[] {
	const [ one, , three ] = posts;
	const ask = ( name: string, ...call: unknown[] ): Write => ( {
		name,
		call: [ 'ask', ...call ],
	} );
	return [
		{
			...ask( 'first add', 'POST', 'bookmarks', { post_id: three } ),
			isFirst: true,
		},
		...( there === null
			? []
			: [
					ask( "add another site's", 'POST', 'bookmarks', {
						post_id: there,
						site_id: 2,
					} ),
				] ),
		ask( 'move to a new collection', 'PUT', `bookmarks/${ first }`, {
			collection: 'Plans',
		} ),
		ask( 'remove', 'DELETE', `bookmarks/${ first }` ),
		{ name: 'heart on', call: [ 'press', three, 'add' ] },
		{ name: 'heart off', call: [ 'press', one, 'remove' ] },
		{ name: 'list', call: [ 'list', three, one ] },
	];
}
