import { expect, it } from 'vitest';
import { as } from '../support/world';

/** What the site's own styles are changed by. */
async function pathOfStyles() {
	const { body } = await as.manager.get( '/wp/v2/themes', {
		query: { status: 'active' },
	} );
	const [ theme ] = body as [
		{ _links: { 'wp:user-global-styles': [ { href: string } ] } },
	];
	const { href } = theme._links[ 'wp:user-global-styles' ][ 0 ];
	return href.slice( href.indexOf( '/wp/v2/' ) );
}

const known = async () => {
	const { body } = await as.anonymous.get( '/fixture/v1/blocks' );
	return ( body as [ string[], string[] ] )[ 0 ];
};

it( 'a site that has styled a block of the plugin knows all of them in every request', async () => {
	const path = await pathOfStyles();
	const styles = {
		blocks: { 'svc/staff-directory': { color: { text: '#123456' } } },
	};
	try {
		const saved = await as.manager.put( path, { styles } );
		expect( saved.body ).toMatchObject( { styles } );
		expect( await known() ).toContain( 'svc/org-chart' );
	} finally {
		await as.manager.put( path, { styles: {} } );
	}
	expect( await known() ).toEqual( [] );
} );
