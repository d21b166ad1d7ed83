import { afterEach, describe, expect, it } from 'vitest';
import type { Settings } from '../../../client/src/settings/settings-schemas';
import { settings } from '../../support/paths';
import { as } from '../../support/world';

const components = async () =>
	( ( await as.manager.get( settings ) ).body as Settings ).components;

const setComponents = ( change: object ) =>
	as.manager.put( settings, { components: change } );

const abilityNames = async () => {
	const { body } = await as.manager.get( '/wp-abilities/v1/abilities', {
		query: 'per_page=100',
	} );
	return ( body as { name: string }[] ).map( ( { name } ) => name );
};

const namespaces = async () =>
	( ( await as.manager.get( '/' ) ).body as { namespaces: string[] } )
		.namespaces;

describe( 'the components', () => {
	afterEach( async () => {
		expect( await setComponents( { 'modern-data': true } ) ).toAnswer(
			'updateSettings'
		);
	} );

	it( 'are on until an administrator switches one off', async () => {
		const all = await components();
		expect( all ).toMatchObject( { users: true, 'modern-data': true } );
		expect( Object.values( all ) ).not.toContain( false );
	} );

	it( 'keep the people on', async () => {
		const before = await components();
		expect(
			await setComponents( { users: false, 'modern-data': false } )
		).toRefuse( 'rest_invalid_param', [ 'components.users' ] );
		expect( await components() ).toEqual( before );
	} );

	it( 'are named as in the namespaces', async () => {
		expect( await setComponents( { modern: false } ) ).toRefuse(
			'rest_invalid_param',
			[ 'components.modern' ]
		);
	} );

	it.each( [ 'person', 'partner', 'account', 'anonymous' ] as const )(
		'are not switched by %s',
		async ( name ) => {
			expect(
				await as[ name ].put( settings, {
					components: { 'modern-data': false },
				} )
			).toRefuse( 'rest_forbidden' );
			expect( ( await components() )[ 'modern-data' ] ).toBe( true );
		}
	);

	it( 'that are off have no routes, no namespace and no abilities, and come back as they were', async () => {
		const own = '/modern-data/v1/settings';
		const before = await as.manager.get( own );
		const abilities = await abilityNames();
		expect( abilities ).toContain( 'svc-content/find-posts' );

		expect( await setComponents( { 'modern-data': false } ) ).toAnswer(
			'updateSettings'
		);
		for ( const path of [
			own,
			'/modern-data/v1/mcp',
			'/modern-data/v1',
		] ) {
			const answer = await as.manager.get( path );
			expect( answer.status ).toBe( 404 );
			expect( answer.body ).toMatchObject( { code: 'rest_no_route' } );
		}
		expect( await namespaces() ).not.toContain( 'modern-data/v1' );
		expect( await namespaces() ).toContain( 'users/v1' );
		const left = await abilityNames();
		expect( left ).toContain( 'svc-intranet/find-colleague' );
		expect(
			left.filter( ( name ) =>
				/^svc-(content|data|blocks)\//.test( name )
			)
		).toEqual( [] );

		await setComponents( { 'modern-data': true } );
		expect( ( await as.manager.get( own ) ).body ).toEqual( before.body );
		expect( await abilityNames() ).toEqual( abilities );
	} );
} );
