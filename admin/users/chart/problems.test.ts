import { describe, expect, it } from 'vitest';
import { withRoot, type Node } from './chart';
import { countOf, joined, looseEnds } from './problems';

const node = ( id: number, reports_count: number | null ): Node => ( {
	id,
	name: `N${ id }`,
	title: '',
	department: '',
	avatar_url: '',
	reports_count,
} );

const company = ( ...reports: Node[] ) =>
	withRoot( null, { manager: node( 0, reports.length ), reports } );

describe( 'loose ends', () => {
	it( 'are none where one is at the top', () => {
		const chart = withRoot( null, {
			manager: node( 1, 1 ),
			reports: [ node( 2, 0 ) ],
		} );
		expect( countOf( looseEnds( chart ), null ) ).toBe( 0 );
	} );

	it( 'are those beside the one with a team', () => {
		const ends = looseEnds( company( node( 1, 3 ), node( 2, 0 ) ) );
		expect( ends.tops ).toEqual( [] );
		expect( ends.alone ).toEqual( [ node( 2, 0 ) ] );
	} );

	it( 'are all who have teams, where they are several', () => {
		const ends = looseEnds( company( node( 1, 3 ), node( 2, 1 ) ) );
		expect( ends.tops ).toHaveLength( 2 );
		expect( countOf( ends, null ) ).toBe( 2 );
	} );

	it( 'are a number where they are too many', () => {
		const ends = looseEnds( company( node( 1, null ), node( 2, null ) ) );
		expect( ends ).toEqual( { tops: [], alone: [], uncounted: 2 } );
	} );
} );

it( 'reports that go on become one', () => {
	const finding = ( count: number, name: string ) => ( {
		damage: 'stale-copy' as const,
		count,
		title: 'x',
		remedy: 'x',
		examples: [ { profile_id: count, name } ],
	} );
	expect(
		joined(
			{ findings: [ finding( 1, 'a' ) ], next: 500 },
			{ findings: [ finding( 2, 'b' ) ], next: null }
		)
	).toMatchObject( {
		findings: [ { count: 3, examples: [ { name: 'a' }, { name: 'b' } ] } ],
		next: null,
	} );
} );
