import type { ProfileListItem } from '../../../client/src/users/profile-schemas.js';
import { listProfiles } from '../../../client/src/users/profiles.js';
import { transport } from '../../shared/transport';
import { queryOfState, type ListState } from '../../shared/list/list-state';

/** What a row shows. */
export type Row = ProfileListItem;

export interface Rows {
	rows: Row[];
	total: number;
	pages: number;
}

export async function readRows(
	state: ListState,
	signal: AbortSignal
): Promise< Rows > {
	const { body } = await listProfiles( transport, queryOfState( state ), {
		signal,
	} );
	return { rows: body.data, total: body.total, pages: body.pages };
}
