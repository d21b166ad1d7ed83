import { expect, it } from 'vitest';
import { guessRole, roleOf, unknownRoles } from './roles';

const roles = [
	{ value: 'loan_officer', label: 'Agent', defaultLabel: 'Kreditberater' },
	{ value: 'staff', label: 'Staff' },
	{ value: 'leadership', label: 'Leadership' },
	{ value: 'assistant', label: 'Team' },
	{ value: 'realtor_partner', label: 'Realtor', isHidden: true },
];

it.each( [
	[ 'Loan Officer', 'loan_officer' ],
	[ 'loan-officer', 'loan_officer' ],
	[ 'AGENT', 'loan_officer' ],
	[ 'Kreditberater', 'loan_officer' ],
	[ 'assistant', 'assistant' ],
	// A hidden role is one all the same.
	[ 'realtor', 'realtor_partner' ],
	[ 'Loan Officer II', null ],
	[ '', null ],
] )( 'the role %j is %j', ( cell, role ) => {
	expect( roleOf( cell, roles ) ).toBe( role );
} );

it.each( [
	[ 'Loan Officer II', 'loan_officer' ],
	[ 'Sr. Mortgage Loan Originator', 'loan_officer' ],
	[ 'Loan Officer Assistant', 'assistant' ],
	[ 'Executive Assistant to the President', 'assistant' ],
	[ 'Assistant Vice President', 'leadership' ],
	[ 'Chief Risk Officer', 'leadership' ],
	[ 'Underwriter', '' ],
	// Not a role that forms offer.
	[ 'Real estate broker', '' ],
] )( '%j is guessed to be %j', ( cell, role ) => {
	expect( guessRole( cell, roles ) ).toBe( role );
} );

it( 'lists what is no role once', () => {
	const cells = [ 'Staff', 'Teller ', 'teller', '', 'Clerk' ];
	expect( [ ...unknownRoles( cells, roles ).values() ] ).toEqual( [
		{ text: 'Teller', rows: 2 },
		{ text: 'Clerk', rows: 1 },
	] );
} );

it( 'what exports write comes before labels', () => {
	const swapped = [
		{ value: 'staff', label: 'Team' },
		{ value: 'assistant', label: 'Staff' },
	];
	expect( roleOf( 'staff', swapped ) ).toBe( 'staff' );
	expect( roleOf( 'Staff', swapped ) ).toBe( 'assistant' );
} );
