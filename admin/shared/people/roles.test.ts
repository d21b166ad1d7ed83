import { beforeEach, expect, it } from 'vitest';
import { offered } from '../form/field-row';
import { bootWith } from '../testing/boot-with';
import type { RoleChoice } from '../boot';
import { roleChoices, roleName, usualRole } from './roles';

const role = (
	value: RoleChoice[ 'value' ],
	label: string,
	isHidden = false
): RoleChoice => ( { value, label, defaultLabel: value, isHidden } );

beforeEach( () =>
	bootWith( {
		roles: [
			role( 'loan_officer', '<b>Agent</b>' ),
			role( 'realtor_partner', 'Partner', true ),
			role( 'staff', 'Staff' ),
		],
	} )
);

it( 'a role has the label that the page says', () => {
	expect( roleName( 'loan_officer' ) ).toBe( '<b>Agent</b>' );
	expect( roleName( 'assistant' ) ).toBe( 'assistant' );
} );

it( 'a form offers a hidden role only where it is kept', () => {
	const values = ( ...kept: string[] ) =>
		offered( roleChoices(), ...kept ).map( ( { value } ) => value );
	expect( values() ).toEqual( [ 'loan_officer', 'staff' ] );
	expect( values( 'realtor_partner' ) ).toEqual( [
		'loan_officer',
		'realtor_partner',
		'staff',
	] );
} );

it( 'a new person is Staff, or what forms offer first', () => {
	expect( usualRole( roleChoices() ) ).toBe( 'staff' );
	expect(
		usualRole( [
			role( 'loan_officer', 'Agent', true ),
			role( 'staff', 'Staff', true ),
			role( 'assistant', 'Assistant' ),
		] )
	).toBe( 'assistant' );
} );
