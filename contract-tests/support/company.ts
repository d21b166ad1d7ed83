import { loadDemo } from '../../tools/demo/load';
import { profiles } from './paths';
import { host } from './site';
import { as } from './world';

export async function profilesInAll(): Promise< number > {
	const { headers } = await as.manager.get( profiles, {
		query: 'per_page=1',
	} );
	return Number( headers[ 'x-wp-total' ] );
}

/** Measurements need a larger company; the demo company stays after the tests. */
export async function companyOf( people: number ): Promise< void > {
	if ( ( await profilesInAll() ) < people ) {
		await loadDemo( host, { people, log: () => {} } );
	}
}
