import type { Numbered } from './records';

/** Rows that follow each other, as they are sent. */
export interface Chunk {
	from: number;
	rows: string[][];
}

/** What the server takes in one request. */
const mostRows = 500;

/** Characters: what the most cautious servers in front take of a body is a megabyte. */
const mostText = 200_000;

/** Rows in pieces for one request each; where the file has an empty row, another piece begins. */
export function chunksOf( rows: readonly Numbered[], width: number ): Chunk[] {
	const chunks: Chunk[] = [];
	let chunk: Chunk | undefined;
	let text = 0;
	for ( const { number, cells } of rows ) {
		const fit = cells.slice( 0, width );
		const length = fit.reduce( ( sum, cell ) => sum + cell.length + 3, 0 );
		const isNext =
			chunk !== undefined &&
			chunk.from + chunk.rows.length === number &&
			chunk.rows.length < mostRows &&
			text + length <= mostText;
		if ( ! chunk || ! isNext ) {
			chunk = { from: number, rows: [] };
			chunks.push( chunk );
			text = 0;
		}
		chunk.rows.push( fit );
		text += length;
	}
	return chunks;
}
