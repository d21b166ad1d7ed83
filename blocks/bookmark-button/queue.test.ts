import { expect, it } from 'vitest';
import { oneAfterTheOther } from './queue';

it( 'waits for what came before of the same key only', async () => {
	const inTurn = oneAfterTheOther();
	const seen: string[] = [];
	let open = () => {};
	const slow = inTurn( 'a', () =>
		new Promise< void >( ( resolve ) => {
			open = resolve;
		} ).then( () => void seen.push( 'first' ) )
	);
	const next = inTurn( 'a', async () => void seen.push( 'second' ) );
	await inTurn( 'b', async () => void seen.push( 'other' ) );
	open();
	await Promise.all( [ slow, next ] );
	expect( seen ).toEqual( [ 'other', 'first', 'second' ] );
} );
