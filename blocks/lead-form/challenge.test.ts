import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solve } from './challenge';

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
