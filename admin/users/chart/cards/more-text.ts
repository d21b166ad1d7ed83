import { __, sprintf } from '@wordpress/i18n';
import { step } from '../../../../blocks/shared/tree/windows';
import type { Chart, Direction } from '../data/chart';
import { shownOf } from '../data/rows';

/** The label of the button that shows more reports. */
export function moreText(
	chart: Chart,
	id: number,
	direction: Direction
): string {
	const { ids, from, total } = shownOf( chart, id );
	const to = from + ids.length;
	const [ first, last ] =
		direction === 'before'
			? [ Math.max( 0, from - step ) + 1, from ]
			: [ to + 1, Math.min( total, to + step ) ];
	return sprintf(
		/* translators: 1: number of the first, 2: number of the last, 3: how many there are. */
		__( 'Show %1$d to %2$d of %3$d', 'svc' ),
		first,
		last,
		total
	);
}
