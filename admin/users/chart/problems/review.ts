import type { RepairReport } from '../../../../client/src/users/intranet/repair-schemas.js';
import type { Chart, Node } from '../data/chart';

/** People whose place in the chart is unusual. */
export interface PeopleToReview {
	/** People with reports and without a manager, where there are several. */
	tops: Node[];
	/** People with neither. */
	alone: Node[];
	/** Number of people without a manager, where the chart does not say which of them have reports. */
	uncounted: number;
}

/**
 * One person at the top is usual and not listed.
 *
 * @param chart
 * @param named People who are listed already, because an import could not set their manager.
 */
export function peopleToReview(
	chart: Chart,
	named: ReadonlySet< number >
): PeopleToReview {
	const branch = chart.branches.get( 0 );
	if ( chart.root !== 0 || ! branch ) {
		return { tops: [], alone: [], uncounted: 0 };
	}
	const people = branch.reports
		.filter( ( id ) => ! named.has( id ) )
		.map( ( id ) => chart.people.get( id )! );
	const count = chart.people.get( 0 )?.reports_count ?? 0;
	if ( people.some( ( { reports_count: reports } ) => reports === null ) ) {
		return { tops: [], alone: [], uncounted: count };
	}
	const tops = people.filter( ( { reports_count: reports } ) => reports );
	return {
		tops: tops.length > 1 ? tops : [],
		alone: people.filter( ( { reports_count: reports } ) => ! reports ),
		uncounted: 0,
	};
}

export const countOf = (
	{ tops, alone, uncounted }: PeopleToReview,
	report: RepairReport | null
): number =>
	tops.length +
	alone.length +
	uncounted +
	( report?.findings ?? [] ).reduce( ( sum, { count } ) => sum + count, 0 );

/** The reports of several requests as one. */
export function joined( one: RepairReport, other: RepairReport ): RepairReport {
	const findings = new Map(
		one.findings.map( ( finding ) => [ finding.damage, finding ] )
	);
	for ( const finding of other.findings ) {
		const known = findings.get( finding.damage );
		findings.set(
			finding.damage,
			known
				? {
						...finding,
						count: known.count + finding.count,
						examples: [
							...known.examples,
							...finding.examples,
						].slice( 0, 10 ),
					}
				: finding
		);
	}
	return { findings: [ ...findings.values() ], next: other.next };
}
