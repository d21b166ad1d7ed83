import type { Row as Key } from '../../../blocks/shared/tree/keys';
import { isOpen, totalOf, type Chart, type Direction } from './chart';

/** Somebody, or what leads to more of somebody's reports. */
export type Row = Key & {
	/** The element's. */
	key: string;
	/** Whose place it is: the person, or the manager of those to come. */
	id: number;
	more: Direction | null;
	/** Among how many, and which of them; of people below the root. */
	position?: { at: number; of: number };
};

export const keyOf = ( id: number, more: Direction | null = null ): string =>
	more ? `svc-chart-${ id }-${ more }` : `svc-chart-${ id }`;

/** All that is seen, from top to bottom. */
export function rowsOf( chart: Chart ): Row[] {
	const rows: Row[] = [];
	add( rows, chart, chart.root, 1 );
	return rows;
}

function add(
	rows: Row[],
	chart: Chart,
	id: number,
	level: number,
	position?: Row[ 'position' ]
) {
	rows.push( {
		key: keyOf( id ),
		id,
		more: null,
		level,
		isOpen: isOpen( chart, id ),
		label: chart.people.get( id )?.name ?? '',
		...( position && { position } ),
	} );
	if ( ! isOpen( chart, id ) ) {
		return;
	}
	const { ids, from, total } = shownOf( chart, id );
	if ( from > 0 ) {
		rows.push( more( id, level + 1, 'before' ) );
	}
	ids.forEach( ( one, index ) =>
		add( rows, chart, one, level + 1, {
			at: from + index + 1,
			of: total,
		} )
	);
	if ( from + ids.length < total ) {
		rows.push( more( id, level + 1, 'after' ) );
	}
}

const more = ( id: number, level: number, direction: Direction ): Row => ( {
	key: keyOf( id, direction ),
	id,
	more: direction,
	level,
	isOpen: null,
	label: '',
} );

/** Those of somebody's reports who are shown. */
export function shownOf( chart: Chart, id: number ) {
	const branch = chart.branches.get( id );
	const { from, to } = branch?.shown ?? { from: 0, to: 0 };
	return {
		ids: branch?.reports.slice( from, to ) ?? [],
		from,
		total: totalOf( chart, id ),
	};
}
