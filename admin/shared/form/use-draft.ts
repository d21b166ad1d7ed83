import { useCallback, useMemo, useState } from '@wordpress/element';
import { changedNames, type Draft, type Value } from './draft';
import type { FieldRows } from './field-row';
import { errorIn, errorsIn } from './validate';

export interface Editing {
	rows: FieldRows;
	/** The version that is edited. */
	base: Draft;
	draft: Draft;
	/** Names of the fields that differ from the base. */
	changed: string[];
	errors: Record< string, string >;
	set: ( changes: Record< string, Value > ) => void;
	check: ( name: string, value?: Value ) => void;
	/** Takes another version as the base, with changes to it where there are. */
	restart: ( base: Draft, draft?: Draft ) => void;
	/** Checks all these fields and says whether they are right. */
	checkAll: ( names: readonly string[] ) => boolean;
	setErrors: ( errors: Record< string, string > ) => void;
}

const without = (
	errors: Record< string, string >,
	changes: Record< string, Value >
) =>
	Object.fromEntries(
		Object.entries( errors ).filter(
			( [ name ] ) => ! Object.hasOwn( changes, name )
		)
	);

/**
 * A draft, the version it comes from, and its errors. A changed field has no error until the focus leaves it.
 *
 * @param start
 * @param rows
 * @param unsaved Changes that it starts with.
 */
export function useDraft(
	start: Draft,
	rows: FieldRows,
	unsaved: Draft = {}
): Editing {
	const [ base, setBase ] = useState( start );
	const [ draft, setDraft ] = useState( { ...start, ...unsaved } );
	const [ errors, setErrors ] = useState< Record< string, string > >( {} );
	const set = useCallback( ( changes: Record< string, Value > ) => {
		setDraft( ( last ) => ( { ...last, ...changes } ) );
		setErrors( ( last ) => without( last, changes ) );
	}, [] );
	const restart = useCallback( ( fresh: Draft, changes: Draft = fresh ) => {
		setBase( fresh );
		setDraft( changes );
		setErrors( {} );
	}, [] );
	const changed = useMemo(
		() => changedNames( base, draft ),
		[ base, draft ]
	);
	return {
		rows,
		base,
		draft,
		changed,
		errors,
		set,
		restart,
		check( name, value = draft[ name ] ) {
			const row = rows.get( name );
			const error = row && errorIn( row, value );
			if ( error ) {
				setErrors( ( last ) => ( { ...last, [ name ]: error } ) );
			}
		},
		checkAll( names ) {
			const found = errorsIn( rows, draft, names );
			setErrors( found );
			return Object.keys( found ).length === 0;
		},
		setErrors,
	};
}
