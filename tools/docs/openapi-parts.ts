import { z } from 'zod';
import {
	errorSchemas,
	errorStatuses,
	type KnownErrorCode,
} from '../../client/src/error-schemas';
import { errors, refusals } from './texts';

export const codes = Object.keys( errors ) as KnownErrorCode[];

export const ref = ( kind: string, name: string ) => ( {
	$ref: `#/components/${ kind }/${ name }`,
} );

export const json = ( schema: object, example?: unknown ) => ( {
	'application/json': {
		schema,
		...( example !== undefined && { example } ),
	},
} );

const header = ( description: string, type = 'string' ) => ( {
	description,
	schema: { type },
} );

export const headers = {
	ETag: header(
		'Weak validator of what this caller gets to see; for If-None-Match and If-Match.'
	),
	'Cache-Control': header(
		'`private, no-cache`: to be kept by the caller alone, and asked about before each use.'
	),
	Vary: header( 'Has at least Origin, Cookie, Authorization.' ),
	'X-WP-Total': header( 'Items in all', 'integer' ),
	'X-WP-TotalPages': header( 'Pages in all', 'integer' ),
	Link: header( 'The neighbouring pages, as rel="prev" and rel="next".' ),
	Location: header( 'Address of what was created' ),
};

export const parameters = {
	IfNoneMatch: {
		name: 'If-None-Match',
		in: 'header',
		description: 'ETag of an earlier answer: 304 while it is still true.',
		schema: { type: 'string' },
	},
	IfMatch: {
		name: 'If-Match',
		in: 'header',
		description:
			'ETag that reading gave to this caller: 412 when that is no longer true.',
		schema: { type: 'string' },
	},
};

/** Any one of these, or none where an operation says so. */
export const securitySchemes = {
	cookie: {
		type: 'apiKey',
		in: 'cookie',
		name: 'wordpress_logged_in',
		description:
			'The login of the browser. WordPress adds a hash of the site to the name. Counts only together with the nonce.',
	},
	nonce: {
		type: 'apiKey',
		in: 'header',
		name: 'X-WP-Nonce',
		description: 'A nonce of the action `wp_rest` for that login.',
	},
	applicationPassword: {
		type: 'http',
		scheme: 'basic',
		description: 'User name and an application password of that user.',
	},
	bearer: {
		type: 'http',
		scheme: 'bearer',
		bearerFormat: 'JWT',
		description:
			'Only where another plugin turns the token into a WordPress user; without one it is no login.',
	},
};

export const logins = [
	{ cookie: [], nonce: [] },
	{ applicationPassword: [] },
	{ bearer: [] },
];

export const errorComponents = () =>
	Object.fromEntries(
		codes.map( ( code ) => {
			const { $schema, ...schema } = z.toJSONSchema(
				errorSchemas[ code ]
			);
			return [ code, schema ];
		} )
	);

export const errorResponses = () => ( {
	...Object.fromEntries(
		codes.map( ( code ) => [
			code,
			{
				description: errors[ code ],
				content: json( ref( 'schemas', code ), refusals[ code ] ),
			},
		] )
	),
	NotModified: {
		description: 'What If-None-Match names is still true. No body.',
		headers: { ETag: ref( 'headers', 'ETag' ) },
	},
} );

export const statusOf = ( code: KnownErrorCode ) =>
	String( errorStatuses[ code ] );
