import { useRef, useState } from '@wordpress/element';
import type { HistoryEntry } from '../../../../client/src/users/history-schemas.js';
import { listProfileHistory } from '../../../../client/src/users/history.js';
import { transport } from '../../../shared/transport';
import { useAnswer } from '../../../shared/use-answer';
import { withNames, type Names } from '../../../shared/people/authors';

interface Shown {
	entries: readonly HistoryEntry[];
	names: Names;
	total: number;
	hasMore: boolean;
}

const nothing: Shown = {
	entries: [],
	names: new Map(),
	total: 0,
	hasMore: false,
};

/** New entries move those of a page to the next one, where they come a second time. */
export const added = (
	known: readonly HistoryEntry[],
	next: readonly HistoryEntry[]
): HistoryEntry[] => {
	const ids = new Set( known.map( ( { id } ) => id ) );
	return [ ...known, ...next.filter( ( { id } ) => ! ids.has( id ) ) ];
};

/** The history of a profile, a page more with each call of `more`. */
export function useHistory( profileId: number ) {
	const [ page, setPage ] = useState( 1 );
	const shown = useRef( nothing );
	const asked = useAnswer( String( page ), async ( signal ) => {
		const { body } = await listProfileHistory(
			transport,
			profileId,
			{ page },
			{ signal }
		);
		const { entries, names } = shown.current;
		const next = {
			entries: added( entries, body.data ),
			names: await withNames(
				names,
				body.data.map( ( { user_id: id } ) => id ),
				signal
			),
			total: body.total,
			hasMore: page < body.pages,
		};
		shown.current = next;
		return next;
	} );
	return { ...asked, more: () => setPage( ( last ) => last + 1 ) };
}
