import { expect, it } from 'vitest';
import { managerOf, withBranch, withRoot, type Node } from '../data/chart';
import { verdictOn } from './verdict';

const node = ( id: number, name: string, reports_count: number ): Node => ( {
	id,
	name,
	title: '',
	department: '',
	avatar_url: '',
	reports_count,
} );

/** Ana over Bo, Bo over Cy, beside Dee. */
const chart = [
	{ manager: node( 1, 'Ana', 1 ), reports: [ node( 2, 'Bo', 1 ) ] },
	{ manager: node( 2, 'Bo', 1 ), reports: [ node( 3, 'Cy', 0 ) ] },
].reduce(
	withBranch,
	withRoot( null, {
		manager: node( 0, 'Acme', 2 ),
		reports: [ node( 1, 'Ana', 1 ), node( 4, 'Dee', 0 ) ],
	} )
);

it( 'knows the manager of a person', () => {
	expect( managerOf( chart, 3 )?.name ).toBe( 'Bo' );
	expect( managerOf( chart, 1 ) ).toBeNull();
	expect( managerOf( chart, 0 ) ).toBeNull();
} );

it.each( [
	[ 'another manager', 3, 4, true, 'Cy will report to Dee' ],
	[ 'no manager', 3, 0, true, 'Cy will have no manager' ],
	[ 'the same manager', 3, 2, false, 'This is already their manager' ],
	[ 'no manager once more', 1, 0, false, 'They already have no manager' ],
	[
		'their report',
		1,
		2,
		false,
		'Ana cannot report to Bo, who reports to Ana.',
	],
	[
		'a person below',
		1,
		3,
		false,
		'Ana cannot report to Cy, who is below Ana: Cy → Bo → Ana.',
	],
] )( 'says what dropping a person on %s would do', ( _, id, to, may, text ) => {
	expect( verdictOn( chart, id, to ) ).toEqual( { may, text } );
} );
