import type { Row as Key } from '../../../../blocks/shared/tree/keys';
import {
	isOpen,
	totalOf,
	type Chart,
	type Direction,
	type Node,
} from './chart';
import { nameOf } from './vacancies';

/** A row of the tree: a person, or the button that shows more reports of a manager. */
export type Row = Key & {
	/** The ID of its element. */
	key: string;
	/** The person, or the manager whose reports the button shows. */
	id: number;
	more: Direction | null;
	/** The place among the reports of the manager; the root has none. */
	position?: { at: number; of: number };
};

export const keyOf = ( id: number, more: Direction | null = null ): string =>
	more ? `svc-chart-${ id }-${ more }` : `svc-chart-${ id }`;

/** All visible rows, from top to bottom. */
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
		label: labelOf( chart.people.get( id ) ),
		...( position && { position } ),
	} );
	if ( ! isOpen( chart, id ) ) {
		return;
	}
	const { ids, from, total } = shownOf( chart, id );
	if ( from > 0 ) {
		rows.push( moreRow( id, level + 1, 'before' ) );
	}
	ids.forEach( ( one, index ) =>
		add( rows, chart, one, level + 1, {
			at: from + index + 1,
			of: total,
		} )
	);
	if ( from + ids.length < total ) {
		rows.push( moreRow( id, level + 1, 'after' ) );
	}
}

const labelOf = ( node: Node | undefined ) => ( node ? nameOf( node ) : '' );

const moreRow = ( id: number, level: number, direction: Direction ): Row => ( {
	key: keyOf( id, direction ),
	id,
	more: direction,
	level,
	isOpen: null,
	label: '',
} );

/** The reports of a manager that are shown. */
export function shownOf( chart: Chart, id: number ) {
	const branch = chart.branches.get( id );
	const { from, to } = branch?.shown ?? { from: 0, to: 0 };
	return {
		ids: branch?.reports.slice( from, to ) ?? [],
		from,
		total: totalOf( chart, id ),
	};
}
