/**
 * How a field is edited, checked and shown. `multiline` is plain text, `html` allows the markup that the server allows,
 * `people` are user IDs.
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
	| 'flag'
	| 'tags'
	| 'people';

export interface FieldChoice {
	value: string;
	label: string;
}

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
	/** Characters of a text, items of a list, or the largest whole number. */
	max?: number;
	min?: number;
	/** Characters of each tag. */
	maxLength?: number;
	/** A regular expression for the whole text, with the flag `u`. */
	pattern?: string;
	/** What to say of a text that does not match. */
	patternHint?: string;
	choices?: readonly FieldChoice[];
	required: boolean;
	editor: FieldEditor;
	/** Whether the items of lists have the field, under the last part of its name. */
	listed?: boolean;
	help?: string;
}

/** The fields of a form by name. */
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
