import { endpoints, type Endpoint } from '../../client/src/contract';
import type { Site } from '../host/site';
import { ourNamespaces, promised, served, type Routes } from './ours';
import { modern, objectOf, type CoreSchema, type Schema } from './schema';

interface Help {
	/** Routes without an operation have none. */
	schema?: CoreSchema;
	endpoints: {
		methods: string[];
		args: Record< string, CoreSchema > | [];
	}[];
}

/** An endpoint as a running site describes it. */
export interface Described {
	/** Query or body. */
	input: Schema;
	/** The answer of a GET of the address. */
	thing: Schema;
}

export type EndpointName = keyof typeof endpoints;

/** Those that the intranet's files of texts speak of. */
export type IntranetName = {
	[
		Name in EndpointName
	]: ( typeof endpoints )[ Name ][ 'path' ] extends `/users/v1/intranet/${ string }`
		? Name
		: never;
}[ EndpointName ];

export type SiteDescription = Map< EndpointName, Described >;

export const all = Object.entries( endpoints ) as [ EndpointName, Endpoint ][];

async function ask< Answer >( url: string, method = 'GET' ): Promise< Answer > {
	const response = await fetch( url, { method } );
	if ( ! response.ok ) {
		throw new Error( `${ method } ${ url } gave ${ response.status }` );
	}
	return ( await response.json() ) as Answer;
}

/** Requests every route of the plugin; a route that only the site or only the contract has is an error. */
export async function describe( site: Site ): Promise< SiteDescription > {
	const root = site.rest.replace( /\/$/, '' );
	await requireSameRoutes( root );
	const helps = new Map< string, Help >();
	for ( const path of new Set( all.map( ( [ , { path: one } ] ) => one ) ) ) {
		const url = root + path.replace( /\{\w+\}/g, '1' );
		helps.set( path, await ask< Help >( url, 'OPTIONS' ) );
	}
	return new Map(
		all.map( ( [ name, endpoint ] ) => [
			name,
			described( endpoint, helps.get( endpoint.path ) ),
		] )
	);
}

function described( { method, path }: Endpoint, help?: Help ): Described {
	const found = help?.endpoints.find( ( { methods } ) =>
		methods.includes( method )
	);
	if ( ! help || ! found ) {
		throw new Error( `OPTIONS ${ path } knows no ${ method }.` );
	}
	return {
		input: objectOf( found.args, path ),
		thing: help.schema ? modern( help.schema ) : {},
	};
}

async function requireSameRoutes( root: string ) {
	const { namespaces } = await ask< { namespaces: string[] } >( root );
	for ( const namespace of ourNamespaces( namespaces ) ) {
		const routes = namespaces.includes( namespace )
			? await routesOf( root, namespace )
			: [];
		const wanted = promised( namespace );
		requireNone(
			'The client’s contract lacks',
			routes.filter( ( route ) => ! wanted.includes( route ) )
		);
		requireNone(
			'The site lacks',
			wanted.filter( ( route ) => ! routes.includes( route ) )
		);
	}
}

async function routesOf( root: string, namespace: string ) {
	const index = await ask< { routes: Routes } >( `${ root }/${ namespace }` );
	return served( namespace, index.routes );
}

function requireNone( what: string, names: string[] ) {
	if ( names.length > 0 ) {
		throw new Error( `${ what } ${ names.join( ', ' ) }.` );
	}
}
