/** A value of a field: text, number, flag, tags, user IDs, nothing, or an object that a component's own control edits. */
export type Value =
	| string
	| number
	| boolean
	| null
	| readonly string[]
	| readonly number[]
	| Readonly< Record< string, string | number > >;

/** All that a form edits, by the names of the fields. */
export type Draft = Readonly< Record< string, Value > >;

export const isSame = ( one: Value | undefined, other: Value | undefined ) =>
	JSON.stringify( one ?? '' ) === JSON.stringify( other ?? '' );

export const changedNames = ( before: Draft, after: Draft ): string[] =>
	Object.keys( after ).filter(
		( name ) => ! isSame( before[ name ], after[ name ] )
	);
