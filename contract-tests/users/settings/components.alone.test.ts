// @module-tag single-site
import { afterEach, describe, expect, it } from 'vitest';
import { modernDataAbilities } from '../../../client/src/modern-data/abilities';
import { components as contract } from '../../../client/src/components';
import type { Settings } from '../../../client/src/settings/settings-schemas';
import { promised } from '../../../tools/docs/ours';
import { lead, sent } from '../../lead-pages/leads/leads';
import { fixture } from '../../support/bookmarks';
import { newMark } from '../../support/people';
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

const index = async ( namespace: string ) =>
	( await as.manager.get( `/${ namespace }` ) ).body;

const optional = Object.keys( contract ).filter( ( name ) => name !== 'users' );

/** Assistants' own abilities answer no operation, so the contract has them beside its components. */
const ownAbilities = ( name: string ) =>
	Object.keys( {
		...contract[ name as keyof typeof contract ].abilities,
		...( name === 'modern-data' ? modernDataAbilities : {} ),
	} );

const namespaces = async () =>
	( ( await as.manager.get( '/' ) ).body as { namespaces: string[] } )
		.namespaces;

describe( 'the components', () => {
	afterEach( async () => {
		expect(
			await setComponents(
				Object.fromEntries( optional.map( ( name ) => [ name, true ] ) )
			)
		).toAnswer( 'updateSettings' );
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

	it.each( optional )(
		'that are off have no routes, no namespace and no abilities, and come back as they were: %s',
		async ( name ) => {
			const namespace = `${ name }/v1`;
			const paths = promised( namespace )
				.map( ( route ) => route.split( ' ' )[ 1 ] ?? '' )
				.filter( ( path ) => ! path.includes( '{' ) );
			const own = ownAbilities( name );
			const before = await index( namespace );
			const abilities = await abilityNames();
			expect( paths ).not.toEqual( [] );
			expect( abilities ).toEqual( expect.arrayContaining( own ) );

			expect( await setComponents( { [ name ]: false } ) ).toAnswer(
				'updateSettings'
			);
			for ( const path of [ `/${ namespace }`, ...paths ] ) {
				const answer = await as.manager.get( path );
				expect( answer.status, path ).toBe( 404 );
				expect( answer.body ).toMatchObject( {
					code: 'rest_no_route',
				} );
			}
			expect( await namespaces() ).not.toContain( namespace );
			expect( await namespaces() ).toContain( 'users/v1' );
			expect( ( await abilityNames() ).sort() ).toEqual(
				abilities.filter( ( one ) => ! own.includes( one ) ).sort()
			);

			await setComponents( { [ name ]: true } );
			expect( await index( namespace ) ).toEqual( before );
			expect( await abilityNames() ).toEqual( abilities );
		}
	);

	it( 'that are off keep their data, which WordPress’s tools for personal data still export and erase', async () => {
		const email = `${ newMark() }@example.com`;
		const { id } = await sent( { lead: { email } } );
		const tool = ( what: 'export' | 'erase' ) =>
			fixture( 'POST', '/personal-data', {
				tool: 'svc-leads',
				what,
				email,
			} );
		await setComponents( { 'lead-pages': false } );
		expect( await tool( 'export' ) ).toMatchObject( {
			data: [ { item_id: `svc-lead-${ id }` } ],
			done: true,
		} );
		expect( await tool( 'erase' ) ).toMatchObject( {
			items_removed: true,
			done: true,
		} );
		await setComponents( { 'lead-pages': true } );
		expect( await as.manager.get( lead( id ) ) ).toRefuse(
			'rest_lead_not_found'
		);
	} );

	it( 'that are off leave nothing of their blocks on a page', async () => {
		const texts = [ 'mortgage-calculator', 'mortgage-rates' ];
		const post = await as.manager.post( '/wp/v2/pages', {
			status: 'publish',
			title: 'Loans',
			content: `<p>Before.</p>${ texts
				.map( ( name ) => `<!-- wp:svc/${ name } /-->` )
				.join( '' ) }<p>After.</p>`,
		} );
		const { id, link } = post.body as { id: number; link: string };
		const page = async () => ( await fetch( link ) ).text();
		expect( await page() ).toContain( 'wp-block-svc-mortgage-calculator' );

		await setComponents( { 'mortgage-calculator': false } );
		const without = await page();
		expect( without ).toContain( '<p>After.</p>' );
		expect( without ).not.toMatch( /svc-mortgage/ );

		await setComponents( { 'mortgage-calculator': true } );
		expect( await page() ).toContain( 'wp-block-svc-mortgage-calculator' );
		await as.manager.delete( `/wp/v2/pages/${ id }`, {
			query: 'force=true',
		} );
	} );
} );
