import { afterAll, expect, it } from 'vitest';
import { launch } from '../../contract-tests/support/browser';
import { control } from '../../contract-tests/support/control';
import { repair } from '../../contract-tests/support/paths';
import {
	newMark,
	people,
	stateOf,
	type Person,
} from '../../contract-tests/support/people';
import { as } from '../../contract-tests/support/world';
import { openAdmin, problems } from './support';
import { see } from '../support/see';

const slow = { timeout: 30_000 };

// A repair affects all people.
afterAll( () => as.manager.post( repair, {} ) );

it( 'people who report to each other are named, and repaired', async () => {
	const mark = newMark();
	const [ ann ] = ( await people( {
		first_name: 'Ann',
		last_name: mark,
	} ) ) as [ Person ];
	const [ bob ] = ( await people( {
		first_name: 'Bob',
		last_name: mark,
		meta: { svc_reports_to: ann.id },
	} ) ) as [ Person ];
	await control.sql( [
		`UPDATE {svc_profiles} SET manager_id = ${ bob.id }, has_manager = 1 WHERE id = ${ ann.profileId }`,
		`INSERT INTO {usermeta} (user_id, meta_key, meta_value) VALUES (${ ann.id }, 'svc_intranet_reports_to', '${ bob.id }')`,
	] );
	const browser = await launch();
	const { page, complaints, close } = await openAdmin(
		browser,
		`svc-people-chart&user=${ bob.id }`
	);
	// The org chart cuts the loop, and shows both.
	await see(
		page.getByRole( 'treeitem', { name: new RegExp( `^Bob ${ mark }` ) } )
	).toBeFocused( slow );
	const panel = page.getByRole( 'region', { name: 'Problems' } );
	await panel
		.getByRole( 'button', { name: /issues? to review/ } )
		.click( slow );
	await see( panel ).toContainText(
		'People who report to each other in a loop',
		slow
	);
	await see( panel ).toContainText( `Bob ${ mark } → ` );
	expect( await problems( page ) ).toEqual( [] );

	await panel.getByRole( 'button', { name: 'Repair' } ).click();
	await see(
		page.getByTestId( 'snackbar' ).filter( { hasText: /repaired/ } )
	).toBeVisible( slow );
	await see( panel ).not.toContainText( 'in a loop', slow );
	const managers = await Promise.all(
		[ ann, bob ].map( async ( { profileId } ) => {
			const { meta } = await stateOf( profileId );
			return ( meta as Record< string, unknown > )[ 'svc_reports_to' ];
		} )
	);
	expect( managers.filter( ( one ) => one === null ) ).toHaveLength( 1 );
	await panel.getByRole( 'button', { name: 'Check everything' } ).click();
	await see(
		page
			.getByTestId( 'snackbar' )
			.filter( { hasText: 'No problems found' } )
	).toBeVisible( slow );
	expect( complaints ).toEqual( [] );
	await close();
	await browser.close();
} );
