/** A row of a table that a form edits: the texts of its cells, by the names of the cells. */
export type Cells = Readonly< Record< string, string > >;

/** A value of a field: text, number, flag, tags, user IDs, rows, nothing, or an object that a component's own control edits. */
export type Value =
	| string
	| number
	| boolean
	| null
	| readonly string[]
	| readonly number[]
	| readonly Cells[]
	| Readonly< Record< string, string | number > >;

/** All that a form edits, by the names of the fields. */
export type Draft = Readonly< Record< string, Value > >;

export const isSame = ( one: Value | undefined, other: Value | undefined ) =>
	JSON.stringify( one ?? '' ) === JSON.stringify( other ?? '' );

export const changedNames = ( before: Draft, after: Draft ): string[] =>
	Object.keys( after ).filter(
		( name ) => ! isSame( before[ name ], after[ name ] )
	);
