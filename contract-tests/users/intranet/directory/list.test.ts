// @module-tag single-site
// @module-tag rest-route
import { beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryItem } from '../../../../client/src/users/intranet/directory-schemas';
import { control } from '../../../support/control';
import { newMark, people, stateOf, type Person } from '../../../support/people';
import { directory, profile } from '../../../support/paths';
import { as } from '../../../support/world';
import { department, found, mark, office, read, title, trio } from './trio';

let ana: Person;
let bo: Person;
let cy: Person;
beforeAll( async () => {
	( { ana, bo, cy } = await trio() );
} );

describe( 'the directory', () => {
	it( 'shows people by last name, with all fields of an item', async () => {
		const { data, ...rest } = await read( {} );
		expect( rest ).toEqual( { total: 3, pages: 1, page: 1 } );
		expect( data.map( ( { id } ) => id ) ).toEqual( [
			bo.id,
			cy.id,
			ana.id,
		] );
		const { avatar_url } = await stateOf( ana.profileId );
		expect( data[ 2 ] ).toEqual( {
			id: ana.id,
			profile_id: ana.profileId,
			first_name: 'Ána',
			last_name: 'Ruiz',
			name: 'Ána Ruiz',
			email: `${ mark }-mail@example.com`,
			role: 'leadership',
			title,
			department,
			phone: '555 0100',
			extension: 'x204',
			office_location: office,
			avatar_url: String( avatar_url ),
		} satisfies DirectoryItem );
	} );

	it( 'says in headers how many there are and where the next page is', async () => {
		const { headers } = await as.person.get( directory, {
			query: { search: mark, per_page: 1, page: 2 },
		} );
		expect( headers[ 'x-wp-total' ] ).toBe( '3' );
		expect( headers[ 'x-wp-totalpages' ] ).toBe( '3' );
		expect( headers.link ).toMatch(
			/page=1.*rel="prev".*page=3.*rel="next"/
		);
	} );

	it( 'has true totals behind the last page', async () => {
		expect( await read( { page: 9 } ) ).toEqual( {
			data: [],
			total: 3,
			pages: 1,
			page: 9,
		} );
		expect( await read( { page: 900 } ) ).toMatchObject( {
			data: [],
			total: 3,
		} );
	} );

	it( 'answers to HEAD, _fields and _envelope', async () => {
		const query = { search: mark };
		const head = await as.person.head( directory, { query } );
		expect( [ head.status, head.text ] ).toEqual( [ 200, '' ] );
		expect( head.headers[ 'x-wp-total' ] ).toBe( '3' );
		const some = await as.person.get( directory, {
			query: { ...query, _fields: 'total' },
		} );
		expect( some.body ).toEqual( { total: 3 } );
		const enveloped = await as.person.get( directory, {
			query: { ...query, _envelope: 1 },
		} );
		expect( enveloped.body ).toMatchObject( {
			status: 200,
			body: { total: 3 },
		} );
	} );
} );

describe( 'a search', () => {
	it.each( [
		[ 'name', 'ana RUIZ', () => [ ana.id ] ],
		[ 'middle of a name', 'uiz', () => [ ana.id ] ],
		[ 'title', 'AGENT', () => [ cy.id ] ],
		[ 'department', 'finance', () => [ bo.id, ana.id ] ],
		[ 'name and department at once', 'bo fínance', () => [ bo.id ] ],
		[ 'nothing', 'bo agent', () => [] ],
	] )( 'finds by %s', async ( _name, words, expected ) => {
		expect( await found( { search: `${ mark } ${ words }` } ) ).toEqual(
			expected()
		);
	} );

	it( 'does not look into the e-mail', async () => {
		expect( await found( { search: `${ mark }-mail` } ) ).toEqual( [] );
	} );

	it( 'follows a new title and department', async () => {
		const other = newMark();
		const [ kim ] = await people( {} );
		await as.manager.put( profile( kim!.profileId ), {
			job_title: `Boss ${ other }`,
		} );
		expect( await found( { search: `${ other } boss` } ) ).toEqual( [
			kim!.id,
		] );
		await control.setUserMeta(
			kim!.id,
			'svc_intranet_department',
			`Dept${ other }`
		);
		expect( await found( { search: `dept${ other }` } ) ).toEqual( [
			kim!.id,
		] );
		await control.clearUserMeta( kim!.id, 'svc_intranet_department' );
		expect( await found( { search: `dept${ other }` } ) ).toEqual( [] );
	} );
} );
