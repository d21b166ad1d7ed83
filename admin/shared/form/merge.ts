import { changedKeys, isSame, type Draft, type Value } from '../../users/shared/profile/draft';

export interface Conflict {
	key: string;
	mine: Value;
	theirs: Value;
}

export interface Merge {
	/** Theirs, with what only I have changed; where both have, mine until somebody chooses. */
	draft: Draft;
	conflicts: Conflict[];
	/** What they changed and I did not. */
	taken: string[];
}

/** Two versions with one ancestor. Nothing of either is lost. */
export function merge( base: Draft, mine: Draft, theirs: Draft ): Merge {
	const isMine = new Set( changedKeys( base, mine ) );
	const isTheirs = new Set( changedKeys( base, theirs ) );
	const draft: Record< string, Value > = { ...theirs };
	const conflicts: Conflict[] = [];
	for ( const key of isMine ) {
		const value = mine[ key ] ?? '';
		draft[ key ] = value;
		if ( isTheirs.has( key ) && ! isSame( value, theirs[ key ] ) ) {
			conflicts.push( { key, mine: value, theirs: theirs[ key ] ?? '' } );
		}
	}
	return {
		draft,
		conflicts,
		taken: [ ...isTheirs ].filter( ( key ) => ! isMine.has( key ) ),
	};
}
