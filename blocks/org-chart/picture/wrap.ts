export type Measure = ( text: string ) => number;

/** Text in lines of limited width; text that does not fit into the last ends in an ellipsis. */
export function wrap(
	text: string,
	width: number,
	most: number,
	measure: Measure
): string[] {
	const lines: string[] = [];
	let rest = text.trim();
	while ( rest !== '' && lines.length < most ) {
		const isLast = lines.length === most - 1;
		const line = first( rest, width, isLast, measure );
		lines.push( line.trim() );
		rest = isLast ? '' : rest.slice( line.length ).trim();
	}
	return lines;
}

function first(
	rest: string,
	width: number,
	isLast: boolean,
	measure: Measure
): string {
	if ( measure( rest ) <= width ) {
		return rest;
	}
	return isLast
		? `${ fitting( rest, width - measure( '…' ), measure ).trim() }…`
		: wordsOf( fitting( rest, width, measure ), rest );
}

/** As much of the beginning as fits; one character at least, so that there is an end. */
function fitting( text: string, width: number, measure: Measure ): string {
	const characters = [ ...new Intl.Segmenter().segment( text ) ].map(
		( { segment } ) => segment
	);
	let count = 1;
	while (
		count < characters.length &&
		measure( characters.slice( 0, count + 1 ).join( '' ) ) <= width
	) {
		count++;
	}
	return characters.slice( 0, count ).join( '' );
}

/** Not in the middle of a word, if there is another way. */
function wordsOf( part: string, whole: string ): string {
	const end = part.search( /\s+\S*$/ );
	return end <= 0 || /^\s/.test( whole.slice( part.length ) )
		? part
		: part.slice( 0, end );
}
