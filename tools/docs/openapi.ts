import { errorsOf, type Endpoint } from '../../client/src/contract';
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
import { schemas } from './openapi-schemas';
import { examples, operations, tags } from './texts';
import type { Schema } from './schema';
import { all, type EndpointName, type SiteDescription } from './site';

export function openapi( site: SiteDescription, version: string ): object {
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

function paths( site: SiteDescription ) {
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

function operation(
	name: EndpointName,
	endpoint: Endpoint,
	site: SiteDescription
) {
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
			schema: /id$/.test( name ?? '' )
				? { type: 'integer', minimum: 1 }
				: { type: 'string' },
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
			content: endpoint.mediaType
				? {
						[ endpoint.mediaType ]: {
							schema: { type: 'string' },
							example: examples[ name ].answer,
						},
						...( endpoint.otherMediaType && {
							[ endpoint.otherMediaType ]: {
								schema: { type: 'string' },
							},
						} ),
					}
				: json( ref( 'schemas', response ), examples[ name ].answer ),
		},
		...( endpoint.method === 'GET' && {
			304: ref( 'responses', 'NotModified' ),
		} ),
		...Object.fromEntries(
			errorsOf( endpoint ).map( ( code ) => [
				statusOf( code ),
				ref( 'responses', code ),
			] )
		),
	};
}
