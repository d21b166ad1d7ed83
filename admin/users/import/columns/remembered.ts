import type { Mapping } from '../mapping';
import { bare } from './bare';

/** What is kept of a mapping, for the next file with the same headers. */
export type Remembered = Pick<
	Mapping,
	'columns' | 'match' | 'roleForNew' | 'roles' | 'dateOrder' | 'nameOrder'
> & { key: string };

const most = 20;

/** A short number for the headers of a file; FNV-1a, in which two lists rarely agree by chance. */
export function keyOfHeaders( headers: readonly string[] ): string {
	let hash = 0x811c9dc5;
	for ( const letter of headers.map( bare ).join( '\n' ) ) {
		hash = Math.imul( hash ^ ( letter.codePointAt( 0 ) ?? 0 ), 0x01000193 );
	}
	return `${ headers.length }-${ ( hash >>> 0 ).toString( 36 ) }`;
}

/** The list with the newest first. */
export const withNewest = (
	all: readonly Remembered[],
	newest: Remembered
): Remembered[] =>
	[ newest, ...all.filter( ( { key } ) => key !== newest.key ) ].slice(
		0,
		most
	);
