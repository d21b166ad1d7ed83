import { z } from 'zod';
import type { Visitor } from '../visitor';

export interface ChartSample {
	etag: string;
	/** Has some dozens of people below. */
	manager: number;
	/** Has about ten direct reports. */
	boss: number;
	/** The longest distance from the top. */
	deepest: number;
}

interface Node {
	id: number;
	reports: Node[];
}

/** Only as deep as one level: a schema that calls itself does so ten thousand times. */
const root = z.object( {
	id: z.number(),
	reports: z.array( z.custom< Node >() ),
} );

export async function sampleChart( member: Visitor ): Promise< ChartSample > {
	const path = 'users/v1/intranet/org-chart';
	const people = flat( root.parse( await member.json( path ) ) ).filter(
		( { id } ) => id !== 0
	);
	return {
		etag: await member.etag( path ),
		manager: closest( people, ( { below } ) => Math.abs( below - 40 ) ),
		boss: closest( people, ( { reports } ) => Math.abs( reports - 10 ) ),
		deepest: closest( people, ( { level } ) => -level ),
	};
}

interface Place {
	id: number;
	level: number;
	reports: number;
	/** People below, at any level. */
	below: number;
	above: Place | null;
}

function flat( top: Node ): Place[] {
	const places: Place[] = [];
	const waiting: { node: Node; above: Place | null }[] = [
		{ node: top, above: null },
	];
	for ( let next = waiting.pop(); next; next = waiting.pop() ) {
		const { node, above } = next;
		const place: Place = {
			id: node.id,
			level: ( above?.level ?? 0 ) + 1,
			reports: node.reports.length,
			below: 0,
			above,
		};
		places.push( place );
		waiting.push(
			...node.reports.map( ( report ) => ( {
				node: report,
				above: place,
			} ) )
		);
	}
	// From the bottom up, so that each person's reports are counted first.
	for ( const place of places.toReversed() ) {
		if ( place.above ) {
			place.above.below += place.below + 1;
		}
	}
	return places;
}

function closest(
	people: readonly Place[],
	distance: ( place: Place ) => number
): number {
	const [ first, ...others ] = people;
	if ( ! first ) {
		throw new Error( 'There is nobody in the org chart.' );
	}
	return others.reduce(
		( best, one ) => ( distance( one ) < distance( best ) ? one : best ),
		first
	).id;
}
