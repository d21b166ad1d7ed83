import { leadStatuses } from '../../../../client/src/lead-pages/vocabulary.js';
import type { LeadStatus } from '../../shared/vocabulary';
import type { Row } from '../list';

/** The leads of one status, as far as they are read. */
export interface Column {
	status: LeadStatus;
	rows: readonly Row[];
	total: number;
	/** Pages that are read. */
	pages: number;
}

export type Board = readonly Column[];

export const columnOf = ( board: Board, id: number ): Column | null =>
	board.find( ( { rows } ) => rows.some( ( one ) => one.id === id ) ) ?? null;

/** The leads in the order in which the board shows them. */
export const rowsOf = ( board: Board ): Row[] =>
	leadStatuses.flatMap(
		( status ) => board.find( ( one ) => one.status === status )?.rows ?? []
	);

/** The board with a lead on top of another column. */
export function moved( board: Board, id: number, to: LeadStatus ): Board {
	const from = columnOf( board, id );
	const row = from?.rows.find( ( one ) => one.id === id );
	if ( ! from || ! row || from.status === to ) {
		return board;
	}
	return board.map( ( column ) => {
		if ( column.status === from.status ) {
			return {
				...column,
				rows: column.rows.filter( ( one ) => one.id !== id ),
				total: column.total - 1,
			};
		}
		return column.status === to
			? {
					...column,
					rows: [ { ...row, status: to }, ...column.rows ],
					total: column.total + 1,
				}
			: column;
	} );
}

/** The board with one more page of a column; a lead that has come to another page in the meantime is taken once. */
export const withPage = (
	board: Board,
	status: LeadStatus,
	{ data, total }: { data: readonly Row[]; total: number }
): Board =>
	board.map( ( column ) =>
		column.status === status
			? {
					...column,
					total,
					pages: column.pages + 1,
					rows: [
						...column.rows,
						...data.filter(
							( { id } ) => columnOf( board, id ) === null
						),
					],
				}
			: column
	);
