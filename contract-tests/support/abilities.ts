import { expect } from 'vitest';
import { abilities } from '../../client/src/abilities/contract';
import { methodOf } from '../../client/src/abilities/methods';
import type { AbilityName } from '../../client/src/abilities/run';
import type { Api, Extras } from './api';
import type { Seen } from './http';
import type { JsonSchema } from './json-schema';

export const names = Object.keys( abilities ) as AbilityName[];

const root = '/wp-abilities/v1';
export const listed = `${ root }/abilities`;
export const categories = `${ root }/categories`;
export const ability = ( name: string ) => `${ listed }/${ name }`;
export const runPath = ( name: string ) => `${ ability( name ) }/run`;

/** An ability as core describes it. */
export interface Registered {
	name: string;
	label: string;
	description: string;
	category: string;
	input_schema: JsonSchema;
	output_schema: JsonSchema;
	meta: { annotations: Record< string, boolean >; [ key: string ]: unknown };
}

/** All abilities of the site, by name. */
export async function registeredAbilities(
	caller: Api
): Promise< Map< string, Registered > > {
	const found: Registered[] = [];
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const answer = await caller.get( listed, {
			query: { per_page: 100, page },
		} );
		found.push( ...( answer.body as Registered[] ) );
		pages = Number( answer.headers[ 'x-wp-totalpages' ] );
	}
	return new Map( found.map( ( one ) => [ one.name, one ] ) );
}

/** By the method that core wants. */
export function run(
	caller: Api,
	name: AbilityName,
	input?: object,
	extras: Extras = {}
): Promise< Seen > {
	const method = methodOf( name );
	return method === 'POST'
		? caller.post( runPath( name ), input ? { input } : {}, extras )
		: caller.send( method, runPath( name ), {
				...extras,
				query: asQuery( input ?? {} ),
			} );
}

export const asQuery = ( input: object ) =>
	Object.entries( input )
		.map(
			( [ name, value ] ) =>
				`input[${ encodeURIComponent( name ) }]=${ encodeURIComponent( String( value ) ) }`
		)
		.join( '&' );

/**
 * The ability answers what REST answers. Core makes two differences: 200 where something was created, and 401 for a caller who
 * is not logged in and is refused by the policy.
 */
export function expectSame( byAbility: Seen, byRest: Seen, caller: string ) {
	const shown = `${ byRest.asked } gave ${ byRest.status } ${ byRest.text }`;
	expect( byAbility.body, shown ).toEqual(
		caller === 'anonymous' && byRest.status === 403
			? unauthorised( byRest.body as object )
			: byRest.body
	);
	expect( byAbility.status, shown ).toBe( statusOf( byRest, caller ) );
}

const unauthorised = ( body: object ) => ( { ...body, data: { status: 401 } } );

function statusOf( { status }: Seen, caller: string ): number {
	if ( status === 201 ) {
		return 200;
	}
	return status === 403 && caller === 'anonymous' ? 401 : status;
}
