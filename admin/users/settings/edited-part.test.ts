import { expect, it } from 'vitest';
import { settingsPart } from '../../shared/settings/part';
import { edited, withRefused, withStored, withValue } from './edited-part';

const unused = () => Promise.reject( new Error( 'not used' ) );
const whole = settingsPart< unknown >( {
	read: unused,
	write: unused,
	Sections: () => null,
} );
const form = settingsPart( { ...whole, rows: () => new Map() } );

const typed = ( part: typeof whole, start: unknown, value: unknown ) =>
	withValue(
		edited( { part, stored: { value: start, etag: '"1"' } } ),
		value
	);

it( 'a form keeps the fields that were changed after it was sent', () => {
	const sent = { name: 'A', phone: '1', url: '' };
	const now = { name: 'A (saved)', phone: '1', url: 'https://example.com' };
	const later = typed( form, { name: '' }, { ...sent, phone: '2' } );
	expect(
		withStored( later, { value: now, etag: '"2"' }, sent )
	).toMatchObject( {
		stored: { value: now, etag: '"2"' },
		value: { ...now, phone: '2' },
	} );
} );

it( 'a part without fields keeps its value only if it was changed after it was sent', () => {
	const stored = { value: 'saved', etag: null };
	const after = ( value: string ) =>
		withStored( typed( whole, 'start', value ), stored, 'sent' ).value;
	expect( after( 'sent' ) ).toBe( 'saved' );
	expect( after( 'later' ) ).toBe( 'later' );
} );

it( 'the server’s error of a field is not shown at what was typed since', () => {
	const sent = { name: 'A', phone: '1' };
	const later = typed( form, sent, { ...sent, phone: '2' } );
	expect(
		withRefused( later, sent, { name: 'Too short.', phone: 'Too short.' } )
			.errors
	).toEqual( { name: 'Too short.' } );
} );
