import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { importOutcomes } from '../../../client/src/users/vocabulary.js';
import { outcomeName, type Outcome } from './outcomes';
import { number } from './texts';

interface Props {
	now: Import;
	chosen: Outcome | undefined;
	onChoose: ( outcome: Outcome | undefined ) => void;
}

/** The number of rows of each outcome; a click shows only these. */
export const RowCounts = ( { now, chosen, onChoose }: Props ) => (
	<div
		className="svc-counts"
		role="group"
		aria-label={ __( 'Show rows', 'svc' ) }
	>
		{ ( [ undefined, ...importOutcomes ] as const ).map( ( outcome ) => (
			<button
				key={ outcome ?? 'all' }
				type="button"
				data-is={ outcome ?? 'all' }
				aria-pressed={ chosen === outcome }
				onClick={ () => onChoose( outcome ) }
			>
				<strong>
					{ number( outcome ? now[ outcome ] : now.total ) }
				</strong>{ ' ' }
				<span>
					{ outcome
						? outcomeName( outcome, now.status )
						: __( 'All rows', 'svc' ) }
				</span>
			</button>
		) ) }
	</div>
);
