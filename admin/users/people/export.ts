import { exportProfilesPath } from '../../../client/src/users/sheets.js';
import { queryOf } from '../../shared/list/list-state';
import { peopleShape, type PeopleState } from './list';

type Query = NonNullable< Parameters< typeof exportProfilesPath >[ 0 ] >;

/** A spreadsheet with the columns of the list, one with all columns that can be imported, or cards for address books. */
export const exportKinds = [ 'shown', 'all', 'cards' ] as const;
export type ExportKind = ( typeof exportKinds )[ number ];

/** Columns that every spreadsheet has. */
const always = [ 'id', 'account_email', 'first_name', 'last_name' ];

const kindQuery = ( kind: ExportKind, state: PeopleState ) => {
	const chosen = state.columns.filter( ( name ) => name !== 'id' );
	switch ( kind ) {
		case 'shown':
			return { columns: [ ...always, ...chosen ] };
		case 'all':
			return {};
		case 'cards':
			return { format: 'vcard' };
	}
};

/**
 * The query for a file: the people of the list, in its order, or only some of them.
 *
 * @param state
 * @param kind
 * @param only  Profile IDs; none for all.
 */
export function exportQuery(
	state: PeopleState,
	kind: ExportKind,
	only: readonly number[] = []
): Query {
	const {
		page: _page,
		per_page: _size,
		...query
	} = queryOf( peopleShape, state );
	return {
		...query,
		...kindQuery( kind, state ),
		...( only.length > 0 && { include: [ ...only ] } ),
	} as Query;
}

/** Below the REST root. */
export const exportPath = ( ...of: Parameters< typeof exportQuery > ): string =>
	exportProfilesPath( exportQuery( ...of ) );
