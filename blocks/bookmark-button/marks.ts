/** The caller's bookmark of a post. */
export interface Mark {
	/** Of the bookmark; 0 where there is none. */
	id: number;
	collection: string;
	/** How many people have it, where that is shown. */
	count?: number;
}

/** A post of the network, as the page names it. */
export const keyOf = ( post: { site_id: number; post_id: number } ) =>
	`${ post.site_id }-${ post.post_id }`;

export function postOf( key: string ): { site_id: number; post_id: number } {
	const [ site_id, post_id ] = key.split( '-' ).map( Number );
	return { site_id: site_id ?? 0, post_id: post_id ?? 0 };
}

/** The mark after it was pressed or filed: one more or one less has it. */
export function changed(
	mark: Mark,
	now: Pick< Mark, 'id' | 'collection' >
): Mark {
	const step = Number( now.id > 0 ) - Number( mark.id > 0 );
	return {
		...mark,
		...now,
		...( mark.count === undefined
			? {}
			: { count: Math.max( 0, mark.count + step ) } ),
	};
}

/** General stays first. */
export const withCollection = ( all: string[], name: string ): string[] => {
	const [ general = name, ...others ] = all;
	return all.includes( name )
		? all
		: [
				general,
				...[ ...others, name ].sort( ( a, b ) => a.localeCompare( b ) ),
			];
};
