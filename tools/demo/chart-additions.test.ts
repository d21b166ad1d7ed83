import { describe, expect, it } from 'vitest';
import { DOTTED_LINES, VACANCIES } from './chart-additions';
import { SEATS } from './seats';

const seat = ( key: string ) => SEATS.find( ( one ) => one.key === key );

describe( 'the demo company’s org chart', () => {
	it( 'has vacancies between managers and people who report to them', () => {
		expect( VACANCIES ).toHaveLength( 4 );
		for ( const { manager, reports } of VACANCIES ) {
			expect( seat( manager ) ).toBeDefined();
			for ( const report of reports ) {
				expect( seat( report )?.boss ).toBe( manager );
			}
		}
	} );

	it( 'has dotted lines to other people than the manager', () => {
		expect( DOTTED_LINES ).toHaveLength( 5 );
		for ( const [ person, manager ] of DOTTED_LINES ) {
			expect( seat( person ) ).toBeDefined();
			expect( seat( manager ) ).toBeDefined();
			expect( seat( person )?.boss ).not.toBe( manager );
			expect( person ).not.toBe( manager );
		}
	} );
} );
