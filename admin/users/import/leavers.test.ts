import { expect, it } from 'vitest';
import { datesIn } from './cells/dates';
import { leaversIn } from './leavers';
import { sheet } from './testing/sheet';

const dates = datesIn( 'en' );

const left = ( header: string, ...cells: string[] ) => {
	const found = leaversIn(
		sheet( [ header ], ...cells.map( ( cell ) => [ cell ] ) ),
		dates
	);
	return [ ...( found?.rows ?? [] ) ];
};

it.each( [
	[ 'Employment Status', 'Active', 'Terminated' ],
	[ 'Position Status', 'Leave', 'Deceased' ],
	[ 'Status', 'aktiv', 'Ausgeschieden' ],
	[ 'Status', 'A', 'T' ],
	[ 'Estado', 'Baja médica', 'Baja voluntaria' ],
	[ 'Statut', 'Partial leave', 'Parti' ],
	[ 'accountEnabled', 'True', 'False' ],
	[ 'Active', 'Yes', 'no' ],
	[ 'Is Active?', '1', '0' ],
	[ 'Disabled', '', 'TRUE' ],
	[ 'Termination Date', '', '3/4/2024' ],
	[ 'Termination Date', '12/31/2090', '2024-03-04' ],
	[ 'Fecha de baja', '', '04/03/2024' ],
] )( 'in a column %j %j stays and %j has left', ( header, stays, leaves ) => {
	expect( left( header, stays, leaves, stays ) ).toEqual( [ 3 ] );
} );

it.each( [
	[ 'Marital Status', 'Separated', 'Single' ],
	[ 'License Status', 'Inactive', 'Active' ],
	[ 'Termination Reason', 'Resigned', '' ],
	[ 'Title', 'Retired', 'Clerk' ],
	[ 'Status', 'On leave', 'Active' ],
	[ 'Probation end', '2024-03-04', '' ],
] )( 'a column %j tells nothing', ( header, ...cells ) => {
	expect( left( header, ...cells ) ).toEqual( [] );
} );

it( 'is nobody where the column says it of all', () => {
	expect( left( 'Status', 'Inactive', 'Inactive' ) ).toEqual( [] );
} );

it( 'counts a status, and not the day on which somebody left before', () => {
	expect(
		leaversIn(
			sheet(
				[ 'Termination Date', 'Status' ],
				[ '2019-01-31', 'Active' ],
				[ '2024-01-31', 'Terminated' ]
			),
			dates
		)
	).toEqual( {
		rows: new Set( [ 3 ] ),
		header: 'Status',
		cell: 'Terminated',
	} );
} );

it( 'goes by the day where a status tells nothing of leaving', () => {
	const found = leaversIn(
		sheet(
			[ 'Termination Date', 'Employment Status' ],
			[ '2024-01-31', 'Full-Time' ],
			[ '', 'Part-Time' ]
		),
		dates
	);
	expect( [ ...( found?.rows ?? [] ) ] ).toEqual( [ 2 ] );
} );
