import { changedNames, type Draft, type Value } from '../../shared/form/draft';
import { merge } from '../../shared/form/merge';
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
		return { ...one, value, errors: {} };
	}
	const changed = changedNames( one.value as Draft, value as Draft );
	return { ...one, value, errors: without( one.errors, changed ) };
}

const without = ( errors: Record< string, string >, names: string[] ) =>
	Object.fromEntries(
		Object.entries( errors ).filter(
			( [ name ] ) => ! names.includes( name )
		)
	);

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

/** The part with the errors of all its fields; what the server said of an earlier version is gone. */
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
		: { ...one, errors: {} };
}

const rebaseDraft = ( mine: unknown, before: unknown, now: unknown ) =>
	merge( before as Draft, mine as Draft, now as Draft ).draft;

const rebaseWhole = ( mine: unknown, before: unknown, now: unknown ) =>
	JSON.stringify( mine ) === JSON.stringify( before ) ? now : mine;

/**
 * The part with what the server has now.
 *
 * @param one
 * @param stored
 * @param before What was saved, or what the server had: what differs from it is still to be saved.
 */
export function withStored(
	one: EditedPart,
	stored: Stored< unknown >,
	before: unknown
): EditedPart {
	const { rows, rebase = rebaseWhole } = one.part;
	const rebased = ( rows ? rebaseDraft : rebase )(
		one.value,
		before,
		stored.value
	);
	return { ...one, stored, value: rebased };
}

/** The part with the server's errors of what was sent. A field that was changed in the meantime has none. */
export function withRefused(
	one: EditedPart,
	sent: unknown,
	errors: Record< string, string >
): EditedPart {
	const changed = one.part.rows
		? changedNames( sent as Draft, one.value as Draft )
		: [];
	return { ...one, errors: without( errors, changed ) };
}

export const hasErrors = ( { errors }: EditedPart ): boolean =>
	Object.keys( errors ).length > 0;

export const needsReload = ( { part, value, stored }: EditedPart ): boolean =>
	part.needsReload?.( value, stored.value ) ?? false;
