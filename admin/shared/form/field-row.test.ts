import { expect, it } from 'vitest';
import {
	byName,
	editableByAdministrators,
	editableByOwner,
	type FieldEditor,
	type FieldRow,
} from './field-row';

const row = ( name: string, editor: FieldEditor ): FieldRow => ( {
	name,
	label: name,
	kind: 'text',
	required: false,
	editor,
} );

const rows = byName( [
	row( 'id', 'nobody' ),
	row( 'role', 'administrator' ),
	row( 'phone', 'owner' ),
	row( 'email', 'owner-if-allowed' ),
	row( 'title', 'owner-if-allowed' ),
] );
const names = [ ...rows.keys(), 'unknown' ];

it( 'administrators edit all that can be edited', () => {
	expect( names.filter( editableByAdministrators( rows ) ) ).toEqual( [
		'role',
		'phone',
		'email',
		'title',
	] );
} );

it( 'owners edit what is theirs, and what the site allows', () => {
	expect(
		names.filter( editableByOwner( rows, [ 'email', 'role' ] ) )
	).toEqual( [ 'phone', 'email' ] );
} );
