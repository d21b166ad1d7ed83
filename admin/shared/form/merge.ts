import { changedNames, isSame, type Draft, type Value } from './draft';

export interface Conflict {
	name: string;
	mine: Value;
	theirs: Value;
}

export interface Merge {
	/** Theirs with my changes; where both changed a field, mine until one is chosen. */
	draft: Draft;
	/** Fields that both changed. */
	conflicts: Conflict[];
	/** Fields that only they changed. */
	taken: string[];
}

/** Two versions of one record with a common ancestor. */
export function merge( base: Draft, mine: Draft, theirs: Draft ): Merge {
	const changedByMe = new Set( changedNames( base, mine ) );
	const changedByThem = new Set( changedNames( base, theirs ) );
	const draft: Record< string, Value > = { ...theirs };
	const conflicts: Conflict[] = [];
	for ( const name of changedByMe ) {
		const value = mine[ name ] ?? '';
		const other = theirs[ name ] ?? '';
		draft[ name ] = value;
		if ( changedByThem.has( name ) && ! isSame( value, other ) ) {
			conflicts.push( { name, mine: value, theirs: other } );
		}
	}
	return {
		draft,
		conflicts,
		taken: [ ...changedByThem ].filter(
			( name ) => ! changedByMe.has( name )
		),
	};
}
