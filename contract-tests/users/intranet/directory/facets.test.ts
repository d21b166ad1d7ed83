// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import type {
	DepartmentList,
	DirectoryFacets,
} from '../../../../client/src/users/intranet/directory-schemas';
import { control } from '../../../support/control';
import { newMark, people, type Person } from '../../../support/people';
import { departments, facets, intranetProfile } from '../../../support/paths';
import { as, full } from '../../../support/world';

const mark = newMark();
const sales = `Sálés ${ mark }`;
const legal = `Legal ${ mark }`;
const denver = `Denver ${ mark }`;
const austin = `Austin ${ mark }`;

let everybody: Person[];
beforeAll( async () => {
	const seats = [
		[ 'staff', sales, denver ],
		[ 'staff', `SALES ${ mark }`, denver.toUpperCase() ],
		[ 'leadership', legal, austin ],
		[ 'staff', '', '' ],
		[ 'realtor_partner', sales, '' ],
	] as const;
	everybody = await people(
		...seats.map( ( [ role, svc_department ] ) => ( {
			role,
			last_name: mark,
			meta: { svc_department },
		} ) )
	);
	for ( const [ index, [ , , office_location ] ] of seats.entries() ) {
		if ( office_location ) {
			await as.manager.put( intranetProfile( everybody[ index ]!.id ), {
				office_location,
			} );
		}
	}
} );

const read = async ( query: object = {} ) => {
	const answer = await as.person.get( facets, {
		query: { search: mark, ...query },
	} );
	expect( answer ).toAnswer( 'getDirectoryFacets' );
	const {
		departments: inDepartments,
		roles,
		offices,
	} = answer.body as DirectoryFacets;
	const short = ( list: { value: string; count: number }[] ) =>
		list.map( ( { value, count } ) => [ value, count ] );
	return {
		departments: short( inDepartments ),
		roles: short( roles ),
		offices: short( offices ),
	};
};

const all = {
	departments: [
		[ legal, 1 ],
		[ sales, 2 ],
	],
	roles: [
		[ 'staff', 3 ],
		[ 'leadership', 1 ],
	],
	offices: [
		[ austin, 1 ],
		[ denver, 2 ],
	],
};

describe( 'the facets of the directory', () => {
	it( 'count what a search finds; spellings that fold alike are one', async () => {
		expect( await read() ).toEqual( all );
	} );

	it( 'leave their own filter out, and follow the others', async () => {
		expect( await read( { department: `sales ${ mark }` } ) ).toEqual( {
			departments: all.departments,
			roles: [ [ 'staff', 2 ] ],
			offices: [ [ denver, 2 ] ],
		} );
		expect( await read( { role: 'leadership' } ) ).toEqual( {
			departments: [ [ legal, 1 ] ],
			roles: all.roles,
			offices: [ [ austin, 1 ] ],
		} );
		expect( await read( { office: austin } ) ).toEqual( {
			departments: [ [ legal, 1 ] ],
			roles: [ [ 'leadership', 1 ] ],
			offices: all.offices,
		} );
		expect( await read( { office: austin, department: sales } ) ).toEqual( {
			departments: [ [ legal, 1 ] ],
			roles: [],
			offices: [ [ denver, 2 ] ],
		} );
	} );

	it( 'take the other filters of the directory', async () => {
		expect( await read( { without: 'department' } ) ).toEqual( {
			departments: [],
			roles: [ [ 'staff', 1 ] ],
			offices: [],
		} );
		expect( await read( { manager: everybody[ 0 ]!.id } ) ).toEqual( {
			departments: [],
			roles: [],
			offices: [],
		} );
	} );

	it( 'name roles as people do', async () => {
		const { body } = await as.person.get( facets, {
			query: { search: mark, role: 'staff' },
		} );
		expect( ( body as DirectoryFacets ).roles ).toContainEqual( {
			value: 'leadership',
			name: 'Leadership',
			count: 1,
		} );
	} );

	it( 'are the same without a search', async () => {
		const { body } = await as.person.get( facets, {
			query: { department: sales, office: denver },
		} );
		expect( body ).toMatchObject( {
			roles: [ { value: 'staff', count: 2 } ],
		} );
		const whole = await as.person.get( facets );
		expect( whole ).toAnswer( 'getDirectoryFacets' );
		expect( ( whole.body as DirectoryFacets ).departments ).toContainEqual(
			{
				value: sales,
				name: sales,
				count: 2,
			}
		);
	} );

	it.each( [ 'page', 'per_page', 'orderby', 'order', 'id' ] )(
		'take no %s',
		async ( name ) => {
			expect(
				await as.person.get( facets, { query: { [ name ]: 1 } } )
			).toRefuse( 'rest_invalid_param', [ name ] );
		}
	);
} );

describe( 'the departments', () => {
	const mine = async () => {
		const answer = await as.person.get( departments );
		expect( answer ).toAnswer( 'listDepartments' );
		const list = answer.body as DepartmentList;
		expect( list ).toMatchObject( {
			total: list.data.length,
			pages: 1,
			page: 1,
		} );
		expect( answer.headers[ 'x-wp-total' ] ).toBe( String( list.total ) );
		return list.data.filter( ( { name } ) => name.includes( mark ) );
	};

	it( 'are there once each, by name, on one page', async () => {
		expect( await mine() ).toEqual( [
			{ name: legal, count: 1 },
			{ name: sales, count: 2 },
		] );
	} );

	it( 'follow a department at once, in whichever way it is written', async () => {
		await control.setUserMeta(
			everybody[ 3 ]!.id,
			'svc_intranet_department',
			legal
		);
		expect( await mine() ).toContainEqual( { name: legal, count: 2 } );
		await control.clearUserMeta(
			everybody[ 3 ]!.id,
			'svc_intranet_department'
		);
		expect( await mine() ).toContainEqual( { name: legal, count: 1 } );
	} );

	it.runIf( full )( 'take no parameters', async () => {
		expect(
			await as.person.get( departments, { query: 'page=1' } )
		).toRefuse( 'rest_invalid_param', [ 'page' ] );
	} );
} );
