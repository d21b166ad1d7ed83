import { errorsOf } from '../../client/src/endpoint';
import { errorStatuses } from '../../client/src/error-schemas';
import type { Endpoint } from '../../client/src/contract';
import { examples, ids, refusals } from './examples';
import { block, code, kind, members, pretty, table } from './markdown';
import { codes } from './openapi-parts';
import { schemas } from './openapi-schemas';
import { errors, operations, permissions, remarks } from './operations';
import { listed, profileTable } from './profile-table';
import { rules, start } from './rest-rules';
import type { Schema } from './schema';
import { all, type EndpointName, type SiteDescription } from './site';

export function restPage( site: SiteDescription ): string {
	const things = schemas( site );
	return [
		start,
		'## Endpoints',
		table(
			[ 'endpoint', 'what it does' ],
			all.map( ( [ name, { method, path } ] ) => [
				`[${ code( `${ method } ${ path }` ) }](#${ anchor( name ) })`,
				operations[ name ].title,
			] )
		),
		'## Who may do what',
		table(
			[ '', ...permissions.columns ],
			Object.entries( permissions.rows ).map( ( [ what, { who } ] ) => [
				what,
				...who,
			] )
		),
		rules,
		'## Errors',
		'Every error is `{code, message, data}` with the status in `data.status`. Nested fields are named with dots, as in `meta.svc_reports_to`.',
		table(
			[ 'code', 'status', 'when' ],
			codes.map( ( one ) => [
				code( one ),
				String( errorStatuses[ one ] ),
				errors[ one ],
			] )
		),
		block( 'json', pretty( refusals.rest_invalid_param ) ),
		'What WordPress itself answers before a request gets here stays as it is: `rest_invalid_json` (400), `rest_no_route` (404), `rest_cookie_invalid_nonce` (403), and 401 for a wrong application password.',
		'## The profile',
		profileTable(
			{
				profile: things.Profile ?? {},
				create: things.NewProfile ?? {},
				settings: things.Settings ?? {},
			},
			meaning
		),
		`The list has ${ listed( site.get( 'listProfiles' )?.thing ?? {} ) }.`,
		'## The settings',
		fieldTable( things.Settings ?? {} ),
		'## The company record',
		fieldTable( things.Company ?? {} ),
		'## The account',
		fieldTable( things.Account ?? {} ),
		'## The directory item',
		fieldTable( things.DirectoryItem ?? {} ),
		'## The internal profile',
		// Its biography is not the one that visitors see.
		fieldTable( things.IntranetProfile ?? {}, [ 'bio' ] ),
		'## The node of the org chart',
		fieldTable( things.OrgChart ?? {}, [ 'avatar_url' ] ),
		'## The bookmark',
		fieldTable( things.Bookmark ?? {} ),
		'## The collection',
		fieldTable( things.Collection ?? {} ),
		'## The settings for assistants',
		fieldTable( things.AssistantSettings ?? {} ),
		...all.map( ( [ name, endpoint ] ) => section( name, endpoint, site ) ),
	]
		.join( '\n\n' )
		.concat( '\n' );
}

const anchor = ( name: EndpointName ) =>
	operations[ name ].title.toLowerCase().replaceAll( ' ', '-' );

const fieldTable = ( thing: Schema, plain: string[] = [] ) =>
	table(
		[ 'field', 'value', 'meaning' ],
		members( thing ).map( ( [ name, schema ] ) => [
			code( name ),
			kind( schema ),
			meaning( plain.includes( name ) ? '' : name, schema ),
		] )
	);

const meaning = ( name: string, { description = '' }: Schema ) =>
	[ description && `${ description }.`, remarks[ name ] ]
		.filter( Boolean )
		.join( ' ' );

function section(
	name: EndpointName,
	endpoint: Endpoint,
	site: SiteDescription
): string {
	const { title, about, who } = operations[ name ];
	return [
		`## ${ title }`,
		block( 'http', `${ endpoint.method } /wp-json${ endpoint.path }` ),
		about,
		`**Who may:** ${ who }`,
		...query( endpoint, site.get( name )?.input ?? {} ),
		...body( name, site.get( name )?.input ?? {} ),
		`**Answers** ${ endpoint.status }. **Errors:** ${ errorsOf( endpoint )
			.map( ( one ) => `${ code( one ) } (${ errorStatuses[ one ] })` )
			.join( ', ' ) }.`,
		block( 'sh', curl( name, endpoint ) ),
		answer( name ),
	].join( '\n\n' );
}

const answer = ( name: EndpointName ) => {
	const { answer: shown } = examples[ name ];
	return typeof shown === 'string'
		? block( 'text', shown )
		: block( 'json', pretty( shown ) );
};

function query( { method }: Endpoint, { properties = {} }: Schema ): string[] {
	const rows = Object.entries( properties ).map( ( [ name, schema ] ) => [
		code( name ),
		kind( schema ),
		schema.default === undefined ? '' : code( String( schema.default ) ),
		schema.description ?? '',
	] );
	return method === 'GET' && rows.length > 0
		? [ table( [ 'parameter', 'value', 'default', 'meaning' ], rows ) ]
		: [];
}

function body( name: EndpointName, input: Schema ): string[] {
	if ( ! operations[ name ].body ) {
		return [];
	}
	const required = input.required ?? [];
	const optional = Object.keys( input.properties ?? {} ).filter(
		( field ) => ! required.includes( field )
	);
	const list = ( fields: string[] ) => fields.map( code ).join( ', ' );
	return [
		[
			'**Body:** a JSON object.',
			...( required.length > 0
				? [ `Needed: ${ list( required ) }.` ]
				: [] ),
			`Optional: ${ list( optional ) }.`,
		].join( ' ' ),
	];
}

function curl( name: EndpointName, { method, path }: Endpoint ): string {
	const { id: own, query: asked = '', body: sent } = examples[ name ];
	const address = path.replace(
		/\{(\w+)\}/g,
		( _, id: string ) => own ?? ids[ id ] ?? ''
	);
	return [
		`curl --user "$LOGIN"${ method === 'GET' ? '' : ` --request ${ method }` }`,
		...( sent
			? [
					"--header 'Content-Type: application/json'",
					`--data '${ JSON.stringify( sent ) }'`,
				]
			: [] ),
		`"$REST${ address }${ asked }"`,
	].join( ' \\\n  ' );
}
