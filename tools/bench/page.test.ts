import { describe, expect, it } from 'vitest';
import { page } from './page';
import { Tally } from './tally';

const table = ( people: number, name: string ) => ( {
	people,
	cache: null,
	tallies: [ new Tally( { name, path: '/' }, people ) ],
} );

describe( 'the page of the benchmarks', () => {
	it( 'keeps the tables that were not measured', () => {
		const before = page(
			'7.1',
			[ table( 1000, 'first' ), table( 2000, 'second' ) ],
			''
		);
		const after = page( '7.1', [ table( 2000, 'third' ) ], before );
		expect( after.match( /^## .+/gmu ) ).toEqual( [
			'## 1,000 people, without a persistent object cache',
			'## 2,000 people, without a persistent object cache',
		] );
		expect( after ).toContain( '| first |' );
		expect( after ).toContain( '| third |' );
		expect( after ).not.toContain( '| second |' );
		expect( page( '7.1', [], after ) ).toBe( after );
	} );
} );
