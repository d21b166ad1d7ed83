import { expect as see, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { people } from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { violations } from '../support/axe';
import { picture } from '../support/picture';
import { visit } from '../support/visit';

let browser: Browser;
beforeAll( async () => {
	browser = await launch();
} );
afterAll( () => browser?.close() );

it( 'shows a person', async () => {
	const [ kim ] = await people( {} );
	const made = await as.manager.post( '/wp/v2/pages', {
		status: 'publish',
		title: 'Kim',
		content: `<!-- wp:svc/person-card {"profileId":${ kim!.profileId }} /-->`,
	} );
	const { page, complaints, close } = await visit(
		browser,
		`/?page_id=${ ( made.body as { id: number } ).id }`,
		{ as: kim }
	);
	await see( page.locator( '.wp-block-svc-person-card' ) ).toHaveText(
		'Kim'
	);
	expect( await violations( page, '.wp-block-svc-person-card' ) ).toEqual(
		[]
	);
	expect( complaints ).toEqual( [] );
	await picture( page, 'trial' );
	await close();
} );
