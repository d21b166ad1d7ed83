import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The kernel takes 107 bytes; some room is left for suffixes.
const LONGEST = 95;

/** A socket's path in the site's folder, unless that is too deep for one. */
export function socketPath( folder: string, name: string ): string {
	const path = join( folder, `${ name }.sock` );
	if ( path.length <= LONGEST ) {
		return path;
	}
	const hash = createHash( 'sha256' ).update( folder ).digest( 'hex' );
	return join( tmpdir(), `svc-${ hash.slice( 0, 8 ) }-${ name }.sock` );
}
