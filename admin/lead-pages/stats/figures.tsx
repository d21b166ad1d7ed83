import { VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { PageStats } from '../../../client/src/lead-pages/index';
import { dayText, shortDayText } from '../../shared/day';
import { Section } from '../../shared/form/section';
import { numberText } from '../../shared/number';
import { Bars } from '../../shared/plot/bars';
import { conversionText, waitText } from '../shared/figure-texts';
import { periodsOf, type Period } from './range';

const periodText = ( { from, to }: Pick< Period, 'from' | 'to' > ): string =>
	from === to
		? dayText( from )
		: sprintf(
				/* translators: 1: first day, 2: last day. */
				__( '%1$s to %2$s', 'svc' ),
				dayText( from ),
				dayText( to )
			);

/** Totals, bars and the same figures in a table. */
export function Figures( {
	stats,
	isWaiting,
}: {
	stats: PageStats;
	isWaiting: boolean;
} ) {
	const periods = periodsOf( stats.days );
	const plot = ( key: 'visitors' | 'leads', title: string ) => (
		<Section title={ title }>
			<Bars
				title={ title }
				summary={ summaryOf( stats, key, periods ) }
				bars={ periods.map( ( one ) => ( {
					name: periodText( one ),
					label: shortDayText( one.from ),
					value: one[ key ],
				} ) ) }
			/>
		</Section>
	);
	return (
		<div aria-busy={ isWaiting }>
			<VisuallyHidden role="status">
				{ ! isWaiting && periodText( stats ) }
			</VisuallyHidden>
			<Totals stats={ stats } />
			{ plot( 'visitors', __( 'Visitors', 'svc' ) ) }
			{ plot( 'leads', __( 'Leads', 'svc' ) ) }
			<FigureTable stats={ stats } periods={ periods } />
		</div>
	);
}

function summaryOf(
	stats: PageStats,
	key: 'visitors' | 'leads',
	periods: readonly Period[]
): string {
	const best = periods.reduce< Period | null >(
		( top, one ) => ( one[ key ] > ( top?.[ key ] ?? 0 ) ? one : top ),
		null
	);
	return best
		? sprintf(
				/* translators: 1: number of all, 2: days, 3: number of the most, 4: when. */
				__( '%1$s from %2$s; the most, %3$s, on %4$s.', 'svc' ),
				numberText( stats[ key ] ),
				periodText( stats ),
				numberText( best[ key ] ),
				periodText( best )
			)
		: __( 'None in these days.', 'svc' );
}

const Totals = ( { stats }: { stats: PageStats } ) => (
	<dl className="svc-lead-totals">
		{ [
			[ __( 'Views', 'svc' ), numberText( stats.views ) ],
			[ __( 'Visitors', 'svc' ), numberText( stats.visitors ) ],
			[ __( 'Leads', 'svc' ), numberText( stats.leads ) ],
			[ __( 'Conversion', 'svc' ), conversionText( stats.conversion ) ],
			[
				__( 'Usual time to contact', 'svc' ),
				waitText( stats.median_minutes_to_contact ),
			],
		].map( ( [ name, value ] ) => (
			<div key={ name }>
				<dt>{ name }</dt>
				<dd>{ value }</dd>
			</div>
		) ) }
	</dl>
);

const FigureTable = ( {
	stats,
	periods,
}: {
	stats: PageStats;
	periods: readonly Period[];
} ) => (
	<Section title={ __( 'All figures', 'svc' ) }>
		<div
			className="svc-lead-table"
			// A region that scrolls can be scrolled by keyboard.
			// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
			tabIndex={ 0 }
			role="group"
			aria-label={ __( 'All figures', 'svc' ) }
		>
			<table>
				<caption className="screen-reader-text">
					{ periodText( stats ) }
				</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Day', 'svc' ) }</th>
						<th scope="col">{ __( 'Views', 'svc' ) }</th>
						<th scope="col">{ __( 'Visitors', 'svc' ) }</th>
						<th scope="col">{ __( 'Leads', 'svc' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ [ ...periods ].reverse().map( ( one ) => (
						<tr key={ one.from }>
							<th scope="row">{ periodText( one ) }</th>
							<td>{ numberText( one.views ) }</td>
							<td>{ numberText( one.visitors ) }</td>
							<td>{ numberText( one.leads ) }</td>
						</tr>
					) ) }
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{ __( 'Total', 'svc' ) }</th>
						<td>{ numberText( stats.views ) }</td>
						<td>{ numberText( stats.visitors ) }</td>
						<td>{ numberText( stats.leads ) }</td>
					</tr>
				</tfoot>
			</table>
		</div>
	</Section>
);
