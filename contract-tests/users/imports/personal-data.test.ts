import { describe, expect, it } from 'vitest';
import { fixture } from '../../support/bookmarks';
import { profile } from '../../support/paths';
import { newMark, people, type Person } from '../../support/people';
import { as } from '../../support/world';
import { checked, imported, rowsOf } from './import';

const mark = newMark();

interface Exported {
	data: { group_id: string; data: { name: string; value: string }[] }[];
}

const ask = < Answer >( what: 'export' | 'erase', email: string ) =>
	fixture< Answer >( 'POST', '/personal-data', {
		tool: 'svc-profile',
		what,
		email,
	} );

const traces = async ( email: string ) =>
	( await ask< Exported >( 'export', email ) ).data
		.filter( ( { group_id } ) => group_id === 'svc-imports' )
		.map( ( { data } ) =>
			Object.fromEntries(
				data.map( ( { name, value } ) => [ name, value ] )
			)
		);

const emailOf = async ( { id }: Person ) =>
	(
		(
			await as.manager.get( `/wp/v2/users/${ id }`, {
				query: 'context=edit',
			} )
		).body as { email: string }
	 ).email;

describe( 'what imports keep of a person', () => {
	it( 'is exported and erased, the open manager as well', async () => {
		const [ ana, bo ] = ( await people(
			{ first_name: 'Ana', last_name: mark },
			{ first_name: 'Bo', last_name: mark }
		) ) as [ Person, Person ];
		const { id } = await imported(
			[ 'user_id', 'manager' ],
			[
				[ String( ana.id ), `Nobody ${ mark }` ],
				[ String( bo.id ), '' ],
			],
			{ match: 'user_id', name: 'people.csv' }
		);
		const email = await emailOf( ana );
		expect( await traces( email ) ).toEqual( [
			{
				File: 'people.csv',
				Row: '2',
				'Name in the file': `Ana ${ mark }`,
			},
			{ 'Manager in the file': `Nobody ${ mark }` },
		] );
		expect( await ask( 'erase', email ) ).toMatchObject( {
			items_removed: true,
		} );
		expect( await traces( email ) ).toEqual( [
			{ File: 'people.csv', Row: '2' },
		] );
		expect( await rowsOf( id ) ).toMatchObject( [
			{ name: '', problems: [] },
			{ name: `Bo ${ mark }` },
		] );
	} );

	it( 'is erased from the problems of other rows', async () => {
		const [ one, , bo ] = ( await people(
			{ first_name: 'Cy', last_name: mark },
			{ first_name: 'Cy', last_name: mark },
			{ first_name: 'Bo', last_name: mark }
		) ) as [ Person, Person, Person ];
		const { id } = await imported(
			[ 'user_id', 'manager' ],
			[ [ String( bo.id ), `Cy ${ mark }` ] ],
			{ match: 'user_id' }
		);
		const email = await emailOf( one );
		const message = async () =>
			( await rowsOf( id ) )[ 0 ]!.problems[ 0 ]!.message;
		expect( await message() ).toContain( email );
		await as.manager.delete( profile( one.profileId ) );
		await ask( 'erase', email );
		expect( await message() ).not.toContain( email );
		expect( await message() ).not.toContain( mark );
	} );

	it( 'is erased of people without an account, and from files that are not imported yet', async () => {
		const email = `nobody-${ mark }@example.com`;
		const row = [ email, 'Nobody', mark ];
		const columns = [ 'account_email', 'first_name', 'last_name' ] as const;
		const { id } = await imported( [ ...columns ], [ row ] );
		expect( await traces( email ) ).toHaveLength( 1 );
		expect( await ask( 'erase', email ) ).toMatchObject( {
			items_removed: true,
		} );
		expect( await rowsOf( id ) ).toMatchObject( [
			{ outcome: 'refused', name: '', problems: [] },
		] );
		expect( await traces( email ) ).toEqual( [] );
		const [ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
		const { id: waiting } = await checked(
			[ 'user_id', 'phone' ],
			[ [ String( kim.id ), '1' ] ],
			{ match: 'user_id' }
		);
		expect( await rowsOf( waiting ) ).toHaveLength( 1 );
		await ask( 'erase', await emailOf( kim ) );
		expect( await rowsOf( waiting ) ).toEqual( [] );
	} );
} );
