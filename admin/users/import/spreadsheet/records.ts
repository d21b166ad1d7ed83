/** A row of the file that is not empty, by its number as spreadsheets count: the first is 1. */
export interface Numbered {
	number: number;
	cells: string[];
}

export class UnclosedQuote extends Error {
	constructor( readonly row: number ) {
		super( `Row ${ row } has a quotation mark without its other.` );
	}
}

/** The one that texts have least first. */
const delimiters = [ '\t', ';', ',' ] as const;

/**
 * The delimiter of which most of the first ten lines have the same number, outside of quotes: a title above the table and
 * texts in cells have other numbers. The same as Svc\Kernel\Text\CsvReader::delimiter().
 */
export function delimiterOf( text: string ): string {
	const head = text.slice( 0, 65_536 ).replace( /"(?:[^"]|"")*"/g, '' );
	const lines = head
		.split( /[\r\n]+/ )
		.filter( Boolean )
		.slice( 0, 10 );
	const evidence = delimiters.map( ( delimiter ) => {
		const lengths = lines.map( ( line ) => line.split( delimiter ).length );
		const alike = ( length: number ) =>
			lengths.filter( ( one ) => one === length ).length;
		// First by the number of lines, then by that of cells.
		return Math.max(
			0,
			...lengths
				.filter( ( length ) => length > 1 )
				.map( ( length ) => alike( length ) * 1e6 + length )
		);
	} );
	const best = Math.max( ...evidence );
	return best > 0 ? delimiters[ evidence.indexOf( best ) ]! : ',';
}

/**
 * Records as RFC 4180 has them, with the delimiter that the file uses, and as spreadsheets write them: any end of
 * line, line breaks in quotes, quotation marks within a cell that does not begin with one.
 */
export function recordsOf( text: string ): Numbered[] {
	const reader = new Reader( text, delimiterOf( text ) );
	const records: Numbered[] = [];
	for ( let number = 1; ! reader.isAtEnd(); number++ ) {
		const cells = reader.record( number );
		if ( cells.some( ( cell ) => cell !== '' ) ) {
			records.push( { number, cells } );
		}
	}
	return records;
}

class Reader {
	private at = 0;
	private readonly plain: RegExp;
	private readonly opening = /[ \t]*"/y;

	constructor(
		private readonly text: string,
		private readonly delimiter: string
	) {
		this.plain = new RegExp( `[^${ delimiter }\r\n]*`, 'y' );
		if ( delimiter === '\t' ) {
			this.opening = / *"/y;
		}
	}

	isAtEnd(): boolean {
		return this.at >= this.text.length;
	}

	record( number: number ): string[] {
		const cells = [ this.cell( number ) ];
		while ( this.text[ this.at ] === this.delimiter ) {
			this.at++;
			cells.push( this.cell( number ) );
		}
		this.at += this.text.startsWith( '\r\n', this.at ) ? 2 : 1;
		return cells;
	}

	/** What follows the closing mark belongs to the cell too. */
	private cell( number: number ): string {
		return this.skip( this.opening )
			? this.quoted( number ) + this.take()
			: this.take();
	}

	private quoted( number: number ): string {
		let cell = '';
		for (;;) {
			const end = this.text.indexOf( '"', this.at );
			if ( end < 0 ) {
				throw new UnclosedQuote( number );
			}
			cell += this.text.slice( this.at, end );
			this.at = end + 1;
			if ( this.text[ this.at ] !== '"' ) {
				return cell;
			}
			cell += '"';
			this.at++;
		}
	}

	private take(): string {
		this.plain.lastIndex = this.at;
		const [ found = '' ] = this.plain.exec( this.text ) ?? [];
		this.at += found.length;
		return found;
	}

	private skip( pattern: RegExp ): boolean {
		pattern.lastIndex = this.at;
		const isThere = pattern.test( this.text );
		this.at = isThere ? pattern.lastIndex : this.at;
		return isThere;
	}
}
