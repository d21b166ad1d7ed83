import type { Numbered } from './records';

/** Consecutive rows that are sent together. */
export interface Chunk {
	from: number;
	rows: string[][];
}

/** The server's limit for a request. */
const mostRows = 500;

/** Characters: some proxies refuse a body of more than a megabyte. */
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
