import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names } from '../support/abilities';
import { dashboard, executable, launch } from '../support/browser';
import { newMark, people, type Person } from '../support/people';
import { host } from '../support/site';

/** Since 7.1 WordPress has a client of its own. */
const isThere =
	executable !== undefined && Number.parseFloat( host.version ) >= 7.1;

describe.runIf( isThere )( "core's own client in the browser", () => {
	let browser: Browser;
	let page: Page;
	let kim: Person;
	const complaints: string[] = [];
	beforeAll( async () => {
		[ kim ] = ( await people( { last_name: newMark() } ) ) as [ Person ];
		browser = await launch();
		page = await dashboard(
			browser,
			kim,
			'profile.php?svc_fixture_abilities=1'
		);
		page.on( 'console', ( message ) => complaints.push( message.text() ) );
		await page.evaluate(
			`import( '@wordpress/core-abilities' ).then( ( { ready } ) => ready )`
		);
	} );
	afterAll( () => browser?.close() );

	/** Answer, or the error's code and message. */
	const execute = ( name: string, input: unknown ) =>
		page.evaluate( `import( '@wordpress/abilities' )
			.then( ( { executeAbility } ) => executeAbility( '${ name }', ${ JSON.stringify( input ) } ) )
			.catch( ( { code, message } ) => ( { code, message } ) )` );

	it( 'knows all of them', async () => {
		const known = await page.evaluate(
			`import( '@wordpress/abilities' ).then( ( { getAbilities } ) => getAbilities().map( ( { name } ) => name ) )`
		);
		expect( known ).toEqual( expect.arrayContaining( names ) );
	} );

	it.each( names )( 'understands the input of %s', async ( name ) => {
		complaints.length = 0;
		expect( await execute( name, { nothing: 1 } ) ).toMatchObject( {
			code: 'ability_invalid_input',
			message: expect.stringMatching(
				/required property|not a valid property/
			),
		} );
		expect( complaints ).toEqual( [] );
	} );

	it( 'reads, changes and deletes', async () => {
		const { last_name } = kim.sent;
		expect(
			await execute( 'svc-users/list-profiles', { search: last_name } )
		).toMatchObject( { data: [ { id: kim.profileId } ] } );
		expect(
			await execute( 'svc-users/get-profile', { id: kim.profileId } )
		).toMatchObject( { last_name, social: {} } );
		expect(
			await execute( 'svc-intranet/update-profile', {
				user_id: kim.id,
				skills: [ 'VA loans' ],
			} )
		).toMatchObject( { id: kim.id } );
		expect(
			await execute( 'svc-intranet/get-profile', { user_id: kim.id } )
		).toMatchObject( { skills: [ 'VA loans' ] } );
		for ( const name of [
			'svc-intranet/list-departments',
			'svc-intranet/search-directory',
			'svc-intranet/get-bookmarks',
			'svc-intranet/list-collections',
		] ) {
			expect( await execute( name, {} ), name ).toMatchObject( {
				data: expect.any( Array ),
			} );
		}
		expect(
			await execute( 'svc-intranet/get-org-chart', { depth: 1 } )
		).toMatchObject( { reports: expect.any( Array ) } );
		expect(
			await execute( 'svc-intranet/get-reporting-chain', {
				user_id: kim.id,
			} )
		).toMatchObject( { total: 1 } );
		expect(
			await execute( 'svc-intranet/remove-bookmark', { id: 1 } )
		).toMatchObject( { code: 'rest_bookmark_not_found' } );
	} );

	it( 'is refused what this user may not', async () => {
		expect(
			await execute( 'svc-users/delete-profile', { id: kim.profileId } )
		).toMatchObject( { code: 'rest_forbidden' } );
		expect(
			await execute( 'svc-users/update-profile', {
				id: kim.profileId,
				role: 'leadership',
			} )
		).toMatchObject( { code: 'rest_forbidden' } );
	} );
} );
