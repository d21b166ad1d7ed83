import { useRef, useState } from '@wordpress/element';
import {
	listRateHistory,
	type RateHistory,
} from '../../../client/src/mortgage-calculator/index';
import { withNames, type Names } from '../../shared/people/authors';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';

export type Published = RateHistory[ 'data' ][ number ];

interface Shown {
	entries: readonly Published[];
	names: Names;
	hasMore: boolean;
}

/** The tables that were published, a page more with each call of `more`. */
export function useHistory() {
	const [ page, setPage ] = useState( 1 );
	const shown = useRef< Shown >( {
		entries: [],
		names: new Map(),
		hasMore: false,
	} );
	const asked = useAnswer( String( page ), async ( signal ) => {
		const { body } = await listRateHistory(
			transport,
			{ page, per_page: 10 },
			{ signal }
		);
		const { entries, names } = shown.current;
		const known = new Set( entries.map( ( { id } ) => id ) );
		shown.current = {
			entries: [
				...entries,
				// A table that was published since has moved the others to later pages.
				...body.data.filter( ( { id } ) => ! known.has( id ) ),
			],
			names: await withNames(
				names,
				body.data.map( ( { user_id: id } ) => id ),
				signal
			),
			hasMore: page < body.pages,
		};
		return shown.current;
	} );
	return { ...asked, more: () => setPage( ( last ) => last + 1 ) };
}
