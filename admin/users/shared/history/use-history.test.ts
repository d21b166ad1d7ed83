import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../../../client/src/users/history-schemas.js';
import { added } from './use-history';

const entry = ( id: number ) => ( { id } ) as HistoryEntry;

it( 'an entry that moved to the next page is shown once', () => {
	const known = [ entry( 5 ), entry( 4 ) ];
	expect( added( known, [ entry( 4 ), entry( 3 ) ] ) ).toEqual( [
		...known,
		entry( 3 ),
	] );
} );
