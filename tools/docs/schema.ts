/** JSON schema, as far as these documents need it. */
export interface Schema {
	type?: string | string[];
	description?: string;
	properties?: Record< string, Schema >;
	required?: string[];
	additionalProperties?: boolean;
	items?: Schema;
	enum?: unknown[];
	default?: unknown;
	format?: string;
	pattern?: string;
	minimum?: number;
	maximum?: number;
	minLength?: number;
	maxLength?: number;
	maxItems?: number;
	uniqueItems?: boolean;
	readOnly?: boolean;
	$ref?: string;
}

/** As OPTIONS writes it: draft 4, with WordPress's marks for read-only and required members. */
export interface CoreSchema extends Omit<
	Schema,
	'properties' | 'items' | 'required'
> {
	$schema?: string;
	title?: string;
	readonly?: boolean;
	required?: boolean | string[];
	properties?: Record< string, CoreSchema > | [];
	items?: CoreSchema;
}

/** The dialect of OpenAPI 3.1. */
export function modern( {
	$schema,
	title,
	readonly,
	required,
	properties,
	items,
	...same
}: CoreSchema ): Schema {
	return {
		...same,
		...( readonly && { readOnly: true } ),
		...( properties && { properties: each( properties ) } ),
		...requiredOf( required, properties ),
		...( items && { items: modern( items ) } ),
	};
}

/** The members of an argument are marked one by one; those of other objects are listed. */
function requiredOf(
	required: CoreSchema[ 'required' ],
	properties: CoreSchema[ 'properties' ]
): Pick< Schema, 'required' > {
	const marked = Object.entries( properties ?? {} )
		.filter( ( [ , one ] ) => one.required === true )
		.map( ( [ name ] ) => name );
	const names = Array.isArray( required ) ? required : marked;
	return names.length > 0 ? { required: names } : {};
}

/** PHP writes an empty object as an empty list. */
function each( schemas: Record< string, CoreSchema > | [] ) {
	return Object.fromEntries(
		Object.entries( schemas ).map( ( [ name, one ] ) => [
			name,
			modern( one ),
		] )
	);
}

/** The arguments of an endpoint as one object, without those that its path names. */
export function objectOf(
	args: Record< string, CoreSchema > | [],
	path: string
): Schema {
	const own = Object.entries( args ).filter(
		( [ name ] ) => ! path.includes( `{${ name }}` )
	);
	const required = own
		.filter( ( [ , one ] ) => one.required === true )
		.map( ( [ name ] ) => name );
	return {
		type: 'object',
		properties: each( Object.fromEntries( own ) ),
		additionalProperties: false,
		...( required.length > 0 && { required } ),
	};
}
