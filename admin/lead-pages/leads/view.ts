import { isId, narrowing } from '../../shared/list/list-state';
import type { Folder, LeadState } from './list';

/** What the address says besides the list: the folder, table or board, and the lead that is open. */
export interface View {
	folder: Folder;
	/** Only the inbox has a board. */
	isBoard: boolean;
	/** ID of the lead; null where none is open. */
	lead: number | null;
}

export function viewOf( query: URLSearchParams ): View {
	const folder = query.get( 'folder' ) === 'spam' ? 'spam' : 'inbox';
	const lead = query.get( 'lead' ) ?? '';
	return {
		folder,
		isBoard: folder === 'inbox' && query.get( 'view' ) === 'board',
		lead: isId( lead ) ? Number( lead ) : null,
	};
}

/** The parameters of an address with this view: what differs from the inbox as a table. */
export const addressOfView = ( {
	folder,
	isBoard,
	lead,
}: View ): Record< string, string | number > => ( {
	...( folder !== 'inbox' && { folder } ),
	...( isBoard && { view: 'board' } ),
	...( lead !== null && { lead } ),
} );

/** What table and board have in common: search and filters, without the status, by which the board groups. */
export function sharedNarrowing( state: LeadState ): Record< string, string > {
	const { status: _status, ...shared } = narrowing( state );
	return shared;
}
