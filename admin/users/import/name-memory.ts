import { dispatch, select } from '@wordpress/data';
import { store } from '@wordpress/preferences';
import { withNames, type KeptNames } from './columns/remembered';
import type { Mapping } from './mapping';

const scope = 'svc/import';
const name = 'names';

const all = (): readonly KeptNames[] =>
	( select( store ).get( scope, name ) ?? [] ) as readonly KeptNames[];

/** The names that the user has corrected in the file of an import. */
export const correctedNames = ( id: number ): Mapping[ 'names' ] =>
	all().find( ( one ) => one.id === id )?.names ?? {};

/**
 * Keeps corrected names with the user's account until the file has been uploaded: an upload that was interrupted is
 * continued with the file alone.
 */
export function keepNames( id: number, names: Mapping[ 'names' ] ): void {
	const before = all();
	const after = withNames( before, id, names );
	if ( before.length > 0 || after.length > 0 ) {
		void dispatch( store ).set( scope, name, after );
	}
}

export function forgetNames( id: number ): void {
	if ( all().some( ( one ) => one.id === id ) ) {
		keepNames( id, {} );
	}
}
