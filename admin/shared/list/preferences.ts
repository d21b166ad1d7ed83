import { dispatch, select } from '@wordpress/data';
import { store } from '@wordpress/preferences';
import type { ListPreferences } from './list-state';

const preferenceNames = [
	'orderby',
	'order',
	'perPage',
	'layout',
	'columns',
] as const;

/** The preferences that differ, or null where none does. */
export function changedPreferences(
	before: ListPreferences,
	after: ListPreferences
): Partial< ListPreferences > | null {
	const changed = preferenceNames.filter(
		( name ) => String( before[ name ] ) !== String( after[ name ] )
	);
	return changed.length === 0
		? null
		: Object.fromEntries(
				changed.map( ( name ) => [ name, after[ name ] ] )
			);
}

/** How the user likes a list; WordPress keeps it with the account. What is kept may come from an older version. */
export const readPreferences = ( scope: string ): Partial< ListPreferences > =>
	( select( store ).get( scope, 'view' ) ??
		{} ) as Partial< ListPreferences >;

export function keepPreferences(
	scope: string,
	changed: Partial< ListPreferences >
): void {
	void dispatch( store ).set( scope, 'view', {
		...readPreferences( scope ),
		...changed,
	} );
}

export function forgetPreferences( scope: string ): void {
	void dispatch( store ).set( scope, 'view', {} );
}
