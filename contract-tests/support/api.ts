import { exchange, type Seen } from './http';
import { place, type Place } from './site';

/** A caller: its headers, and its account. */
export interface Caller {
	name: string;
	headers: Record< string, string >;
	userId: number;
	/** 0 if there is none. */
	profileId: number;
}

export type Query = string | Record< string, string | number >;

export interface Extras {
	query?: Query;
	headers?: Record< string, string >;
	/** Sent as it is, in place of JSON. */
	raw?: string | Buffer;
	place?: Place;
}

const asJson = { 'Content-Type': 'application/json' };

export function call(
	caller: Caller,
	method: string,
	path: string,
	{ query = '', headers = {}, raw, place: where = place }: Extras = {}
): Promise< Seen > {
	return exchange( {
		method,
		url: where.rest(
			path,
			typeof query === 'string' ? query : encoded( query )
		),
		headers: { ...caller.headers, ...headers },
		body: raw,
	} );
}

const encoded = ( query: Record< string, string | number > ) =>
	Object.entries( query )
		.map(
			( [ name, value ] ) => `${ name }=${ encodeURIComponent( value ) }`
		)
		.join( '&' );

const withJson = ( body: unknown, extras: Extras ): Extras => ( {
	...extras,
	raw: JSON.stringify( body ),
	headers: { ...asJson, ...extras.headers },
} );

export function api( caller: Caller ) {
	return {
		...caller,
		get: ( path: string, extras?: Extras ) =>
			call( caller, 'GET', path, extras ),
		head: ( path: string, extras?: Extras ) =>
			call( caller, 'HEAD', path, extras ),
		options: ( path: string, extras?: Extras ) =>
			call( caller, 'OPTIONS', path, extras ),
		delete: ( path: string, extras?: Extras ) =>
			call( caller, 'DELETE', path, extras ),
		post: ( path: string, body: unknown, extras: Extras = {} ) =>
			call( caller, 'POST', path, withJson( body, extras ) ),
		put: ( path: string, body: unknown, extras: Extras = {} ) =>
			call( caller, 'PUT', path, withJson( body, extras ) ),
		/** A body of any kind; headers say which. */
		send: ( method: string, path: string, extras: Extras ) =>
			call( caller, method, path, extras ),
	};
}

export type Api = ReturnType< typeof api >;
