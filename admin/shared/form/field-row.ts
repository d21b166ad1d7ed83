/**
 * How a field is edited, checked and shown. `multiline` is plain text, `html` allows the markup that the server allows,
 * `people` are user IDs. `decimal` is a number as text, because fractions of numbers are not exact. `rows` is a table, whose
 * cells are fields; the component's own control edits it.
 */
export type FieldKind =
	| 'text'
	| 'email'
	| 'url'
	| 'phone'
	| 'multiline'
	| 'html'
	| 'choice'
	| 'date'
	| 'whole'
	| 'decimal'
	| 'flag'
	| 'tags'
	| 'people'
	| 'rows';

export interface FieldChoice {
	value: string;
	label: string;
	/** Forms offer it only where it is the value already. */
	isHidden?: boolean;
}

/** What a form offers: the choices that are not hidden, and those that it keeps. */
export const offered = < Value extends string >(
	choices: readonly ( FieldChoice & { value: Value } )[],
	...kept: readonly string[]
): { value: Value; label: string }[] =>
	choices
		.filter(
			( { value, isHidden } ) => ! isHidden || kept.includes( value )
		)
		.map( ( { value, label } ) => ( { value, label } ) );

/** Who may change a field: nobody, administrators, or also the person whom the record is about. */
export type FieldEditor =
	'nobody' | 'administrator' | 'owner' | 'owner-if-allowed';

/** A field as plain data. The form, its checks, the conflict dialog and lists of facts derive from it. */
export interface FieldRow {
	/** The key in a draft, and the name that the server's errors have. */
	name: string;
	label: string;
	/** Of which record the field is, in the words of its component. */
	group?: string;
	kind: FieldKind;
	/** Characters of a text, items of a list, or the largest number. */
	max?: number;
	min?: number;
	/** Decimal places of a `decimal`. */
	places?: number;
	/** Of a `decimal`, shown in its control. */
	unit?: '$' | '%';
	/** Characters of each tag. */
	maxLength?: number;
	/** A regular expression for the whole text, with the flag `u`. */
	pattern?: string;
	/** What to say of a text that does not match. */
	patternHint?: string;
	choices?: readonly FieldChoice[];
	/** The label of a value that is none of the choices. */
	otherChoice?: ( value: string ) => string;
	required: boolean;
	editor: FieldEditor;
	/** The cells of `rows`, by the last part of their names. */
	cells?: readonly FieldRow[];
	/** The cell of `rows` whose value names the row in errors, in place of its index. */
	keyCell?: string;
	/** Whether the items of lists have the field, under the last part of its name. */
	listed?: boolean;
	help?: string;
}

export type FieldRows = ReadonlyMap< string, FieldRow >;

export const byName = ( rows: readonly FieldRow[] ): FieldRows =>
	new Map( rows.map( ( row ) => [ row.name, row ] ) );

/** Of administrators, by name. */
export const editableByAdministrators =
	( rows: FieldRows ) =>
	( name: string ): boolean =>
		( rows.get( name )?.editor ?? 'nobody' ) !== 'nobody';

/**
 * Of the owner of a record, by name.
 *
 * @param rows
 * @param allowed Names of the fields with the editor `owner-if-allowed` that the settings of the site allow.
 */
export const editableByOwner =
	( rows: FieldRows, allowed: readonly string[] ) =>
	( name: string ): boolean => {
		const editor = rows.get( name )?.editor;
		return (
			editor === 'owner' ||
			( editor === 'owner-if-allowed' && allowed.includes( name ) )
		);
	};
