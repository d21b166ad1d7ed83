import type { GateName } from './gates';

/** A GET that is measured. */
export interface Row {
	name: string;
	path: string;
	headers?: Record< string, string >;
	gate?: GateName;
	status?: number;
	/** A POST that is sent before each, and not measured. */
	before?: string;
	/** Both sites have it: it is compared with itself on the site without the plugin. */
	isShared?: boolean;
}

export const EMPTY = 'bench/v1/empty-auth';

export const query = ( path: string, words: Record< string, string > ) =>
	`${ path }?${ new URLSearchParams( words ).toString() }`;

/** The page that begins at this share of a list. */
export const pageAt = ( share: number, total: number ) =>
	String( Math.max( 1, Math.floor( ( total * share ) / 20 ) ) );
