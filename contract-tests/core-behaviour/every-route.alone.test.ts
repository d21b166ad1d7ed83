// @module-tag everywhere
import { describe, expect, it } from 'vitest';
import { endpoints, type Endpoint } from '../../client/src/contract';
import type { KnownErrorCode } from '../../client/src/error-schemas';
import type { Extras } from '../support/api';
import { columns } from '../support/columns';
import type { EndpointName } from '../support/matchers';
import { missing } from '../support/paths';
import { isOnTwo, isPlain } from '../support/site';
import { allTrials, type Ask, type Trial } from '../support/trials';
import { as, full, type CallerName } from '../support/world';

const trials = await allTrials();
const all = Object.entries( endpoints ) as [ EndpointName, Endpoint ][];

const outcomes = all
	.flatMap( ( [ name, { errors } ] ) =>
		errors.map( ( code ) => [ name, code ] as const )
	)
	.filter( ( [ , code ] ) => code !== 'rest_forbidden' );

/** Not on a slow host, nor once more by another form of the same addresses or on another site: WordPress finds the same route, which then refuses the same callers. */
const everyCase = full && ! isPlain && ! isOnTwo;

/** Every error of the contract at all endpoints that have it, or at one. */
const asked = everyCase
	? outcomes
	: outcomes.filter(
			( [ , code ], index ) =>
				outcomes.findIndex( ( [ , other ] ) => other === code ) ===
				index
		);

function trialOf( name: EndpointName ): Trial {
	const { method, path } = endpoints[ name ];
	const trial = trials[ name ];
	if ( ! trial ) {
		throw new Error( `${ method } ${ path } is in no trials.ts` );
	}
	return trial;
}

function send(
	name: EndpointName,
	caller: CallerName,
	{ id, query, body, headers }: Ask,
	extras: Extras = {}
) {
	const { method, path } = endpoints[ name ];
	const address = path.replace( /\{\w+\}/, String( id ) );
	const details = {
		...( query && { query } ),
		...( headers && { headers } ),
		...extras,
	};
	const by = as[ caller ];
	switch ( method ) {
		case 'GET':
			return by.get( address, details );
		case 'DELETE':
			return by.delete( address, details );
		case 'POST':
			return by.post( address, body, details );
		case 'PUT':
			return by.put( address, body, details );
	}
}

/** Each request is first refused in every way and then succeeds: refusals change nothing. */
const prepared = new Map< EndpointName, Promise< Ask > >();
const ask = ( name: EndpointName ): Promise< Ask > => {
	const { may, request } = trialOf( name );
	const made =
		prepared.get( name ) ?? Promise.resolve( request( as[ may[ 0 ]! ] ) );
	prepared.set( name, made );
	return made;
};

async function provoke( name: EndpointName, code: KnownErrorCode ) {
	const { errors = {}, may } = trialOf( name );
	const by = may[ 0 ]!;
	const own = errors[ code ];
	if ( own ) {
		return send( name, by, await own() );
	}
	const usual = await ask( name );
	const unknown = { no_such_field: 1 };
	if ( code === 'rest_invalid_param' ) {
		return send(
			name,
			by,
			usual.body
				? { ...usual, body: { ...usual.body, ...unknown } }
				: { ...usual, query: { ...usual.query, ...unknown } }
		);
	}
	if ( code === 'rest_precondition_failed' ) {
		return send( name, by, usual, { headers: { 'If-Match': 'W/"0"' } } );
	}
	if ( code.endsWith( '_not_found' ) ) {
		return send( name, by, { ...usual, id: missing } );
	}
	throw new Error( `trials.ts says no request for ${ name }: ${ code }` );
}

/** All, or only the refused caller with the most rights. */
function refused( name: EndpointName ): CallerName[] {
	const { may, inVain = [] } = trialOf( name );
	const names = columns.filter(
		( caller ) => ! may.includes( caller ) && ! inVain.includes( caller )
	);
	return everyCase ? names : names.slice( -1 );
}

async function expectAnswer(
	name: EndpointName,
	caller: CallerName,
	request: Ask
) {
	const endpoint: Endpoint = endpoints[ name ];
	const answer = await send( name, caller, request );
	if ( endpoint.mediaType ) {
		expect( [ answer.status, answer.headers[ 'content-type' ] ] ).toEqual( [
			endpoint.status,
			expect.stringContaining( endpoint.mediaType ),
		] );
	} else {
		expect( answer ).toAnswer( name );
	}
}

describe( 'every error of every endpoint', () => {
	it.each( asked )( '%s: %s', async ( name, code ) => {
		expect( await provoke( name, code ) ).toRefuse( code );
	} );
} );

describe.each( all.map( ( [ name ] ) => name ) )( '%s', ( name ) => {
	it( 'refuses all who may not', async () => {
		const callers = refused( name );
		const { errors }: Endpoint = endpoints[ name ];
		expect( callers.length > 0, 'some callers are refused' ).toBe(
			errors.includes( 'rest_forbidden' )
		);
		for ( const caller of callers ) {
			expect(
				await send( name, caller, await ask( name ) ),
				caller
			).toRefuse( 'rest_forbidden' );
		}
	} );

	it( 'answers all who may', async () => {
		const { may, request, own } = trialOf( name );
		const [ first, ...others ] = may;
		await expectAnswer( name, first!, await ask( name ) );
		for ( const caller of everyCase ? others : [] ) {
			await expectAnswer( name, caller, await request( as[ caller ] ) );
		}
		for ( const caller of own?.may ?? [] ) {
			await expectAnswer(
				name,
				caller,
				await own!.request( as[ caller ] )
			);
		}
	} );
} );
