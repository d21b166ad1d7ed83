import { afterAll, describe, expect, it } from 'vitest';
import { run as runAbility } from '../../support/abilities';
import { control, deleteAccount } from '../../support/control';
import { callTool, switchTools } from '../../support/mcp';
import { intranetProfile, profile, repair } from '../../support/paths';
import { people, type Person } from '../../support/people';
import { host } from '../../support/site';
import { as, full } from '../../support/world';
import { wp } from '../../support/wp-cli';
import { imported } from '../imports/import';
import { historyOf, linesOf, sorted } from './history';

const tool = 'svc-users-update-profile';
afterAll( () => switchTools( { [ tool ]: false } ) );

const person = async ( change: object = {} ) =>
	( await people( change ) )[ 0 ] as Person;

const newest = async ( one: Person ) => ( await linesOf( one ) )[ 0 ];

describe( 'a change is recorded with its way', () => {
	it( 'REST', async () => {
		const kim = await person();
		await as.manager.put( profile( kim.profileId ), { phone: '12' } );
		const { data } = await historyOf( kim );
		expect( data[ 0 ] ).toMatchObject( {
			user_id: as.manager.userId,
			way: 'rest',
			field: 'phone',
			old: '',
			new: '12',
		} );
		const age = Date.now() - Date.parse( data[ 0 ]!.at );
		expect( Math.abs( age ) ).toBeLessThan( 600_000 );
	} );

	it( 'an ability', async () => {
		const kim = await person();
		await runAbility( as.manager, 'svc-users/update-profile', {
			id: kim.profileId,
			phone: '13',
		} );
		expect( await newest( kim ) ).toEqual( [
			'ability',
			'phone',
			'',
			'13',
		] );
	} );

	it( 'an assistant', async () => {
		const kim = await person();
		await switchTools( { [ tool ]: true } );
		await callTool( as.manager, tool, { id: kim.profileId, phone: '14' } );
		expect( await newest( kim ) ).toEqual( [ 'mcp', 'phone', '', '14' ] );
		await as.manager.put( profile( kim.profileId ), { phone: '15' } );
		expect( await newest( kim ) ).toEqual( [
			'rest',
			'phone',
			'14',
			'15',
		] );
	} );

	it( 'an import, of what was there and of a manager', async () => {
		const kim = await person();
		const boss = await person();
		await imported(
			[ 'user_id', 'phone', 'skills', 'office_location', 'manager' ],
			[ [ String( kim.id ), '16', 'Tax', 'Denver', String( boss.id ) ] ],
			{ match: 'user_id' }
		);
		const { data } = await historyOf( kim, { way: 'import' } );
		expect( data.map( ( one ) => one.user_id ) ).toEqual(
			data.map( () => as.manager.userId )
		);
		expect( sorted( await linesOf( kim, { way: 'import' } ) ) ).toEqual( [
			[ 'import', 'office_location', '', 'Denver' ],
			[ 'import', 'phone', '', '16' ],
			[ 'import', 'reports_to', null, boss.id ],
			[ 'import', 'skills', [], [ 'Tax' ] ],
		] );
	} );

	it( 'an import that creates the profile: one entry', async () => {
		const kim = await person();
		await as.manager.delete( profile( kim.profileId ), {
			query: { force: 'true' },
		} );
		await imported(
			[
				'user_id',
				'first_name',
				'last_name',
				'email',
				'role',
				'extension',
			],
			[
				[
					String( kim.id ),
					'Kim',
					'New',
					kim.sent.email,
					'staff',
					'7',
				],
			],
			{ match: 'user_id' }
		);
		const { body } = await as.manager.get(
			`/users/v1/profiles/user/${ kim.id }`
		);
		const profileId = ( body as { id: number } ).id;
		expect( await linesOf( { profileId } ) ).toEqual( [
			[ 'import', 'profile', null, 'live' ],
		] );
	} );

	it( 'user meta that other code writes', async () => {
		const kim = await person();
		const write = ( key: string, value: unknown ) =>
			control.setUserMeta( kim.id, `svc_intranet_${ key }`, value );
		await write( 'department', 'Legal' );
		await write( 'bio', 'Hello' );
		await write( 'bio', 'Hello again' );
		await write( 'skills', [ 'Tax' ] );
		await control.clearUserMeta( kim.id, 'svc_intranet_skills' );
		expect( await linesOf( kim, { way: 'wordpress' } ) ).toEqual( [
			[ 'wordpress', 'skills', [ 'Tax' ], [] ],
			[ 'wordpress', 'skills', [], [ 'Tax' ] ],
			[ 'wordpress', 'intranet.bio', 'Hello', 'Hello again' ],
			[ 'wordpress', 'intranet.bio', '', 'Hello' ],
			[ 'wordpress', 'department', '', 'Legal' ],
		] );
	} );

	it( 'user meta that are deleted for all accounts at once', async () => {
		const [ kim, lee ] = ( await people( {}, {} ) ) as [ Person, Person ];
		for ( const { id } of [ kim, lee ] ) {
			await as.manager.put( intranetProfile( id ), {
				skills: [ 'Tax' ],
			} );
		}
		await control.dealWithUserMeta(
			kim.id,
			'svc_intranet_skills',
			"delete everybody's"
		);
		for ( const one of [ kim, lee ] ) {
			expect( await newest( one ) ).toEqual( [
				'wordpress',
				'skills',
				[ 'Tax' ],
				[],
			] );
		}
	} );

	it( 'an image that is deleted, and an account', async () => {
		const [ boss ] = ( await people( {} ) ) as [ Person ];
		const kim = await person( { meta: { svc_reports_to: boss.id } } );
		const image = await control.attach();
		await as.manager.put( profile( kim.profileId ), {
			avatar_id: image.id,
		} );
		await control.detach( image );
		expect( await linesOf( kim, { field: 'avatar_id' } ) ).toEqual( [
			[ 'wordpress', 'avatar_id', image.id, null ],
			[ 'rest', 'avatar_id', null, image.id ],
		] );
		await deleteAccount( boss.id );
		expect( await newest( kim ) ).toEqual( [
			'wordpress',
			'reports_to',
			boss.id,
			null,
		] );
		expect( await linesOf( boss ) ).toEqual( [
			[ 'wordpress', 'profile', 'live', null ],
		] );
	} );

	it( 'a repair', async () => {
		const kim = await person();
		await control.sql( [
			`UPDATE {svc_profiles} SET extension = '99' WHERE id = ${ kim.profileId }`,
		] );
		await as.manager.post( repair, {} );
		expect( await newest( kim ) ).toEqual( [
			'repair',
			'extension',
			'99',
			'',
		] );
	} );

	it.runIf( full && host.host !== 'wp-env' )( 'WP-CLI', async () => {
		const kim = await person();
		const words = [ String( kim.id ), 'svc_intranet_department', 'Legal' ];
		await wp( 'user', 'meta', 'update', ...words );
		const { data } = await historyOf( kim );
		expect( data[ 0 ] ).toMatchObject( {
			user_id: 0,
			way: 'cli',
			field: 'department',
			new: 'Legal',
		} );
	} );
} );
