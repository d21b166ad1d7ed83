import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { countOf, filterName, rowFilters, type RowFilter } from './outcomes';
import { number } from './texts';

interface Props {
	now: Import;
	chosen: RowFilter;
	onChoose: ( filter: RowFilter ) => void;
}

/** The number of rows of each outcome; a click shows only these. */
export const RowCounts = ( { now, chosen, onChoose }: Props ) => (
	<div
		className="svc-counts"
		role="group"
		aria-label={ __( 'Show rows', 'svc' ) }
	>
		{ rowFilters.map( ( filter ) => (
			<button
				key={ filter }
				type="button"
				data-is={ filter }
				aria-pressed={ chosen === filter }
				onClick={ () => onChoose( filter ) }
			>
				<strong>{ number( countOf( filter, now ) ) }</strong>{ ' ' }
				<span>{ filterName( filter, now.status ) }</span>
			</button>
		) ) }
	</div>
);
