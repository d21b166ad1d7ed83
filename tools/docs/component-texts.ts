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

/** Rules of an endpoint that neither schema can state. */
export interface Operation {
	title: string;
	about: string;
	who: string;
	/** Whether callers without a login may ever get an answer. */
	isPublic?: boolean;
	/** Names of the schemas in openapi.json. */
	response: string;
	item?: string;
	body?: string;
	/** A key of `tags`. */
	tag: string;
}

export interface AbilityTexts<
	EndpointName extends string = string,
	Input extends object = object,
> {
	/** The endpoint that does the same: its rules and errors hold here too. */
	sameAs?: EndpointName;
	/** As the permission callback and the operation decide. */
	who: string;
	/** Held against the contract when the documents are made. */
	input: Input;
}

/** What the docs say of one component: `tools/docs/<component>/texts.ts` exports it as `texts`. */
export interface ComponentTexts< EndpointName extends string = string > {
	operations: Record< EndpointName, Operation >;
	/** Held against the client's schemas when the documents are made. */
	examples: Record< EndpointName, Example >;
	abilities?: Record< string, AbilityTexts< EndpointName > >;
	/** Who may use abilities without a text of their own. */
	whoByCategory?: Record< string, string >;
	/** When each of its own error codes is answered. */
	errors?: Record< string, string >;
	/** An answer of each of its own error codes. */
	refusals?: Record< string, object >;
	tags: Record< string, string >;
	/** Rows of the table of permissions: each endpoint is in one, which has a word for each column. */
	permissions: Record< string, { of: EndpointName[]; who: string[] } >;
	/** Schemas that have a table of their own. */
	things?: Record< string, { heading: string; withoutRemarks?: string[] } >;
	/** By the names of fields: what a schema cannot state. */
	remarks?: Record< string, string >;
}
