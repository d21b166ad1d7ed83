import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { proofFor, solve } from './challenge';

const challengeOf = ( number: number ) => ( {
	salt: 'a1b2.1790000000',
	target: createHash( 'sha256' )
		.update( `a1b2.1790000000${ number }` )
		.digest( 'hex' ),
	max: 2000,
	signature: 's',
} );

it.each( [ 0, 1, 499, 500, 1234, 2000 ] )(
	'finds the number %d',
	async ( number ) => {
		const { salt, target, signature } = challengeOf( number );
		expect( await solve( challengeOf( number ) ) ).toEqual( {
			salt,
			target,
			signature,
			number,
		} );
	}
);

it( 'gives up where there is none', async () => {
	expect( await solve( challengeOf( 2001 ) ) ).toBeUndefined();
} );

const asked = ( answer: () => Promise< Response > ) =>
	proofFor( '/rest', 42, answer );

it( 'has a proof of each attempt’s own challenge', async () => {
	const proofs = await Promise.all(
		[ 7, 8 ].map( ( number ) =>
			asked( () =>
				Promise.resolve(
					Response.json( { challenge: challengeOf( number ) } )
				)
			)
		)
	);
	expect( proofs.map( ( one ) => one?.number ) ).toEqual( [ 7, 8 ] );
} );

it( 'has none where none is asked for, or the REST API is closed', async () => {
	for ( const answer of [
		Response.json( { challenge: null } ),
		new Response( '<h1>Forbidden</h1>', { status: 403 } ),
	] ) {
		expect( await asked( () => Promise.resolve( answer ) ) ).toBe(
			undefined
		);
	}
} );

it( 'fails without a connection, rather than to send no proof', async () => {
	await expect(
		asked( () => Promise.reject( new TypeError( 'Failed to fetch' ) ) )
	).rejects.toThrow();
	await expect(
		asked( () => Promise.resolve( new Response( '', { status: 502 } ) ) )
	).rejects.toThrow();
} );
