import { expect } from 'vitest';
import type {
	History,
	HistoryEntry,
} from '../../../client/src/users/history-schemas';
import type { Api, Query } from '../../support/api';
import { history } from '../../support/paths';
import type { Person } from '../../support/people';
import { as } from '../../support/world';

export async function historyOf(
	{ profileId }: Pick< Person, 'profileId' >,
	query: Query = {},
	by: Api = as.manager
): Promise< History > {
	const answer = await by.get( history( profileId ), { query } );
	expect( answer ).toAnswer( 'listProfileHistory' );
	return answer.body as History;
}

export const lineOf = ( { way, field, old, new: now }: HistoryEntry ) => [
	way,
	field,
	old,
	now,
];

/** Way, field, old and new value of each entry, newest first. */
export const linesOf = async ( ...of: Parameters< typeof historyOf > ) =>
	( await historyOf( ...of ) ).data.map( lineOf );

/** As the changes that are meant, in any order: those of one write have none. */
export const sorted = ( lines: unknown[][] ) =>
	[ ...lines ].sort( ( one, other ) =>
		String( one[ 1 ] ).localeCompare( String( other[ 1 ] ) )
	);
