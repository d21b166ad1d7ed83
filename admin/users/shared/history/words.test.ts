import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../../../client/src/users/history-schemas.js';
import { byName, type FieldRow } from '../../../shared/form/field-row';
import { eventText, fieldName, rowOf } from './words';

const row = ( name: string, label: string ): FieldRow => ( {
	name,
	label,
	kind: 'text',
	required: false,
	editor: 'owner',
} );

const rows = byName( [
	row( 'bio', 'Biography' ),
	row( 'social.linkedin', 'LinkedIn' ),
	row( 'meta.svc_reports_to', 'Manager' ),
	row( 'meta.badge', 'Badge' ),
	row( 'intranet.bio', 'Introduction for colleagues' ),
	row( 'intranet.skills', 'Skills' ),
] );

const entry = ( change: Partial< HistoryEntry > ): HistoryEntry => ( {
	id: 1,
	at: '2026-11-22T12:00:00Z',
	user_id: 1,
	way: 'rest',
	field: 'profile',
	old: null,
	new: null,
	...change,
} );

describe( 'fieldName', () => {
	it.each( [
		[ 'bio', 'Biography' ],
		[ 'social.linkedin', 'LinkedIn' ],
		[ 'reports_to', 'Manager' ],
		[ 'meta.badge', 'Badge' ],
		[ 'intranet.bio', 'Introduction for colleagues' ],
		[ 'skills', 'Skills' ],
		[ 'avatar_id', 'Photo' ],
		[ 'meta.gone', 'meta.gone' ],
	] )( 'of %s is %s', ( field, name ) => {
		expect( fieldName( rows, field ) ).toBe( name );
	} );

	it( 'of a field that is registered no longer has no row', () => {
		expect( rowOf( rows, 'meta.gone' ) ).toBeUndefined();
	} );
} );

describe( 'eventText', () => {
	it.each( [
		[ null, 'live', 'Profile created' ],
		[ 'live', 'trash', 'Profile moved to the Trash' ],
		[ 'trash', 'live', 'Profile restored from the Trash' ],
		[ 'live', null, 'Profile permanently deleted' ],
		[ 'trash', null, 'Profile permanently deleted' ],
	] )( 'from %s to %s: %s', ( old, now, text ) => {
		expect( eventText( entry( { old, new: now } ) ) ).toBe( text );
	} );

	it( 'is for the profile itself', () => {
		expect( eventText( entry( { field: 'phone' } ) ) ).toBeNull();
	} );
} );
