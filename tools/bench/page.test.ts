import { describe, expect, it } from 'vitest';
import { page } from './page';
import { Tally } from './tally';

const table = (
	people: number,
	name: string,
	cache: 'redis' | null = null
) => ( {
	people,
	cache,
	tallies: [ new Tally( { name, path: '/' }, people ) ],
} );

const written = ( tables: Parameters< typeof page >[ 2 ], before: string ) =>
	page( '7.1', '2026-11-29', tables, before );

describe( 'the page of the benchmarks', () => {
	it( 'keeps the tables that were not measured, in their order', () => {
		const before = written(
			[
				table( 2000, 'first', 'redis' ),
				table( 2000, 'second' ),
				table( 1000, 'third' ),
			],
			''
		);
		const after = written( [ table( 2000, 'fourth' ) ], before );
		expect( after.match( /^(?:## |\| [a-z]).+/gmu ) ).toEqual( [
			'## 1,000 people, without a persistent object cache',
			expect.stringContaining( '| third |' ),
			'## 2,000 people, without a persistent object cache',
			expect.stringContaining( '| fourth |' ),
			'## 2,000 people, with Redis as persistent object cache',
			expect.stringContaining( '| first |' ),
		] );
		expect( written( [], after ) ).toBe( after );
	} );
} );
