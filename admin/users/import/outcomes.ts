import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import type { importOutcomes } from '../../../client/src/users/vocabulary.js';

export type Outcome = ( typeof importOutcomes )[ number ];

const isPlanned = ( status: Import[ 'status' ] ) =>
	status === 'checking' || status === 'checked';

/** The outcome of a row, or the planned one before the import. */
export function outcomeName(
	outcome: Outcome,
	status: Import[ 'status' ]
): string {
	switch ( outcome ) {
		case 'created':
			return isPlanned( status )
				? __( 'To be created', 'svc' )
				: __( 'Created', 'svc' );
		case 'changed':
			return isPlanned( status )
				? __( 'To be changed', 'svc' )
				: __( 'Changed', 'svc' );
		case 'unchanged':
			return __( 'Unchanged', 'svc' );
		case 'refused':
			return __( 'Refused', 'svc' );
	}
}
