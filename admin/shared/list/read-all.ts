/** A page of a list. */
export interface Items< Item > {
	data: Item[];
	total: number;
	pages: number;
	/** Items that nearly match the search. */
	close?: Item[] | undefined;
}

/** Items of a page when all are read: the server's limit. */
export const largestPage = 100;

/**
 * All items of a list, read page by page. An item that moves to another page in the meantime is taken once.
 *
 * @param readPage
 * @param progress Called with the number of items read so far.
 */
export async function readAll< Item extends { id: number } >(
	readPage: ( page: number ) => Promise< Items< Item > >,
	progress: ( read: number ) => void = () => {}
): Promise< Item[] > {
	const found = new Map< number, Item >();
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const items = await readPage( page );
		items.data.forEach( ( item ) => found.set( item.id, item ) );
		pages = items.pages;
		progress( found.size );
	}
	return [ ...found.values() ];
}
