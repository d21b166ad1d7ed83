import { __ } from '@wordpress/i18n';
import { isAbove, managerOf, wayTo, type Chart } from '../data/chart';
import { isVacancy } from '../data/vacancies';
import { loopText, dropText } from './texts';

/** What a drop would do, or why it is not possible. */
export interface Verdict {
	text: string;
	may: boolean;
}

/** The verdict on dropping a person onto another; 0 is no manager. */
export function verdictOn( chart: Chart, id: number, to: number ): Verdict {
	const now = managerOf( chart, id );
	if ( ( now?.id ?? 0 ) === to ) {
		return {
			may: false,
			text: now
				? __( 'This is already their manager', 'svc' )
				: __( 'They already have no manager', 'svc' ),
		};
	}
	if ( to !== 0 && isAbove( chart, id, to ) ) {
		const way = wayTo( chart, to ).reverse();
		const names = way
			.slice( 0, way.indexOf( id ) + 1 )
			.map( ( one ) => chart.people.get( one )! )
			.filter( ( node ) => ! isVacancy( node ) );
		return { may: false, text: loopText( names ) };
	}
	return {
		may: true,
		text: dropText(
			chart.people.get( id )?.name ?? '',
			to === 0 ? null : ( chart.people.get( to )?.name ?? '' )
		),
	};
}
