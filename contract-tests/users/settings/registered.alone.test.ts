import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
	createProfileSchemaWith,
	profileSchemaWith,
	updateProfileSchemaWith,
} from '../../../client/src/users/profile-schemas';
import { text } from '../../../client/src/value-schemas';
import { control } from '../../support/control';
import {
	fromArgs,
	fromZod,
	normal,
	withoutIds,
	type JsonSchema,
} from '../../support/json-schema';
import { newMark, people, stateOf, type Person } from '../../support/people';
import { profile, profiles } from '../../support/paths';
import { withSettings } from '../../support/settings';
import { as, full, world, type CallerName } from '../../support/world';

const keys = {
	nickname: {
		type: 'string',
		label: 'Nickname',
		visibility: 'public',
		searchable: true,
	},
	desk: {
		type: 'string',
		label: 'Desk',
		visibility: 'intranet',
		searchable: true,
	},
	badge: {
		type: 'integer',
		label: 'Badge',
		visibility: 'intranet',
		searchable: false,
	},
	is_on_call: {
		type: 'boolean',
		label: 'On call',
		visibility: 'private',
		searchable: false,
	},
};

const shape = {
	nickname: text( 500 ).nullable().optional(),
	desk: text( 500 ).nullable().optional(),
	badge: z.int().nullable().optional(),
	is_on_call: z.boolean().nullable().optional(),
};

const mark = newMark();
const meta = {
	nickname: `${ mark }n`,
	desk: `${ mark }d`,
	badge: -7,
	is_on_call: true,
};

let kim: Person;
let restore: () => Promise< void >;
beforeAll( async () => {
	await control.setOption( 'svc_fixture_meta_keys', keys );
	restore = await withSettings( { public_roles: [ 'staff' ] } );
	[ kim ] = ( await people( {
		meta: { ...meta, svc_department: 'Sales' },
	} ) ) as [ Person ];
} );
afterAll( async () => {
	await as.manager.delete( profile( kim.profileId ) );
	await restore();
	await control.clearOption( 'svc_fixture_meta_keys' );
} );

const metaFor = async ( name: CallerName ) => {
	const answer = await as[ name ].get( profile( kim.profileId ) );
	return profileSchemaWith( shape ).parse( answer.body ).meta;
};
const found = async ( name: CallerName, search: string ) => {
	const answer = await as[ name ].get( profiles, { query: { search } } );
	return ( answer.body as { total: number } ).total;
};
const put = ( change: object ) =>
	as.manager.put( profile( kim.profileId ), { meta: change } );
const builtIn = { svc_department: 'Sales', svc_reports_to: null };

