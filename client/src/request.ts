export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A list is sent with commas between its items. */
export type QueryValue =
	string | number | boolean | readonly ( string | number )[] | undefined;

export interface ContractRequest {
	method: Method;
	/** Below the REST root, namespace included, without query. */
	path: string;
	query?: Record< string, QueryValue >;
	body?: object;
	/** ETag of an earlier read: the write is refused with 412 if the resource has changed since. */
	ifMatch?: string | undefined;
	/** The same key at each attempt of a write that is to be done once. */
	idempotencyKey?: string | undefined;
	signal?: AbortSignal | undefined;
}

export interface Answer< Body > {
	status: number;
	body: Body;
	etag: string | null;
	/** URL of the created resource. */
	location: string | null;
	/** X-WP-Total and X-WP-TotalPages of a list. */
	total: number | null;
	totalPages: number | null;
}

export interface Transport {
	/** Rejects with a ContractError for every answer that is not 2xx. */
	send: < Body >( request: ContractRequest ) => Promise< Answer< Body > >;
}

export interface ReadOptions {
	signal?: AbortSignal;
}

export interface WriteOptions extends ReadOptions {
	ifMatch?: string;
}
