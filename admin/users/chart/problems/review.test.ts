import { describe, expect, it } from 'vitest';
import { withRoot, type Node } from '../data/chart';
import { countOf, joined, peopleToReview } from './review';

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

describe( 'people to review', () => {
	it( 'are none where one person is at the top', () => {
		const chart = withRoot( null, {
			manager: node( 1, 1 ),
			reports: [ node( 2, 0 ) ],
		} );
		expect( countOf( peopleToReview( chart, new Set() ), null ) ).toBe( 0 );
	} );

	it( 'are those without a team beside the one with a team', () => {
		const review = peopleToReview(
			company( node( 1, 3 ), node( 2, 0 ) ),
			new Set()
		);
		expect( review.tops ).toEqual( [] );
		expect( review.alone ).toEqual( [ node( 2, 0 ) ] );
	} );

	it( 'are all with a team, where there are several', () => {
		const review = peopleToReview(
			company( node( 1, 3 ), node( 2, 1 ) ),
			new Set()
		);
		expect( review.tops ).toHaveLength( 2 );
		expect( countOf( review, null ) ).toBe( 2 );
	} );

	it( 'are not those whose manager an import could not set', () => {
		const review = peopleToReview(
			company( node( 1, 3 ), node( 2, 1 ), node( 3, 0 ), node( 4, 0 ) ),
			new Set( [ 2, 3 ] )
		);
		expect( review.tops ).toEqual( [] );
		expect( review.alone ).toEqual( [ node( 4, 0 ) ] );
	} );

	it( 'are a number where their reports are not known', () => {
		const review = peopleToReview(
			company( node( 1, null ), node( 2, null ) ),
			new Set()
		);
		expect( review ).toEqual( { tops: [], alone: [], uncounted: 2 } );
	} );
} );

it( 'reports of several requests become one', () => {
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
