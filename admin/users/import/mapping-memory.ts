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
import { mappingOf, withColumns, type Reading } from './reading';
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
	const {
		names: _names,
		clears: _clears,
		isStrict: _isStrict,
		createsAccounts: _createsAccounts,
		invites: _invites,
		...kept
	} = mapping;
	const newest: Remembered = { key: keyOfHeaders( headers ), ...kept };
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
	// A custom field may have been deleted since.
	const still = columns.map( ( one ) =>
		names.includes( one ) ? one : ''
	);
	const mapping = withColumns( guessed, still, spreadsheet, known, reading );
	return {
		mapping: {
			...mapping,
			...choices,
			roles: { ...mapping.roles, ...choices.roles },
		},
		isRemembered: true,
	};
}
