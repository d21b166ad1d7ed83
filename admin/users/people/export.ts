import { exportProfilesPath } from '../../../client/src/users/sheets.js';
import { queryOfState, type Column, type ListState } from '../../shared/list/list-state';

type Query = NonNullable< Parameters< typeof exportProfilesPath >[ 0 ] >;

/** What a file has: the columns that the list shows, all that can be imported again, or cards for address books. */
export const exportKinds = [ 'shown', 'all', 'cards' ] as const;
export type ExportKind = ( typeof exportKinds )[ number ];

/** Who somebody is goes into every file. */
const always = [ 'id', 'account_email', 'first_name', 'last_name' ];

const kindQuery = ( kind: ExportKind, state: ListState ) => {
	const chosen: Column[] = state.columns.filter( ( name ) => name !== 'id' );
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
 * What the file is asked for: whom the list shows, in its order, or only some.
 *
 * @param state
 * @param kind
 * @param only  Profile IDs; none for all.
 */
export function exportQuery(
	state: ListState,
	kind: ExportKind,
	only: readonly number[] = []
): Query {
	const {
		context: _context,
		page: _page,
		per_page: _size,
		...query
	} = queryOfState( state );
	return {
		...query,
		...kindQuery( kind, state ),
		...( only.length > 0 && { include: [ ...only ] } ),
	} as Query;
}

/** Below the REST root. */
export const exportPath = ( ...of: Parameters< typeof exportQuery > ): string =>
	exportProfilesPath( exportQuery( ...of ) );
