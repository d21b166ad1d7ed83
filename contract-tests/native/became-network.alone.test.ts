import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../client/src/settings/settings-schemas';
import { control } from '../support/control';
import { sql } from '../support/mariadb';
import { company, profiles, settings } from '../support/paths';
import { host } from '../support/site';
import { as, full } from '../support/world';

const ours = ( column: string ) =>
	`${ column } LIKE 'svc\\_%' AND ${ column } NOT LIKE 'svc\\_fixture%'`;

/** Network options are the same rows of wp_options on a single site. */
const networkOptions = async () =>
	Object.fromEntries(
		await sql(
			`SELECT meta_key, meta_value FROM wp_sitemeta WHERE ${ ours( 'meta_key' ) } AND meta_key <> 'svc_migrations'`
		)
	);

/** WordPress makes a network of a single site and leaves its options where they were. */
const becomeNetwork = async () => {
	await sql(
		`REPLACE INTO wp_options (option_name, option_value, autoload)
			SELECT meta_key, meta_value, 'on' FROM wp_sitemeta WHERE ${ ours( 'meta_key' ) };
		DELETE FROM wp_sitemeta WHERE ${ ours( 'meta_key' ) }`
	);
};

const leftBehind = async ( names: string[] ) =>
	sql(
		`SELECT option_name FROM wp_options WHERE option_name IN ('${ [ ...names, 'svc_migrations' ].join( "', '" ) }')`
	);

// Its statements go past an object cache.
describe.runIf(
	full && host.database !== null && host.network && ! host.objectCache
)( 'a single site that became a network', () => {
	let before: Settings;
	beforeAll( async () => {
		before = ( await as.manager.get( settings ) ).body as Settings;
		for ( const name of [ 'svc_mail_secret', 'svc_lead_secret' ] ) {
			const { value } = await control.option( name, 'network' );
			if ( typeof value !== 'string' ) {
				await control.setOption( name, 'a secret', 'network' );
			}
		}
		await as.manager.put( company, { phone: '+1 303 555 0100' } );
		expect(
			await as.manager.put( settings, {
				public_fields: [ 'phone' ],
				components: { 'mortgage-calculator': false },
			} )
		).toAnswer( 'updateSettings' );
	} );
	afterAll( async () => {
		await as.manager.put( company, { phone: '' } );
		await as.manager.put( settings, {
			public_fields: before.public_fields,
			components: { 'mortgage-calculator': true },
		} );
	} );

	it.each( [
		[ 'the main site', '/' ],
		[ 'another site', '/two/' ],
	] )(
		'keeps its options, from the first request to a page of %s on',
		async ( _name, page ) => {
			const kept = await networkOptions();
			expect( Object.keys( kept ) ).toEqual(
				expect.arrayContaining( [
					'svc_settings',
					'svc_components_off',
					'svc_company',
					'svc_mail_secret',
					'svc_lead_secret',
				] )
			);
			await becomeNetwork();
			expect(
				( await fetch( new URL( page, `${ host.url }/` ) ) ).status
			).toBe( 200 );
			expect( await networkOptions() ).toEqual( kept );
			expect( await leftBehind( Object.keys( kept ) ) ).toEqual( [] );

			expect( await as.manager.get( profiles ) ).toAnswer(
				'listProfiles'
			);
			expect( ( await as.manager.get( settings ) ).body ).toMatchObject( {
				public_fields: [ 'phone' ],
				components: { 'mortgage-calculator': false },
			} );
			expect( await networkOptions() ).toEqual( kept );
		}
	);

	it( 'keeps what was changed since, where the steps run again', async () => {
		await sql(
			`INSERT INTO wp_options (option_name, option_value) VALUES ('svc_mail_secret', 'old')`
		);
		const kept = await networkOptions();
		await control.setOption( 'svc_migrations', [], 'network' );
		expect( await as.manager.get( profiles ) ).toAnswer( 'listProfiles' );
		expect( await networkOptions() ).toEqual( kept );
		await sql(
			`DELETE FROM wp_options WHERE option_name = 'svc_mail_secret'`
		);
	} );
} );
