/** A list on one page. */
export const listOf = ( ...data: object[] ) => ( {
	data,
	total: data.length,
	pages: 1,
	page: 1,
} );
