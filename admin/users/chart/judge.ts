import { __ } from '@wordpress/i18n';
import { isAbove, wayTo, type Chart } from './chart';
import type { Somebody } from './move';
import { circle, dropText } from './words';

/** What becomes of somebody who is dropped. */
export interface Verdict {
	text: string;
	may: boolean;
}

/** Who is above somebody, as the chart has it. */
export function managerOf( chart: Chart, id: number ): Somebody | null {
	const above = chart.above.get( id ) ?? 0;
	return id !== chart.root && above !== 0
		? ( chart.people.get( above ) ?? null )
		: null;
}

/** What a drop would do, and whether it may. */
export function judge( chart: Chart, id: number, to: number ): Verdict {
	const now = managerOf( chart, id );
	if ( ( now?.id ?? 0 ) === to ) {
		return {
			may: false,
			text: now
				? __( 'That is their manager already', 'svc' )
				: __( 'They have no manager already', 'svc' ),
		};
	}
	if ( to !== 0 && isAbove( chart, id, to ) ) {
		const way = wayTo( chart, to ).reverse();
		const names = way
			.slice( 0, way.indexOf( id ) + 1 )
			.map( ( one ) => chart.people.get( one )! );
		return { may: false, text: circle( names ) };
	}
	return {
		may: true,
		text: dropText(
			chart.people.get( id )?.name ?? '',
			to === 0 ? null : ( chart.people.get( to )?.name ?? '' )
		),
	};
}
