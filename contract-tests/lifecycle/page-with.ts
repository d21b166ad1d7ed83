import { expect } from 'vitest';
import type { Site } from '../../tools/host/site';
import { ask } from './asking';

/** A published page with a block, as a visitor gets it. */
export async function pageWith( site: Site, block: string ): Promise< string > {
	const { link } = await ask( site, 'POST', 'wp/v2/pages', {
		status: 'publish',
		title: block,
		content: `<!-- wp:${ block } /-->`,
	} );
	const answer = await fetch( String( link ) );
	expect( answer.status ).toBe( 200 );
	return answer.text();
}
