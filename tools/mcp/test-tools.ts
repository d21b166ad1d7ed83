import type { Site } from '../host/site';
import { authorization } from './proxy';

/** Shows the conformance tool's own tools, which are fixtures, while it runs. */
export async function withTestTools< T >(
	site: Site,
	work: () => Promise< T >
): Promise< T > {
	await option( site, 'PUT' );
	try {
		return await work();
	} finally {
		await option( site, 'DELETE' );
	}
}

async function option( site: Site, method: 'PUT' | 'DELETE' ) {
	const response = await fetch(
		`${ site.url }/wp-json/fixture/v1/options/svc_test_mcp`,
		{
			method,
			headers: {
				Authorization: authorization( site ),
				'Content-Type': 'application/json',
				Cookie: 'playground_auto_login_already_happened=1',
			},
			body: JSON.stringify( { value: 1, scope: 'all' } ),
		}
	);
	if ( ! response.ok ) {
		throw new Error(
			`${ site.name } runs without fixtures: start it with --fixtures.`
		);
	}
}
