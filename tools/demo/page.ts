import { z } from 'zod';
import { request, type Login } from './request';

const pages = '/wp/v2/pages';

export interface DemoPage {
	title: string;
	slug: string;
	/** Blocks, as they are saved. */
	content: string;
}

/** Publishes a page. One with its slug that is there already is left as it is. */
export async function loadPage( site: Login, page: DemoPage ): Promise< void > {
	const known = await request(
		site,
		'GET',
		`${ pages }&slug=${ page.slug }`
	);
	if ( z.array( z.unknown() ).parse( known ).length === 0 ) {
		await request( site, 'POST', pages, { ...page, status: 'publish' } );
	}
}
