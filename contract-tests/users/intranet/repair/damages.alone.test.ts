import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { control } from '../../../support/control';
import {
	accounts,
	newMark,
	personOf,
	type Person,
} from '../../../support/people';
import {
	formIn,
	siteHealth,
	type SiteHealth,
} from '../../../support/site-health';
import { host } from '../../../support/site';
import { full } from '../../../support/world';
import { cause, damages, type Victims } from './damage';

let health: SiteHealth;
let who: Victims;

beforeAll( async () => {
	health = await siteHealth( host.login.user, host.login.password );
	// Repairs what earlier tests have left.
	await health.repair();
} );

beforeEach( async () => {
	const mark = newMark();
	const in_ = ( first_name: string, manager?: Person ) => ( {
		first_name,
		last_name: mark,
		meta: {
			svc_department: 'Sales',
			...( manager && { svc_reports_to: manager.id } ),
		},
	} );
	// One request creates all accounts.
	const team = await accounts( 4 );
	const boss = await personOf( team[ 0 ]!, in_( 'Boss' ) );
	const kim = await personOf( team[ 1 ]!, in_( 'Kim', boss ) );
	const gone = await personOf( team[ 2 ]!, in_( 'Gone', boss ) );
	const low = await personOf( team[ 3 ]!, in_( 'Low', gone ) );
	who = { boss, kim, gone, low, mark };
} );

afterEach( () =>
	control.sql( [
		`DELETE FROM {usermeta} WHERE user_id = ${ who.gone.id } AND user_id NOT IN (SELECT ID FROM {users})`,
	] )
);

describe( 'Site Health', () => {
	it( 'finds nothing wrong where nothing is', async () => {
		expect( await health.result() ).toMatchObject( {
			status: 'good',
			actions: '',
		} );
	} );

	it.each( full ? damages : damages.slice( 0, 1 ) )(
		'reports $name, and its button mends it',
		async ( damage ) => {
			await cause( damage, who );
			const report = await health.result();
			expect( report.status ).toBe( 'recommended' );
			expect( report.description ).toContain( damage.says );

			const pressed = await health.press( formIn( report.actions ) );
			expect( pressed.status ).toBe( 302 );
			expect( ( await health.go( pressed ) ).text ).toMatch(
				/\d things? (was|were) repaired\./
			);
			await damage.then( who );
			expect( await health.result() ).toMatchObject( {
				status: 'good',
				actions: '',
			} );
		}
	);

	it.runIf( full )( 'mends all of it at once', async () => {
		const together = damages.filter(
			( { name } ) =>
				! /circle|gone|not$|each other/.test( name ) ||
				name.includes( 'account is gone' )
		);
		for ( const damage of together ) {
			await cause( damage, who );
		}
		await health.repair();
		expect( await health.result() ).toMatchObject( { status: 'good' } );
	} );
} );
