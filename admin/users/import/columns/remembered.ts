import type { Mapping } from '../mapping';
import { bare } from './bare';

/** What is kept of a mapping, for the next file with the same headers. */
export type Remembered = Pick<
	Mapping,
	| 'columns'
	| 'match'
	| 'roleForNew'
	| 'roles'
	| 'rolesByTitle'
	| 'leavesOut'
	| 'dateOrder'
	| 'nameOrder'
> & { key: string };

const most = 20;

/** A short text for the headers of a file: a polynomial hash below 2^32, in which two lists rarely agree by chance. */
export function keyOfHeaders( headers: readonly string[] ): string {
	let hash = 7;
	for ( const letter of headers.map( bare ).join( '\n' ) ) {
		hash = ( hash * 31 + ( letter.codePointAt( 0 ) ?? 0 ) ) % 4_294_967_291;
	}
	return `${ headers.length }-${ hash.toString( 36 ) }`;
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

/** Names that the user has corrected in the file of an import, until it has been uploaded. */
export interface KeptNames {
	id: number;
	names: Mapping[ 'names' ];
}

/** Interrupted uploads whose names are kept. */
const mostUploads = 3;

/** The list with these names first, or without those of the import where there are none. */
export const withNames = (
	all: readonly KeptNames[],
	id: number,
	names: Mapping[ 'names' ]
): KeptNames[] => {
	const others = all.filter( ( one ) => one.id !== id );
	return Object.keys( names ).length === 0
		? others
		: [ { id, names }, ...others ].slice( 0, mostUploads );
};
