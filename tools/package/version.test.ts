import { expect, it } from 'vitest';
import { versions, wrongVersions } from './version';

it( 'a tag has to be the version of every file', () => {
	const found = { 'svc.php': '2.2.0', 'readme.txt': '2.1.0', other: '' };
	expect( wrongVersions( 'v2.2.0', found ) ).toEqual( [
		'The tag is v2.2.0, readme.txt says 2.1.0.',
		'The tag is v2.2.0, other says nothing.',
	] );
	expect( wrongVersions( '2.1.0', { 'readme.txt': '2.1.0' } ) ).toEqual( [
		'The tag is 2.1.0, readme.txt says 2.1.0.',
	] );
} );

it( 'the files agree', async () => {
	const found = await versions();
	expect( wrongVersions( `v${ found[ 'package.json' ] }`, found ) ).toEqual(
		[]
	);
} );
