import { afterAll, describe, expect, it } from 'vitest';
import { memberOf } from '../../support/bookmarks';
import {
	history,
	intranetProfile,
	position,
	profile,
	restoration,
} from '../../support/paths';
import { people, type Person } from '../../support/people';
import { as } from '../../support/world';
import { newTeam, novelist, removeVacancies } from '../intranet/positions/team';
import { deleteForGood, moveToTrash } from '../trash/trash';
import { historyOf, linesOf, sorted } from './history';

afterAll( removeVacancies );

const person = async ( change: object = {} ) =>
	( await people( change ) )[ 0 ] as Person;

describe( 'the history', () => {
	it( 'begins with the creation, without the values', async () => {
		const kim = await person( {
			phone: '1',
			social: { twitter: 'https://example.com' },
		} );
		expect( await linesOf( kim ) ).toEqual( [
			[ 'rest', 'profile', null, 'live' ],
		] );
	} );

	it( 'has every field that a write changes, typed as in answers', async () => {
		const boss = await person();
		const other = await person();
		const kim = await person( { job_title: 'Clerk' } );
		await as.manager.put( profile( kim.profileId ), {
			job_title: 'Head “of” \\ <b>',
			role: 'leadership',
			bio: '<strong>Hi</strong>',
			social: { linkedin: 'https://example.com/kim' },
			meta: { svc_department: 'Legal', svc_reports_to: boss.id },
		} );
		expect( sorted( ( await linesOf( kim ) ).slice( 0, -1 ) ) ).toEqual( [
			[ 'rest', 'bio', '', '<strong>Hi</strong>' ],
			[ 'rest', 'department', '', 'Legal' ],
			[ 'rest', 'job_title', 'Clerk', 'Head “of” \\ <b>' ],
			[ 'rest', 'reports_to', null, boss.id ],
			[ 'rest', 'role', 'staff', 'leadership' ],
			[ 'rest', 'social.linkedin', null, 'https://example.com/kim' ],
		] );
		await as.manager.put( intranetProfile( kim.id ), {
			bio: 'One\nTwo',
			skills: [ 'Tax' ],
			start_date: '2020-02-29',
			reports_to: null,
			dotted_manager_ids: [ other.id ],
		} );
		const lines = ( await linesOf( kim ) ).slice( 0, 5 );
		expect( sorted( lines ) ).toEqual( [
			[ 'rest', 'dotted_manager_ids', [], [ other.id ] ],
			[ 'rest', 'intranet.bio', '', 'One\nTwo' ],
			[ 'rest', 'reports_to', boss.id, null ],
			[ 'rest', 'skills', [], [ 'Tax' ] ],
			[ 'rest', 'start_date', null, '2020-02-29' ],
		] );
	} );

	it( 'has nothing of what stays as it is', async () => {
		const kim = await person( { phone: '1' } );
		const { body } = await as.manager.get( profile( kim.profileId ) );
		await as.manager.put( profile( kim.profileId ), body );
		await as.manager.put( profile( kim.profileId ), {} );
		const { body: inside } = await as.manager.get(
			intranetProfile( kim.id )
		);
		await as.manager.put( intranetProfile( kim.id ), inside );
		expect( ( await historyOf( kim ) ).total ).toBe( 1 );
	} );

	it( 'has nothing of a write that is refused', async () => {
		const kim = await person();
		expect(
			await as.manager.put( profile( kim.profileId ), {
				phone: '5',
				meta: { svc_reports_to: kim.id },
			} )
		).toRefuse( 'rest_invalid_param' );
		expect(
			await memberOf( kim ).put( profile( kim.profileId ), {
				phone: '5',
				company: 'Mine',
			} )
		).toRefuse( 'rest_forbidden' );
		expect( ( await historyOf( kim ) ).total ).toBe( 1 );
	} );

	it( 'names the owner', async () => {
		const kim = await person();
		await memberOf( kim ).put( profile( kim.profileId ), { phone: '5' } );
		expect( ( await historyOf( kim ) ).data[ 0 ] ).toMatchObject( {
			user_id: kim.id,
			field: 'phone',
		} );
	} );

	it( 'has the reports, dotted lines and vacancies that a write moves', async () => {
		const top = await person();
		const boss = await person( { meta: { svc_reports_to: top.id } } );
		const kim = await person( { meta: { svc_reports_to: boss.id } } );
		const lee = await person();
		await as.manager.put( intranetProfile( lee.id ), {
			dotted_manager_ids: [ boss.id ],
		} );
		await moveToTrash( boss );
		expect( ( await linesOf( kim ) )[ 0 ] ).toEqual( [
			'rest',
			'reports_to',
			boss.id,
			top.id,
		] );
		expect( ( await linesOf( lee ) )[ 0 ] ).toEqual( [
			'rest',
			'dotted_manager_ids',
			[ boss.id ],
			[],
		] );

		const team = await newTeam();
		const vacancy = await novelist( team );
		await as.manager.put( position( vacancy.id ), { user_id: team.bo.id } );
		expect( ( await linesOf( team.ana ) )[ 0 ] ).toEqual( [
			'rest',
			'reports_to',
			team.boss.id,
			team.bo.id,
		] );
	} );

	it( 'has the way to the trash, back, and to the end', async () => {
		const boss = await person();
		const kim = await person( { meta: { svc_reports_to: boss.id } } );
		await moveToTrash( kim );
		await moveToTrash( boss );
		await as.manager.post( restoration( kim.profileId ), {} );
		expect( await linesOf( kim ) ).toEqual( [
			[ 'rest', 'reports_to', boss.id, null ],
			[ 'rest', 'profile', 'trash', 'live' ],
			[ 'rest', 'profile', 'live', 'trash' ],
			[ 'rest', 'profile', null, 'live' ],
		] );
		await deleteForGood( kim );
		expect( await linesOf( kim ) ).toEqual( [
			[ 'rest', 'profile', 'live', null ],
		] );
		await deleteForGood( boss );
		expect( await linesOf( boss ) ).toEqual( [
			[ 'rest', 'profile', 'trash', null ],
		] );
	} );

	it( 'is paged and filtered', async () => {
		const kim = await person();
		for ( const phone of [ '1', '2', '3' ] ) {
			await as.manager.put( profile( kim.profileId ), {
				phone,
				company: `Company ${ phone }`,
			} );
		}
		const first = await historyOf( kim, { field: 'phone', per_page: 2 } );
		expect( first ).toMatchObject( { total: 3, pages: 2, page: 1 } );
		expect( first.data.map( ( one ) => one.new ) ).toEqual( [ '3', '2' ] );
		const second = await historyOf( kim, {
			field: 'phone',
			per_page: 2,
			page: 2,
		} );
		expect( second.data.map( ( one ) => one.new ) ).toEqual( [ '1' ] );
		expect( await linesOf( kim, { way: 'import' } ) ).toEqual( [] );
		expect( await linesOf( kim, { field: 'no_such_field' } ) ).toEqual(
			[]
		);
		const answer = await as.manager.get( history( kim.profileId ), {
			query: { way: 'magic' },
		} );
		expect( answer ).toRefuse( 'rest_invalid_param', [ 'way' ] );
	} );

	it( 'is a chain of values after writes at the same time', async () => {
		const kim = await person();
		const phones = Array.from( { length: 16 }, ( _none, index ) =>
			String( index + 1 )
		);
		await Promise.all(
			phones.map( ( phone ) =>
				as.manager.put( profile( kim.profileId ), { phone } )
			)
		);
		const { data } = await historyOf( kim, {
			field: 'phone',
			per_page: 100,
		} );
		expect( data ).toHaveLength( phones.length );
		const oldest = [ ...data ].reverse();
		expect( oldest.map( ( { old } ) => old ) ).toEqual( [
			'',
			...oldest.slice( 0, -1 ).map( ( one ) => one.new ),
		] );
		const { body } = await as.manager.get( profile( kim.profileId ) );
		expect( body ).toMatchObject( { phone: data[ 0 ]!.new } );
	} );
} );
