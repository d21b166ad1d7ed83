import { expect, test } from 'vitest';
import { databaseOf } from './mariadb';

test( 'the database has a port that no outgoing connection is given', () => {
	const lowestOnLinux = 32_768;
	for ( const sitePort of [ 8_878, 8_899, 8_990 ] ) {
		expect( databaseOf( '/tmp', sitePort ).port ).toBeLessThan(
			lowestOnLinux
		);
	}
} );
