/** What a table of data has no cell with. */
const wholes = 'h1, h2, h3, h4, h5, h6, hr, img, ol, table, ul';

const cellsOf = ( table: Element ): Element[] =>
	[ ...table.querySelectorAll( 'td, th' ) ].filter(
		( cell ) => cell.closest( 'table' ) === table
	);

/** Whether it puts things side by side or below one another, as e-mails of other programs do. */
const isLayout = ( table: Element ): boolean => {
	const cells = cellsOf( table );
	return (
		table.getAttribute( 'role' ) === 'presentation' ||
		cells.length < 2 ||
		cells.some( ( cell ) => cell.querySelector( wholes ) )
	);
};

/** WordPress joins the paragraphs of a cell without anything between them. */
const breakLines = ( table: Element ): void =>
	table
		.querySelectorAll( 'p + p, div + div, p + div, div + p' )
		.forEach( ( part ) => part.prepend( br( part ) ) );

const br = ( { ownerDocument }: Element ) =>
	ownerDocument.createElement( 'br' );

/** HTML with what stands in the cells of such tables instead of them: as a table, it would run together in one line. */
export function withoutLayoutTables(
	html: string,
	unwrapped: () => void
): string {
	if ( ! /<table/i.test( html ) || html.includes( '<!-- wp:' ) ) {
		return html;
	}
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	// The outermost is first: the others still stand in it when it is looked at.
	const layouts = [ ...body.querySelectorAll( 'table' ) ].filter( isLayout );
	if ( layouts.length > 0 ) {
		unwrapped();
	}
	for ( const table of layouts ) {
		table.replaceWith(
			...cellsOf( table ).map( ( cell ) => {
				const part = body.ownerDocument.createElement( 'div' );
				part.append( ...cell.childNodes );
				return part;
			} )
		);
	}
	body.querySelectorAll( 'table' ).forEach( breakLines );
	return body.innerHTML;
}
