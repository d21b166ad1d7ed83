import type { Site } from '../../tools/host/site';
import { filesNamed } from '../support/files-named';
import { newPerson } from './people';

interface OneOfEach {
	makeOneOfEach: ( site: Site, userId: number ) => Promise< void >;
}

/**
 * Makes something of everything that the plugin stores: rows in each table, options, user meta, photos, jobs.
 *
 * Each component does so in a file named one-of-each.ts, for an account that has a profile.
 */
export async function makeOneOfEach( site: Site ) {
	const { user } = await newPerson( site, 'ben' );
	for ( const one of await filesNamed< OneOfEach >( 'one-of-each.ts' ) ) {
		await one.makeOneOfEach( site, user );
	}
}
