/** A request and its answer, as the docs show them. */
export interface Example {
	/** What the path names, where it is not the usual. */
	id?: string;
	/** Behind the path, which has its ids filled in. */
	query?: string;
	body?: object;
	/** Text where the endpoint's is. */
	answer: object | string;
}
