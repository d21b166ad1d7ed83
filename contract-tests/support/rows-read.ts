import { rowsRead } from './mariadb';
import { as } from './world';

/** Rows that the server reads for this request: the least of three, because other requests may run meanwhile. */
export async function readBy(
	path: string,
	query: string
): Promise< { read: number; rows: number } > {
	const reads: number[] = [];
	let rows = 1;
	for ( let turn = 0; turn < 3; turn++ ) {
		const idle = await readWhile( () =>
			as.manager.get( '/bench/v1/empty-auth' )
		);
		const asked = await readWhile( async () => {
			const { body } = await as.manager.get( path, { query } );
			rows = ( body as { data?: unknown[] } ).data?.length ?? 1;
		} );
		reads.push( asked - idle );
	}
	return { read: Math.min( ...reads ), rows };
}

async function readWhile( work: () => Promise< unknown > ): Promise< number > {
	const before = await rowsRead();
	await work();
	return ( await rowsRead() ) - before;
}
