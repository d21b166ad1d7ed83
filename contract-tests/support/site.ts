import { findSite } from '../../tools/host/site';

/** A site of the network, or the only one there is. */
export interface Place {
	url: string;
	rest: ( path: string, query?: string ) => string;
}

/** The host that runs; SVC_HOST names one where several do. */
export const host = await findSite(
	process.env.SVC_HOST ?? process.env.SVC_SITE ?? null
);

/** SVC_FORM=rest_route asks everything by the form that sites without pretty permalinks have. */
export const isPlain = process.env.SVC_FORM === 'rest_route';

export const pretty = ( url: string ): Place => ( {
	url,
	rest: ( path, query = '' ) =>
		`${ url }/wp-json${ path }${ query && '?' }${ query }`,
} );

/** With the file, as WordPress links it: nginx takes no PUT where it has to find the file itself. */
export const plain = ( url: string ): Place => ( {
	url,
	rest: ( path, query = '' ) =>
		`${ url }/index.php?rest_route=${ path }${ query && '&' }${ query }`,
} );

const placed = isPlain ? plain : pretty;

export const mainSite = placed( host.url );

/** The second site of a network; on a single site it is the same as the first. */
export const siteTwo = placed( host.sites[ 1 ] ?? host.url );

/** SVC_ON=two asks everything on the second site. */
export const isOnTwo = process.env.SVC_ON === 'two';

export const place = isOnTwo ? siteTwo : mainSite;

/** SVC_FULL=1 runs what takes long, too. */
export const inFull = process.env.SVC_FULL === '1';

/** True on a fast host, which runs every case of a test; on Playground, where a request takes four times as long, a few run. */
export const full = host.host !== 'wp-env' || inFull;

/** How often something is tried that is tried at random or by many at once. */
export const rounds = ( most: number ) =>
	inFull ? most : Math.ceil( most / 4 );
