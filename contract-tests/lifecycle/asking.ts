import { expect } from 'vitest';
import type { Site } from '../../tools/host/site';

type Answer = Record< string, unknown >;

/** Asks as the administrator, who has an application password. */
export async function send(
	{ rest, login }: Site,
	method: string,
	path: string,
	body?: object
): Promise< { status: number; body: Answer } > {
	const answer = await fetch( `${ rest }${ path }`, {
		method,
		headers: {
			Authorization: `Basic ${ btoa( `${ login.user }:${ login.applicationPassword }` ) }`,
			...( body && { 'Content-Type': 'application/json' } ),
		},
		...( body && { body: JSON.stringify( body ) } ),
	} );
	const text = await answer.text();
	const isJson = /json/.test( answer.headers.get( 'content-type' ) ?? '' );
	return {
		status: answer.status,
		body: isJson ? ( JSON.parse( text ) as Answer ) : {},
	};
}

/** A request that must succeed. */
export async function ask(
	site: Site,
	method: string,
	path: string,
	body?: object
): Promise< Answer > {
	const answer = await send( site, method, path, body );
	expect(
		answer.status,
		`${ method } ${ path }: ${ JSON.stringify( answer.body ) }`
	).toBeLessThan( 300 );
	return answer.body;
}
