import { expect } from 'vitest';
import { endpoints, type Endpoint } from '../../client/src/contract';
import {
	errorSchemas,
	errorStatuses,
	type KnownErrorCode,
} from '../../client/src/error-schemas';
import type { Seen } from './http';

export type EndpointName = keyof typeof endpoints;

interface ContractMatchers< R > {
	/** The success answer of an endpoint: status, JSON, and exactly the fields of its schema. */
	toAnswer: ( endpoint: EndpointName ) => R;
	/** One of the contract's errors, exactly in its shape; with the fields it has to name. */
	toRefuse: ( code: KnownErrorCode, fields?: readonly string[] ) => R;
	/** An error of WordPress's own, which the contract leaves as it is. */
	toRefuseAsCore: ( code: string, status: number ) => R;
}

declare module 'vitest' {
	// The type parameter must have the name that Vitest gives it.
	interface Matchers< T > extends ContractMatchers< T > {}
}

const shown = ( { asked, status, text }: Seen ) =>
	`${ asked } gave ${ status } ${ text.slice( 0, 600 ) }`;

const verdict = ( seen: Seen, faults: readonly string[] ) => ( {
	pass: faults.length === 0,
	message: () => `${ faults.join( '\n' ) }\n${ shown( seen ) }`,
} );

const fault = ( found: boolean, text: string ) => ( found ? [ text ] : [] );

const isJson = ( seen: Seen ) =>
	seen.headers[ 'content-type' ]?.startsWith( 'application/json' ) ?? false;

expect.extend( {
	toAnswer( seen: Seen, name: EndpointName ) {
		const endpoint: Endpoint = endpoints[ name ];
		const read = endpoint.response.safeParse( seen.body );
		return verdict( seen, [
			...fault(
				seen.status !== endpoint.status,
				`not ${ endpoint.status }`
			),
			...fault( ! isJson( seen ), 'not JSON by its Content-Type' ),
			...fault(
				! read.success,
				`not as in the contract: ${ read.error?.message }`
			),
		] );
	},

	toRefuse(
		seen: Seen,
		code: KnownErrorCode,
		fields: readonly string[] = []
	) {
		const read = errorSchemas[ code ].safeParse( seen.body );
		const named = paramsOf( seen );
		return verdict( seen, [
			...fault(
				seen.status !== errorStatuses[ code ],
				`not ${ errorStatuses[ code ] }`
			),
			...fault( ! isJson( seen ), 'not JSON by its Content-Type' ),
			...fault(
				! read.success,
				`not as in the contract: ${ read.error?.message }`
			),
			...fault(
				fields.length > 0 && ! sameSet( named, fields ),
				`names ${ named.join( ', ' ) } and not ${ fields.join( ', ' ) }`
			),
		] );
	},

	toRefuseAsCore( seen: Seen, code: string, status: number ) {
		return verdict( seen, [
			...fault( seen.status !== status, `not ${ status }` ),
			...fault(
				( seen.body as { code?: string } )?.code !== code,
				`not ${ code }`
			),
		] );
	},
} );

export function paramsOf( seen: Seen ): string[] {
	const body = seen.body as
		{ data?: { params?: Record< string, string > } } | undefined;
	return Object.keys( body?.data?.params ?? {} );
}

const sameSet = ( a: readonly string[], b: readonly string[] ) =>
	JSON.stringify( [ ...a ].sort() ) === JSON.stringify( [ ...b ].sort() );
