import { changedNames, type Draft, type Value } from '../../shared/form/draft';
import { errorIn, errorsIn } from '../../shared/form/validate';
import type { SettingsPart, Stored } from '../../shared/settings/part';

/** A part of the settings as it was read. */
export interface ReadPart {
	part: SettingsPart;
	stored: Stored< unknown >;
}

/** A part of the settings as it is edited. */
export interface EditedPart extends ReadPart {
	value: unknown;
	/** By the names of the fields. */
	errors: Record< string, string >;
}

export const edited = ( { part, stored }: ReadPart ): EditedPart => ( {
	part,
	stored,
	value: stored.value,
	errors: {},
} );

export const isChanged = ( { value, stored }: EditedPart ): boolean =>
	JSON.stringify( value ) !== JSON.stringify( stored.value );

/** The part with another value. A changed field has no error until the focus leaves it. */
export function withValue( one: EditedPart, value: unknown ): EditedPart {
	if ( ! one.part.rows ) {
		return { ...one, value };
	}
	const changed = changedNames( one.value as Draft, value as Draft );
	const errors = Object.entries( one.errors ).filter(
		( [ name ] ) => ! changed.includes( name )
	);
	return { ...one, value, errors: Object.fromEntries( errors ) };
}

/** The part with the error of a field, where it has one. */
export function withChecked(
	one: EditedPart,
	name: string,
	value: Value | undefined = ( one.value as Draft )[ name ]
): EditedPart {
	const row = one.part.rows?.().get( name );
	const error = row && errorIn( row, value );
	return error ? { ...one, errors: { ...one.errors, [ name ]: error } } : one;
}

/** The part with the errors of all its fields. */
export function withAllChecked( one: EditedPart ): EditedPart {
	const draft = one.value as Draft;
	return one.part.rows
		? {
				...one,
				errors: errorsIn(
					one.part.rows(),
					draft,
					Object.keys( draft )
				),
			}
		: one;
}

export const hasErrors = ( { errors }: EditedPart ): boolean =>
	Object.keys( errors ).length > 0;

export const needsReload = ( { part, value, stored }: EditedPart ): boolean =>
	part.needsReload?.( value, stored.value ) ?? false;
