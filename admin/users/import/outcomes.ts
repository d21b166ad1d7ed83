import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { importOutcomes } from '../../../client/src/users/vocabulary.js';

export type Outcome = ( typeof importOutcomes )[ number ];

/** Which rows are shown; `problems` are those that come in with something left out. */
export const rowFilters = [ 'all', ...importOutcomes, 'problems' ] as const;
export type RowFilter = ( typeof rowFilters )[ number ];

/** The filter that the address names, or that of the rows which need attention. */
export function filterOf(
	named: string | null,
	now: Pick< Import, 'refused' | 'with_problems' >
): RowFilter {
	const given = rowFilters.find( ( one ) => one === named );
	const first = now.with_problems > 0 ? 'problems' : 'all';
	return given ?? ( now.refused > 0 ? 'refused' : first );
}

/** How many rows a filter shows. */
export function countOf( filter: RowFilter, now: Import ): number {
	if ( filter === 'all' ) {
		return now.total;
	}
	return filter === 'problems' ? now.with_problems : now[ filter ];
}

export function filterName(
	filter: RowFilter,
	status: Import[ 'status' ]
): string {
	if ( filter === 'all' ) {
		return __( 'All rows', 'svc' );
	}
	return filter === 'problems'
		? __( 'With problems', 'svc' )
		: outcomeName( filter, status );
}

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
