import { endpoints } from '../../client/src/contract';

/** WordPress's own, and those of fixtures and of the demo company. */
const others = /^(oembed|wp|wp-[\w-]+|fixture|bench|svc-demo)\//;

/** An ability of WordPress itself; fixtures' are below `fixture`. */
const otherAbilities = /^(core|fixture)\//;

/** Another protocol than REST, or a page for people: no endpoint of the contract. */
const otherProtocols = [
	'POST /modern-data/v1/mcp',
	'GET /etb/v1/unsubscribe/{token}',
];

export const isOurAbility = ( name: string ) => ! otherAbilities.test( name );

/** The plugin's namespaces: those of the contract, and all that a site serves besides WordPress's own. */
export function ourNamespaces( served: readonly string[] ): string[] {
	const promised = Object.values( endpoints ).map( ( { path } ) =>
		path.split( '/' ).slice( 1, 3 ).join( '/' )
	);
	const found = served.filter( ( name ) => ! others.test( name ) );
	return [ ...new Set( [ ...promised, ...found ] ) ].sort();
}

/** As a namespace's index describes its routes. */
export type Routes = Record< string, { methods: string[] } >;

/** `GET /users/v1/profiles/{id}`: each route of a namespace's index in the contract's words, without the index itself. */
export const served = ( namespace: string, routes: Routes ): string[] =>
	Object.entries( routes )
		.filter( ( [ route ] ) => route !== `/${ namespace }` )
		.flatMap( ( [ route, { methods } ] ) =>
			methods.map( ( method ) => `${ method } ${ inBraces( route ) }` )
		)
		.filter( ( route ) => ! otherProtocols.includes( route ) )
		.sort();

/** `(?P<id>[\d]+)` is `{id}`. */
const inBraces = ( route: string ) =>
	route.replace( /\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '{$1}' );

export const promised = ( namespace: string ): string[] =>
	Object.values( endpoints )
		.map( ( { method, path } ) => `${ method } ${ path }` )
		.filter( ( route ) => route.includes( ` /${ namespace }/` ) )
		.sort();
