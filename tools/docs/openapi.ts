import { z } from 'zod';
import type { Endpoint } from '../../client/src/contract';
import { examples } from './examples';
import {
	errorComponents,
	errorResponses,
	headers,
	json,
	logins,
	parameters,
	ref,
	securitySchemes,
	statusOf,
} from './openapi-parts';
import { operations, readOnly, tags } from './operations';
import type { Schema } from './schema';
import { all, type Described, type EndpointName } from './site';

type Site = Map< EndpointName, Described >;

export function openapi( site: Site, version: string ): object {
	return {
		openapi: '3.1.0',
		info: {
			title: 'Svc People',
			version,
			summary: 'Profiles of a company’s people in WordPress.',
			description:
				'Generated from a running site and the client’s contract; docs/rest.md says the same for reading. WordPress’s own parameters (`_fields`, `_envelope`, `_method`) work as everywhere.',
			license: {
				name: 'GPL-2.0-or-later',
				identifier: 'GPL-2.0-or-later',
			},
		},
		servers: [
			{
				url: '{rest_root}',
				description: 'The REST API of a site.',
				variables: {
					rest_root: {
						default: 'https://example.com/wp-json',
						description:
							'Without pretty permalinks: `https://example.com/?rest_route=`',
					},
				},
			},
		],
		tags: Object.entries( tags ).map( ( [ name, description ] ) => ( {
			name,
			description,
		} ) ),
		paths: paths( site ),
		components: {
			schemas: { ...schemas( site ), ...errorComponents() },
			responses: errorResponses(),
			headers,
			parameters,
			securitySchemes,
		},
	};
}

function paths( site: Site ) {
	const found: Record< string, Record< string, object > > = {};
	for ( const [ name, endpoint ] of all ) {
		const { path, method } = endpoint;
		found[ path ] ??= {};
		found[ path ][ method.toLowerCase() ] = operation(
			name,
			endpoint,
			site
		);
	}
	return found;
}

function operation( name: EndpointName, endpoint: Endpoint, site: Site ) {
	const { title, about, who, isPublic, tag, body } = operations[ name ];
	return {
		operationId: name,
		summary: title,
		description: `${ about }\n\nWho may: ${ who }`,
		tags: [ tag ],
		security: [ ...( isPublic ? [ {} ] : [] ), ...logins ],
		parameters: parametersOf( endpoint, site.get( name )?.input ?? {} ),
		...( body && {
			requestBody: {
				required: true,
				content: json( ref( 'schemas', body ), examples[ name ].body ),
			},
		} ),
		responses: responses( name, endpoint ),
	};
}

function parametersOf( { path, method, errors }: Endpoint, input: Schema ) {
	const inPath = [ ...path.matchAll( /\{(\w+)\}/g ) ].map(
		( [ , name ] ) => ( {
			name,
			in: 'path',
			required: true,
			schema: { type: 'integer', minimum: 1 },
		} )
	);
	const inQuery =
		method === 'GET'
			? Object.entries( input.properties ?? {} ).map(
					( [ name, { description, ...schema } ] ) => ( {
						name,
						in: 'query',
						...( description && { description } ),
						schema,
					} )
				)
			: [];
	return [
		...inPath,
		...inQuery,
		...( method === 'GET' ? [ ref( 'parameters', 'IfNoneMatch' ) ] : [] ),
		...( errors.includes( 'rest_precondition_failed' )
			? [ ref( 'parameters', 'IfMatch' ) ]
			: [] ),
	];
}

function headersOf( name: EndpointName, { method }: Endpoint ) {
	const isList = operations[ name ].item !== undefined;
	const names = [
		'Cache-Control',
		'Vary',
		...( method === 'DELETE' ? [] : [ 'ETag' ] ),
		...( method === 'POST' ? [ 'Location' ] : [] ),
		...( isList ? [ 'X-WP-Total', 'X-WP-TotalPages', 'Link' ] : [] ),
	];
	return Object.fromEntries(
		names.map( ( one ) => [ one, ref( 'headers', one ) ] )
	);
}

function responses( name: EndpointName, endpoint: Endpoint ) {
	const { title, response } = operations[ name ];
	return {
		[ endpoint.status ]: {
			description: `${ title }: done.`,
			headers: headersOf( name, endpoint ),
			content: json(
				ref( 'schemas', response ),
				examples[ name ].answer
			),
		},
		...( endpoint.method === 'GET' && {
			304: ref( 'responses', 'NotModified' ),
		} ),
		...Object.fromEntries(
			endpoint.errors.map( ( code ) => [
				statusOf( code ),
				ref( 'responses', code ),
			] )
		),
	};
}

/** Named things: what reading answers and writing takes by OPTIONS, and the short answers of writes by Zod. */
export function schemas( site: Site ): Record< string, Schema > {
	const found: Record< string, Schema > = {};
	for ( const [ name, endpoint ] of all ) {
		const { response, item, body } = operations[ name ];
		const { thing, input } = site.get( name ) ?? { thing: {}, input: {} };
		if ( endpoint.method === 'GET' ) {
			found[ response ] = item ? withItem( thing, item ) : thing;
			Object.assign(
				found,
				item && { [ item ]: thing.properties?.data?.items }
			);
		}
		if ( body ) {
			found[ body ] =
				endpoint.method === 'PUT'
					? withReadOnly( input, thing )
					: input;
		}
		found[ response ] ??= fromZod( endpoint.response );
	}
	return Object.fromEntries(
		Object.entries( found ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);
}

const withItem = ( list: Schema, item: string ): Schema => ( {
	...list,
	properties: {
		...list.properties,
		data: { ...list.properties?.data, items: ref( 'schemas', item ) },
	},
} );

/** OPTIONS leaves out the read-only copy of an id, which its path shadows. */
const withReadOnly = ( input: Schema, thing: Schema ): Schema => ( {
	...input,
	properties: {
		...Object.fromEntries(
			readOnly
				.filter( ( name ) => thing.properties?.[ name ] )
				.map( ( name ) => [
					name,
					{ ...thing.properties?.[ name ], readOnly: true },
				] )
		),
		...Object.fromEntries(
			Object.entries( input.properties ?? {} ).filter(
				( [ name ] ) => ! readOnly.includes( name )
			)
		),
	},
} );

function fromZod( schema: z.ZodType ): Schema {
	const { $schema, ...found } = z.toJSONSchema( schema );
	return JSON.parse(
		JSON.stringify( found, ( key, value: unknown ) =>
			key === 'maximum' && value === Number.MAX_SAFE_INTEGER
				? undefined
				: value
		)
	) as Schema;
}
