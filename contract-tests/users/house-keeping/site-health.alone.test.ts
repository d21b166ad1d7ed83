// @module-tag single-site
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	it,
} from 'vitest';
import { control } from '../../support/control';
import { fixture } from '../../support/bookmarks';
import { newMark, people, type Person } from '../../support/people';
import { host } from '../../support/site';
import {
	formIn,
	siteHealth,
	type HealthResult,
	type SiteHealth,
} from '../../support/site-health';
import { as, world } from '../../support/world';
import { open, remove } from '../imports/import';

let admin: SiteHealth;
const mark = newMark();
beforeAll( async () => {
	admin = await siteHealth( host.login.user, host.login.password );
} );

const test = async ( name: string, without = '' ): Promise< HealthResult > => {
	const found = ( await admin.direct( without ) ).find(
		( one ) => one.test === name
	);
	if ( ! found ) {
		throw new Error( `Site Health has no ${ name }.` );
	}
	return found;
};

const press = async ( { actions }: HealthResult ) => {
	const pressed = await admin.press( formIn( actions ) );
	expect( pressed.status ).toBe( 302 );
	expect( ( await admin.go( pressed ) ).text ).toContain( 'Done.' );
};

describe( 'a site that is well', () => {
	it( 'is told so, and nothing of what it does not use', async () => {
		const found = await admin.direct();
		for ( const name of [ 'svc-tables', 'svc-photos', 'svc-imports' ] ) {
			expect( await test( name ) ).toMatchObject( {
				status: 'good',
				actions: '',
			} );
		}
		expect( found.map( ( one ) => one.test ) ).not.toContain(
			'svc-assistants'
		);
	} );
} );

describe( 'tables', () => {
	let kim: Person;
	beforeAll( async () => {
		[ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
		// Repairs what other tests have left.
		await admin.repair();
	} );
	const isFound = async () =>
		(
			(
				await as.manager.get( '/users/v1/profiles', {
					query: { search: mark },
				} )
			).body as { total: number }
		 ).total;

	it( 'that are missing are named, and made again with all that can be known', async () => {
		for ( const table of Object.keys( await control.tables() ) ) {
			if ( ! /profiles|state/.test( table ) ) {
				await control.sql( [ `DROP TABLE {${ table }}` ] );
			}
		}
		const found = await test( 'svc-tables' );
		expect( found.status ).toBe( 'critical' );
		for ( const name of [ 'search', 'charts', 'imports', 'mcp_calls' ] ) {
			expect( found.description ).toContain( `svc_${ name }` );
		}
		expect( found.description ).not.toContain( 'svc_profiles' );
		await press( found );
		expect( ( await test( 'svc-tables' ) ).status ).toBe( 'good' );
		expect( await isFound() ).toBe( 1 );
		expect(
			await as.manager.get( '/users/v1/intranet/org-chart' )
		).toAnswer( 'getOrgChart' );
		const health = await siteHealth( host.login.user, host.login.password );
		expect( await health.result() ).toMatchObject( { status: 'good' } );
	} );

	// SQLite's driver renames no table, and an object cache still has the people.
	it.runIf( host.database !== null && ! host.objectCache )(
		'of people that are missing leave the rest of the dashboard alone',
		async () => {
			await control.sql( [
				'ALTER TABLE {svc_profiles} RENAME TO {svc_elsewhere}',
			] );
			try {
				const { status, text } = await admin.open( 'index.php' );
				expect( status ).toBe( 200 );
				expect( text ).toContain(
					'site-health.php">Site Health</a> says'
				);
				expect( ( await test( 'svc-tables' ) ).description ).toContain(
					'svc_profiles'
				);
			} finally {
				await control.sql( [
					'ALTER TABLE {svc_elsewhere} RENAME TO {svc_profiles}',
				] );
			}
			expect( await isFound() ).toBe( 1 );
			expect( kim.profileId ).toBeGreaterThan( 0 );
		}
	);
} );

describe( 'photos', () => {
	it( 'need something to draw with', async () => {
		const found = await test( 'svc-photos', 'pictures' );
		expect( found.status ).toBe( 'recommended' );
		expect( found.description ).toContain( 'imagick' );
	} );
} );

describe( 'spreadsheets', () => {
	let id: number;
	beforeEach( async () => {
		( { id } = await open( [ 'account_email' ], [ [ mark ] ] ) );
		await fixture( 'POST', '/house-keeping/age-import', {
			import: id,
			days: 6,
		} );
	} );
	afterEach( () => remove( id ) );

	it( 'that nobody has deleted are deleted by a button', async () => {
		const found = await test( 'svc-imports' );
		expect( found.status ).toBe( 'recommended' );
		await press( found );
		expect( ( await test( 'svc-imports' ) ).status ).toBe( 'good' );
		expect( ( await remove( id ) ).status ).toBe( 404 );
	} );

	it( 'stay where the button is not pressed: by who may not, from elsewhere, or by a link', async () => {
		const form = formIn( ( await test( 'svc-imports' ) ).actions );
		const [ ed ] = await control.createUsers( [
			{ login: `${ world.token }-${ mark }x`, role: 'editor' },
		] );
		const editor = await siteHealth( ed!.login, ed!.password );
		expect( ( await editor.press( form ) ).status ).toBe( 403 );
		const { _wpnonce, ...bare } = form;
		expect( _wpnonce ).toBeTruthy();
		expect( ( await admin.press( bare ) ).status ).toBe( 403 );
		expect( ( await admin.follow( form ) ).status ).toBe( 405 );
		expect( ( await test( 'svc-imports' ) ).status ).toBe( 'recommended' );
	} );

	it( 'have neither button nor notice for who may look and not manage', async () => {
		const [ ed ] = await control.createUsers( [
			{ login: `${ world.token }-${ mark }v`, role: 'editor' },
		] );
		await control.grant( ed!.id, 'view_site_health_checks', 1 );
		const viewer = await siteHealth( ed!.login, ed!.password );
		expect(
			( await viewer.direct() ).find(
				( one ) => one.test === 'svc-imports'
			)
		).toMatchObject( { status: 'recommended', actions: '' } );
		const { status, text } = await viewer.open(
			'site-health.php?svc_mended=1'
		);
		expect( status ).toBe( 200 );
		expect( text ).not.toContain( 'Done.' );
	} );
} );

describe( 'assistants', () => {
	const settings = '/modern-data/v1/settings';
	const turn = ( enabled: boolean ) =>
		as.manager.put( settings, {
			tools: [ { name: 'svc-intranet-update-profile', enabled } ],
		} );
	afterEach( () => turn( false ) );

	it( 'who may write have to be able to sign in', async () => {
		expect( ( await turn( true ) ).status ).toBe( 200 );
		expect( ( await test( 'svc-assistants' ) ).status ).toBe( 'good' );
		const found = await test( 'svc-assistants', 'application-passwords' );
		expect( found.status ).toBe( 'recommended' );
		expect( found.actions ).toContain( 'page=svc-people-settings' );
	} );
} );

afterAll( async () => {
	expect( ( await test( 'svc-tables' ) ).status ).toBe( 'good' );
} );
