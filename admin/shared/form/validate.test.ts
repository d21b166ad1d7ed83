import { describe, expect, it } from 'vitest';
import { byName, type FieldRow } from './field-row';
import { errorIn, errorsIn } from './validate';

const row = ( more: Partial< FieldRow > ): FieldRow => ( {
	name: 'field',
	label: 'Field',
	kind: 'text',
	required: false,
	editor: 'owner',
	...more,
} );

describe( 'a field', () => {
	it.each<
		[
			string,
			Partial< FieldRow >,
			Parameters< typeof errorIn >[ 1 ],
			string | null,
		]
	>( [
		[ 'blank', { required: true }, ' \u00a0', 'This is required.' ],
		[ 'blank, but not required', {}, ' \u00a0', null ],
		[
			'without reference',
			{ kind: 'whole', required: true },
			null,
			'This is required.',
		],
		[
			'with as many letters as allowed',
			{ max: 100 },
			'💐'.repeat( 100 ),
			null,
		],
		[
			'too long',
			{ max: 100 },
			'x'.repeat( 101 ),
			'This may have at most 100 characters; it has 101.',
		],
		[
			'with a tab',
			{},
			'a\tb',
			'This must be one line without control characters.',
		],
		[ 'of several lines', { kind: 'multiline' }, 'a\n\tb', null ],
		[
			'with markup of several lines',
			{ kind: 'html' },
			'a\n<b>b</b>',
			null,
		],
		[
			'of several lines with a bell',
			{ kind: 'multiline' },
			'a\u0007',
			'This must not have control characters other than line feed and tab.',
		],
		[
			'with half an address',
			{ kind: 'email' },
			'ana',
			'This must be an e-mail address, such as jane@example.com.',
		],
		[ 'with an address', { kind: 'email' }, 'ana@example.com', null ],
		[
			'with no link',
			{ kind: 'url' },
			'x.com/ana',
			'This must be a web address that starts with http:// or https://.',
		],
		[ 'with an empty link', { kind: 'url' }, '', null ],
		[
			'with no date',
			{ kind: 'date' },
			'31.1.2026',
			'This must be a day of the calendar, such as 2026-01-31.',
		],
		[
			'with a pattern',
			{ pattern: '^[0-9]*$', patternHint: 'Digits.' },
			'12a',
			'Digits.',
		],
		[
			'that fits its pattern',
			{ pattern: '^[0-9]*$', patternHint: 'Digits.' },
			'12',
			null,
		],
		[
			'with half a number',
			{ kind: 'whole' },
			'1.5',
			'This must be a whole number.',
		],
		[ 'with a typed number', { kind: 'whole' }, '2', null ],
		[
			'with too small a number',
			{ kind: 'whole', min: 1 },
			0,
			'This must be at least 1.',
		],
		[
			'with too large a number',
			{ kind: 'whole', max: 5 },
			'6',
			'This must be at most 5.',
		],
		[
			'with too many tags',
			{ kind: 'tags', max: 1 },
			[ 'a', 'b' ],
			'This may have at most 1 items.',
		],
		[
			'with a long tag',
			{ kind: 'tags', maxLength: 3 },
			[ 'abcd' ],
			'This may have at most 3 characters; it has 4.',
		],
		[
			'with tags',
			{ kind: 'tags', max: 1, maxLength: 3 },
			[ 'abc' ],
			null,
		],
		[
			'without tags',
			{ kind: 'tags', required: true },
			[],
			'This is required.',
		],
		[ 'that is off', { kind: 'flag' }, false, null ],
	] )( '%s', ( _, more, value, error ) => {
		expect( errorIn( row( more ), value ) ).toBe( error );
	} );
} );

it( 'only the named fields are checked', () => {
	const rows = byName( [
		row( { name: 'first', required: true } ),
		row( { name: 'last', required: true } ),
	] );
	expect(
		errorsIn( rows, { first: '', last: '', other: '' }, [
			'last',
			'other',
		] )
	).toEqual( { last: 'This is required.' } );
} );
