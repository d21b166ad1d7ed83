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
import { cause, problems, type Victims } from './problems';

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

	it.each( full ? problems : problems.slice( 0, 1 ) )(
		'reports $name, and its button repairs it',
		async ( problem ) => {
			await cause( problem, who );
			const report = await health.result();
			expect( report.status ).toBe( 'recommended' );
			expect( report.description ).toContain( problem.says );

			const pressed = await health.press( formIn( report.actions ) );
			expect( pressed.status ).toBe( 302 );
			expect( ( await health.go( pressed ) ).text ).toMatch(
				/\d things? (was|were) repaired\./
			);
			await problem.then( who );
			expect( await health.result() ).toMatchObject( {
				status: 'good',
				actions: '',
			} );
		}
	);

	it.runIf( full )( 'repairs all of it at once', async () => {
		const together = problems.filter(
			( { name } ) =>
				! /loop|gone|not$|each other/.test( name ) ||
				name.includes( 'account is gone' )
		);
		for ( const problem of together ) {
			await cause( problem, who );
		}
		await health.repair();
		expect( await health.result() ).toMatchObject( { status: 'good' } );
	} );
} );
