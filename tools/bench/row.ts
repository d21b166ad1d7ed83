import type { GateName } from './gates';

/** A read that is measured. */
export interface Row {
	name: string;
	path: string;
	/** Of a question that is posted; others are GETs. A function makes another one each time. */
	body?: object | ( () => object );
	headers?: Record< string, string >;
	gate?: GateName;
	/** 200 by default. */
	status?: number;
	/** Not measured in companies of more people. */
	mostPeople?: number;
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
