import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { paths } from './icons';

it( 'is drawn by the server as in the editor', async () => {
	const php = await readFile(
		'plugin/src/Users/Blocks/BookmarkButton/Icon.php',
		'utf8'
	);
	for ( const path of Object.values( paths ) ) {
		expect( php ).toContain( `'${ path }'` );
	}
} );