describe( 'meta keys that a site registers', () => {
	it( 'are written with the profile and shown to whom they are for', async () => {
		const { is_on_call: hidden, ...internal } = meta;
		expect( hidden ).toBe( true );
		expect( await metaFor( 'manager' ) ).toEqual( { ...builtIn, ...meta } );
		expect( await metaFor( 'person' ) ).toEqual( {
			...builtIn,
			...internal,
		} );
		expect( await metaFor( 'anonymous' ) ).toEqual( {
			nickname: meta.nickname,
		} );
		expect( await metaFor( 'partner' ) ).toEqual( {
			nickname: meta.nickname,
		} );
	} );

	it( 'are shown to the owner, private ones too', async () => {
		const own = profile( world.callers.person.profileId );
		await as.manager.put( own, { meta: { is_on_call: true } } );
		const seenBy = async ( name: CallerName ) =>
			profileSchemaWith( shape ).parse(
				( await as[ name ].get( own ) ).body
			).meta.is_on_call;
		expect( await seenBy( 'person' ) ).toBe( true );
		expect( await seenBy( 'manager' ) ).toBe( true );
		await as.manager.put( own, { meta: { is_on_call: null } } );
	} );

	it.each< [ CallerName, string, number ] >( [
		[ 'anonymous', meta.nickname, 1 ],
		[ 'anonymous', meta.desk, 0 ],
		[ 'person', meta.nickname, 1 ],
		[ 'person', meta.desk, 1 ],
	] )(
		'are searched by %s for %s, who finds %i',
		async ( name, search, total ) => {
			const answer = await as[ name ].get( profiles, {
				query: { search },
			} );
			expect( answer ).toAnswer( 'listProfiles' );
			expect( answer.body ).toMatchObject( { total } );
		}
	);

	it( 'have types', async () => {
		const wrong = { nickname: 5, desk: [ 'x' ], badge: '7', is_on_call: 1 };
		expect( await put( wrong ) ).toRefuse(
			'rest_invalid_param',
			Object.keys( wrong ).map( ( name ) => `meta.${ name }` )
		);
		expect(
			await put( {
				nickname: 'x'.repeat( 501 ),
				desk: 'a\nb',
				badge: 1.5,
			} )
		).toRefuse( 'rest_invalid_param', [
			'meta.nickname',
			'meta.desk',
			'meta.badge',
		] );
		expect( await metaFor( 'manager' ) ).toEqual( { ...builtIn, ...meta } );
	} );

	it( 'are in what OPTIONS tells', async () => {
		const { body } = await as.manager.options( profile( kim.profileId ) );
		const told = body as {
			schema: JsonSchema;
			endpoints: {
				methods: string[];
				args: Record< string, JsonSchema >;
			}[];
		};
		const update = told.endpoints.find( ( one ) =>
			one.methods.includes( 'PUT' )
		);
		expect( normal( told.schema ) ).toEqual(
			fromZod( profileSchemaWith( shape ), 'output' )
		);
		expect( withoutIds( fromArgs( update?.args ?? {} ), '{id}' ) ).toEqual(
			withoutIds(
				fromZod( updateProfileSchemaWith( shape ), 'input' ),
				'{id}'
			)
		);
		expect( createProfileSchemaWith( shape ).shape ).toHaveProperty(
			'meta'
		);
	} );

	it( 'are cleared one by one, and are null then', async () => {
		expect(
			await put( { nickname: '', badge: null, is_on_call: false } )
		).toAnswer( 'updateProfile' );
		expect( await metaFor( 'manager' ) ).toEqual( {
			...builtIn,
			nickname: null,
			desk: meta.desk,
			badge: null,
			is_on_call: false,
		} );
		const list = await as.person.get( profiles, {
			query: { search: meta.nickname },
		} );
		expect( list.body ).toMatchObject( { total: 0 } );
	} );

	it.runIf( full )( 'are kept exactly', async () => {
		const nickname = `O'Brien \\ "x" & <b> %41 😀 ${ 'é'.repeat( 400 ) }`;
		await put( { nickname } );
		expect( await metaFor( 'manager' ) ).toMatchObject( { nickname } );
	} );

	it.runIf( full )(
		'are unknown where the site registers them no more',
		async () => {
			await control.clearOption( 'svc_fixture_meta_keys' );
			expect( await stateOf( kim.profileId ) ).toMatchObject( {
				meta: builtIn,
			} );
			expect( await put( { desk: 'x' } ) ).toRefuse(
				'rest_invalid_param',
				[ 'meta.desk' ]
			);
			await as.manager.put( profile( kim.profileId ), {
				last_name: 'Renamed',
			} );
			await control.setOption( 'svc_fixture_meta_keys', keys );
			expect( await metaFor( 'manager' ) ).toMatchObject( {
				desk: meta.desk,
			} );
			expect( await found( 'person', meta.desk ) ).toBe( 1 );
		}
	);

	it.runIf( full )( 'are found no more once they are private', async () => {
		await put( { nickname: meta.nickname } );
		expect( await found( 'anonymous', meta.nickname ) ).toBe( 1 );
		await control.setOption( 'svc_fixture_meta_keys', {
			...keys,
			nickname: { ...keys.nickname, visibility: 'private' },
		} );
		expect( await found( 'anonymous', meta.nickname ) ).toBe( 0 );
		expect( await found( 'person', meta.nickname ) ).toBe( 0 );
		await control.setOption( 'svc_fixture_meta_keys', keys );
	} );
} );

describe.runIf( full )( 'public roles that a site adds', () => {
	it( 'are public beside those of the settings', async () => {
		const [ leader ] = await people( { role: 'leadership' } );
		expect(
			await as.anonymous.get( profile( leader!.profileId ) )
		).toRefuse( 'rest_forbidden' );
		await control.setOption( 'svc_fixture_public_roles', [
			'leadership',
			'administrator',
		] );
		const seen = await as.anonymous.get( profile( leader!.profileId ) );
		await control.clearOption( 'svc_fixture_public_roles' );
		expect( seen.status ).toBe( 200 );
	} );
} );
