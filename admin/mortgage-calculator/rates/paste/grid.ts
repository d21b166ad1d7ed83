const separators: readonly ( readonly [ RegExp, string ] )[] = [
	[ /\t/, '\t' ],
	[ /;/, ';' ],
];

/**
 * The cells of text that was copied from a spreadsheet (tabs), of a CSV file (commas or semicolons), or of an e-mail (two or
 * more spaces). Empty lines are left out.
 */
export function gridOf( text: string ): string[][] {
	const separator = separators.find( ( [ found ] ) => found.test( text ) );
	const grid = separator
		? quoted( text, separator[ 1 ] )
		: unseparated( text );
	return grid
		.map( ( cells ) => cells.map( ( cell ) => cell.trim() ) )
		.filter( ( cells ) => cells.some( ( cell ) => cell !== '' ) );
}

/** Lines that all have gaps of several spaces are columns of an e-mail; else commas separate the cells. */
function unseparated( text: string ): string[][] {
	const lines = text.split( /\r\n?|\n/ ).filter( ( line ) => line.trim() );
	return lines.every( ( line ) => /\S\s{2,}\S/.test( line ) )
		? lines.map( ( line ) => line.trim().split( /\s{2,}/ ) )
		: quoted( text, ',' );
}

/** Cells as RFC 4180 writes them: in quotes where they contain the separator, a line break or quotes. */
function quoted( text: string, separator: string ): string[][] {
	const rows: string[][] = [];
	let cells: string[] = [];
	let cell = '';
	let isQuoted = false;
	const end = () => {
		cells.push( cell );
		cell = '';
	};
	for ( let at = 0; at < text.length; at++ ) {
		const letter = text[ at ]!;
		if ( isQuoted ) {
			if ( letter !== '"' ) {
				cell += letter;
			} else if ( text[ at + 1 ] === '"' ) {
				cell += '"';
				at++;
			} else {
				isQuoted = false;
			}
		} else if ( letter === '"' && cell.trim() === '' ) {
			isQuoted = true;
			cell = '';
		} else if ( letter === separator ) {
			end();
		} else if ( letter === '\n' || letter === '\r' ) {
			end();
			rows.push( cells );
			cells = [];
		} else {
			cell += letter;
		}
	}
	end();
	return [ ...rows, cells ];
}
