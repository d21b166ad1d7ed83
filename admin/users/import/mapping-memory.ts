import { dispatch, select } from '@wordpress/data';
import { store } from '@wordpress/preferences';
import type { ImportColumn } from '../../../client/src/users/import-schemas.js';
import { employeeId, fullName } from './columns/names';
import {
	keyOfHeaders,
	withNewest,
	type Remembered,
} from './columns/remembered';
import type { Mapping } from './mapping';
import { mappingOf, type Reading } from './reading';
import type { Spreadsheet } from './spreadsheet/read';

const scope = 'svc/import';
const name = 'mappings';

const all = (): readonly Remembered[] =>
	( select( store ).get( scope, name ) ?? [] ) as readonly Remembered[];

/** Keeps a mapping with the user's account, for the next file with these headers. */
export function keepMapping(
	{ headers }: Spreadsheet,
	mapping: Mapping
): void {
	const { columns, match, roleForNew, roles, dateOrder, nameOrder } = mapping;
	const newest: Remembered = {
		key: keyOfHeaders( headers ),
		...{ columns, match, roleForNew, roles, dateOrder, nameOrder },
	};
	void dispatch( store ).set( scope, name, withNewest( all(), newest ) );
}

/** The mapping of the last file with the same headers, if the user has imported one, or a guess. */
export function firstMapping(
	spreadsheet: Spreadsheet,
	known: readonly ImportColumn[],
	reading: Reading
): { mapping: Mapping; isRemembered: boolean } {
	const guessed = mappingOf( spreadsheet, known, reading );
	const key = keyOfHeaders( spreadsheet.headers );
	const kept = all().find( ( one ) => one.key === key );
	if ( ! kept ) {
		return { mapping: guessed, isRemembered: false };
	}
	const { key: _key, columns, ...choices } = kept;
	const names = [ ...known.map( ( one ) => one.name ), fullName, employeeId ];
	return {
		mapping: {
			...guessed,
			...choices,
			// A custom field may have been deleted since.
			columns: columns.map( ( one ) =>
				names.includes( one ) ? one : ''
			),
			roles: { ...guessed.roles, ...choices.roles },
		},
		isRemembered: true,
	};
}
