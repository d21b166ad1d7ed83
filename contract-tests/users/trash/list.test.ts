// @module-tag single-site
// @module-tag second-site
import { beforeAll, describe, expect, it } from 'vitest';
import { profileListItemSchema } from '../../../client/src/users/profile-schemas';
import { mayManage, mayNotManage } from '../../support/columns';
import { intranetProfile, profiles, restoration } from '../../support/paths';
import { newMark, people, type Person } from '../../support/people';
import { as } from '../../support/world';
import { idsIn, inTrash, moveToTrash } from './trash';

const mark = newMark();
let boss: Person;
let ana: Person;
let bo: Person;

beforeAll( async () => {
	[ boss ] = ( await people( { last_name: `Boss${ mark }` } ) ) as [ Person ];
	[ ana, bo ] = ( await people(
		{
			first_name: 'Ána',
			last_name: mark,
			role: 'leadership',
			nmls_id: '7',
			meta: {
				svc_department: `Dept ${ mark }`,
				svc_reports_to: boss.id,
			},
		},
		{ first_name: 'Bo_%', last_name: mark, job_title: 'Aide' }
	) ) as [ Person, Person ];
	await as.manager.put( intranetProfile( ana.id ), {
		office_location: `Office ${ mark }`,
	} );
	await moveToTrash( ana );
	await moveToTrash( bo );
} );

describe( 'the trash', () => {
	it( 'lists what was deleted, and when', async () => {
		const answer = await as.manager.get( profiles, {
			query: { trash: 'true', search: mark },
		} );
		expect( answer ).toAnswer( 'listProfiles' );
		expect( answer.headers[ 'x-wp-total' ] ).toBe( '2' );
		const list = await inTrash( { search: mark } );
		expect( list ).toMatchObject( { total: 2, pages: 1, page: 1 } );
		const [ first ] = list.data;
		expect( first ).toMatchObject( {
			id: ana.profileId,
			user_id: ana.id,
			first_name: 'Ána',
			role: 'leadership',
			nmls_id: '7',
		} );
		const age = Date.now() - Date.parse( first!.deleted_at! );
		expect( age ).toBeGreaterThan( -5000 );
		expect( age ).toBeLessThan( 600_000 );
		expect( Object.keys( first! ).sort() ).toEqual(
			[
				...Object.keys(
					profileListItemSchema.omit( {
						avatar_id: true,
						department: true,
						office_location: true,
						extension: true,
						start_date: true,
						reports_to: true,
						manager_name: true,
					} ).shape
				),
			].sort()
		);
	} );

	it( 'shows what the intranet knew with context=edit', async () => {
		const { data } = await inTrash( { search: mark, context: 'edit' } );
		expect( data[ 0 ] ).toMatchObject( {
			avatar_id: null,
			department: `Dept ${ mark }`,
			office_location: `Office ${ mark }`,
			reports_to: boss.id,
			manager_name: `Kim Boss${ mark }`,
			deleted_at: expect.any( String ),
		} );
	} );

	it.each( [
		[ { role: 'leadership' }, [ 'ana' ] ],
		[ { search: 'ana' }, [ 'ana' ] ],
		[ { search: '_%' }, [ 'bo' ] ],
		[ { department: `DEPT ${ mark }` }, [ 'ana' ] ],
		[ { office: `office ${ mark }` }, [ 'ana' ] ],
		[ { without: 'manager' }, [ 'bo' ] ],
		[ { without: 'department' }, [ 'bo' ] ],
		[ { without: 'photo' }, [ 'ana', 'bo' ] ],
		[ { order: 'desc' }, [ 'bo', 'ana' ] ],
		[ { orderby: 'job_title' }, [ 'ana', 'bo' ] ],
		[ { orderby: 'department', order: 'desc' }, [ 'ana', 'bo' ] ],
		[ { per_page: '1', page: '2' }, [ 'bo' ] ],
		[ { per_page: '1', page: '3' }, [] ],
	] as const )( 'takes %j', async ( query, names ) => {
		const wanted = names.map(
			( name ) => ( { ana, bo } )[ name ].profileId
		);
		const search = [ mark, 'search' in query ? query.search : '' ].join(
			' '
		);
		expect( await idsIn( { ...query, search } ) ).toEqual( wanted );
	} );

	it( 'takes the manager that people had', async () => {
		expect( await idsIn( { manager: String( boss.id ) } ) ).toEqual( [
			ana.profileId,
		] );
	} );

	it( 'is not the list: each has its own people', async () => {
		const live = await as.manager.get( profiles, {
			query: { trash: 'false', search: mark },
		} );
		expect( live.body ).toMatchObject( {
			total: 1,
			data: [ { id: boss.profileId } ],
		} );
		expect( live.text ).not.toContain( 'deleted_at' );
	} );
} );

describe.each( mayNotManage )( '%s', ( name ) => {
	it( 'does not see the trash, and takes nothing out', async () => {
		expect(
			await as[ name ].get( profiles, { query: { trash: 'true' } } )
		).toRefuse( 'rest_forbidden' );
		expect(
			await as[ name ].post( restoration( bo.profileId ), {} )
		).toRefuse( 'rest_forbidden' );
		expect( await idsIn( { search: mark } ) ).toContain( bo.profileId );
	} );
} );

describe.each( mayManage )( '%s', ( name ) => {
	it( 'sees it', async () => {
		const { body } = await as[ name ].get( profiles, {
			query: { trash: 'true', search: mark },
		} );
		expect( body ).toMatchObject( { total: 2 } );
	} );
} );
