import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import {
	newMark,
	people,
	type Person,
} from '../../contract-tests/support/people';
import { openAdmin, pictures, problems } from './support';
import { see } from '../support/see';

let browser: Browser;
const mark = newMark();
let rose: Person;
beforeAll( async () => {
	browser = await launch();
	[ rose ] = ( await people(
		{
			first_name: 'Rosalind',
			last_name: mark,
			job_title: 'Cartographer',
			meta: { svc_department: `${ mark } Maps` },
		},
		...Array.from( { length: 12 }, ( _, at ) => ( {
			first_name: `Tess${ String.fromCharCode( 97 + at ) }`,
			last_name: mark,
			job_title: 'Surveyor',
		} ) )
	) ) as [ Person ];
} );
afterAll( () => browser?.close() );

it( 'the list shows one who nearly matches, and leads there', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		`svc-people&search=${ mark }+cartografer`
	);
	const near = page.getByRole( 'region', {
		name: 'No exact matches. Close matches:',
	} );
	await see( near.getByRole( 'listitem' ) ).toHaveCount( 1 );
	await see( near ).toContainText( `Cartographer, ${ mark } Maps` );
	await see(
		page.getByText( '0 people found. 1 close match.' )
	).toBeAttached();
	expect( await problems( page ) ).toEqual( [] );
	await near.scrollIntoViewIfNeeded();
	await pictures( page, 'people-close' );
	await near.getByRole( 'link', { name: `Rosalind ${ mark }` } ).click();
	await see( page ).toHaveURL( new RegExp( `person=${ rose.profileId }` ) );
	expect( complaints ).toEqual( [] );
	await close();
} );

it( 'the list asks again while one types, and shows many', async () => {
	const { page, complaints, close } = await openAdmin(
		browser,
		`svc-people&search=${ mark }`
	);
	await see( page.getByRole( 'row' ) ).toHaveCount( 14 );
	await see(
		page.getByRole( 'region', { name: /close matches/i } )
	).toHaveCount( 0 );
	await page.getByRole( 'searchbox' ).fill( `${ mark } surveyors` );
	const near = page.getByRole( 'region', { name: /close matches/i } );
	await see( near.getByRole( 'listitem' ) ).toHaveCount( 12 );
	expect( await problems( page ) ).toEqual( [] );
	expect( complaints ).toEqual( [] );
	await close();
} );
