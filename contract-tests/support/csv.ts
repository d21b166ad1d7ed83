/** The records of a file by RFC 4180. Strict: any deviation is an error. */
export function readCsv( text: string ): string[][] {
	const rows: string[][] = [];
	const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
	let row: string[] = [];
	while ( cell.lastIndex < text.length ) {
		const at = cell.lastIndex;
		const found = cell.exec( text );
		if ( ! found ) {
			throw new Error(
				`Not a CSV at ${ at }: ${ text.slice( at, 80 ) }`
			);
		}
		const [ , quoted, plain = '', end ] = found;
		row.push(
			quoted === undefined ? plain : quoted.replaceAll( '""', '"' )
		);
		if ( end !== ',' ) {
			rows.push( row );
			row = [];
		}
	}
	return rows;
}

/** The cells of each row by column. */
export function recordsOf( text: string ): Record< string, string >[] {
	const [ header = [], ...rows ] = readCsv( text.replace( /^\uFEFF/, '' ) );
	return rows.map( ( row ) =>
		Object.fromEntries( header.map( ( name, at ) => [ name, row[ at ]! ] ) )
	);
}

/** Writes a file with every cell in quotes. */
export const csv = ( rows: readonly ( readonly string[] )[] ) =>
	rows
		.map( ( row ) =>
			row
				.map( ( cell ) => `"${ cell.replaceAll( '"', '""' ) }"` )
				.join( ',' )
		)
		.join( '\r\n' );
