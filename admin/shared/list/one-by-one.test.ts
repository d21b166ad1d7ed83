import { expect, it } from 'vitest';
import { oneByOne } from './one-by-one';

it( 'does the others when one is refused', async () => {
	const heard: number[] = [];
	const outcome = await oneByOne(
		[ 1, 2, 3 ],
		( one ) =>
			one === 2 ? Promise.reject( new Error( 'no' ) ) : Promise.resolve(),
		( through ) => heard.push( through ),
		new AbortController().signal
	);
	expect( outcome.done ).toEqual( [ 1, 3 ] );
	expect( outcome.refused ).toEqual( [
		{ item: 2, failure: new Error( 'no' ) },
	] );
	expect( heard ).toEqual( [ 1, 2, 3 ] );
} );

it( 'stops between two', async () => {
	const stop = new AbortController();
	const outcome = await oneByOne(
		[ 1, 2, 3 ],
		async () => stop.abort(),
		() => {},
		stop.signal
	);
	expect( outcome.done ).toEqual( [ 1 ] );
} );
