import { __ } from '@wordpress/i18n';
import type { HistoryEntry } from '../../../../client/src/users/history-schemas.js';
import type { FieldRow, FieldRows } from '../../../shared/form/field-row';

/** The way in which a change was made. */
export const wayName = ( way: HistoryEntry[ 'way' ] ): string =>
	( {
		rest: __( 'Dashboard or REST API', 'svc' ),
		import: __( 'Import', 'svc' ),
		ability: __( 'Abilities API', 'svc' ),
		mcp: __( 'Assistant', 'svc' ),
		cli: __( 'WP-CLI', 'svc' ),
		wordpress: __( 'WordPress or another plugin', 'svc' ),
		repair: __( 'Repair', 'svc' ),
	} )[ way ];

/** The row of a field: forms have those of the intranet profile under other names than answers. */
export const rowOf = ( rows: FieldRows, field: string ): FieldRow | undefined =>
	rows.get( field ) ??
	rows.get( `intranet.${ field }` ) ??
	rows.get( `meta.svc_${ field }` );

export function fieldName( rows: FieldRows, field: string ): string {
	if ( field === 'avatar_id' ) {
		return __( 'Photo', 'svc' );
	}
	if ( field === 'avatar_site_id' ) {
		return __( 'Site of the photo', 'svc' );
	}
	return rowOf( rows, field )?.label ?? field;
}

/** What happened to the profile itself; null for a change of a field. */
export function eventText( {
	field,
	old,
	new: now,
}: HistoryEntry ): string | null {
	if ( field !== 'profile' ) {
		return null;
	}
	if ( now === 'trash' ) {
		return __( 'Profile moved to the Trash', 'svc' );
	}
	if ( now === null ) {
		return __( 'Profile permanently deleted', 'svc' );
	}
	return old === null
		? __( 'Profile created', 'svc' )
		: __( 'Profile restored from the Trash', 'svc' );
}
