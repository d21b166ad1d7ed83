// @module-tag single-site
import { afterAll, describe, expect, it } from 'vitest';
import type { Import } from '../../../client/src/users/import-schemas';
import { control } from '../../support/control';
import { newMark, people, type Person } from '../../support/people';
import { imports, intranetProfile } from '../../support/paths';
import { host } from '../../support/site';
import { as, world } from '../../support/world';
import {
	check,
	imported,
	open,
	outcomes,
	rowsOf,
	run,
	type Columns,
} from './import';

const mark = newMark();
const columns: Columns = [
	'account_email',
	'first_name',
	'last_name',
	'role',
	'manager',
];
const address = ( name: string ) => `${ name }-${ mark }@example.com`;
const made: number[] = [];

interface User {
	id: number;
	username: string;
	roles: string[];
	first_name: string;
	name: string;
}

const accountOf = async ( email: string ): Promise< User | undefined > => {
	const { body } = await as.manager.get( '/wp/v2/users', {
		query: { context: 'edit', search: email },
	} );
	return ( body as User[] )[ 0 ];
};

afterAll( async () => {
	if ( made.length > 0 ) {
		await control.removeUsers(
			made,
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
	}
} );

describe( 'an import that makes accounts', () => {
	it( 'makes them in the run alone, with the site’s default role', async () => {
		const [ boss ] = ( await people( { last_name: mark } ) ) as [ Person ];
		const { id } = await open(
			columns,
			[
				[
					address( 'ana.o.brien' ),
					'Ana O\'B "x" \\',
					mark,
					'staff',
					address( 'bo' ),
				],
				[
					address( 'bo' ),
					'Bo',
					mark,
					'leadership',
					String( boss.id ),
				],
				[ address( 'cy' ), '', mark, 'staff', '' ],
				[ 'not an address', 'Di', mark, 'staff', '' ],
			],
			{ creates_accounts: true }
		);
		expect( await check( id ) ).toMatchObject( { created: 2, refused: 2 } );
		expect( await outcomes( id ) ).toEqual( [
			'created',
			'created',
			'refused first_name',
			'refused account_email',
		] );
		expect( await accountOf( address( 'bo' ) ) ).toBeUndefined();

		expect( await run( id ) ).toMatchObject( { created: 2, refused: 2 } );
		const ana = await accountOf( address( 'ana.o.brien' ) );
		const bo = await accountOf( address( 'bo' ) );
		made.push( ana!.id, bo!.id );
		expect( ana ).toMatchObject( {
			username: expect.stringMatching( /^[a-z0-9]{4,60}$/ ),
			first_name: 'Ana O\'B "x" \\',
			roles: [ 'subscriber' ],
		} );
		expect(
			( await as.manager.get( intranetProfile( ana!.id ) ) ).body
		).toMatchObject( {
			email: address( 'ana.o.brien' ),
			reports_to: bo!.id,
		} );
		expect(
			( await as.manager.get( intranetProfile( bo!.id ) ) ).body
		).toMatchObject( {
			reports_to: boss.id,
		} );
		expect( await accountOf( address( 'cy' ) ) ).toBeUndefined();
		const rows = await rowsOf( id, { outcome: 'created' } );
		expect( rows.map( ( { user_id } ) => user_id ) ).toEqual( [
			ana!.id,
			bo!.id,
		] );
	} );

	it( 'makes none without being asked', async () => {
		const { id } = await open( columns, [
			[ address( 'eve' ), 'Eve', mark, 'staff', '' ],
		] );
		expect( await check( id ) ).toMatchObject( { refused: 1 } );
		await run( id );
		expect( await accountOf( address( 'eve' ) ) ).toBeUndefined();
	} );

	it( 'changes those who have one, and makes none twice', async () => {
		const row = [ address( 'bo' ), 'Bob', mark, 'staff', '' ];
		expect(
			await imported( columns, [ row ], { creates_accounts: true } )
		).toMatchObject( {
			changed: 1,
			created: 0,
		} );
		const { body } = await as.manager.get( '/wp/v2/users', {
			query: { search: address( 'bo' ) },
		} );
		expect( body ).toHaveLength( 1 );
	} );

	it( 'tells people of two names from each other', async () => {
		const rows = [ 'x', 'x.', 'x-' ].map( ( name ) => [
			`${ name }${ mark }@example.com`,
			'X',
			mark,
			'staff',
			'',
		] );
		expect(
			await imported( columns, rows, { creates_accounts: true } )
		).toMatchObject( {
			created: 3,
		} );
		const found = await Promise.all(
			rows.map( ( [ email ] ) => accountOf( email! ) )
		);
		made.push( ...found.map( ( one ) => one!.id ) );
		expect( new Set( found.map( ( one ) => one!.username ) ).size ).toBe(
			3
		);
	} );
} );

describe.runIf( 'capable' in world.callers )(
	'a caller who may manage, but not create users',
	() => {
		it( 'imports without accounts only', async () => {
			const body = { columns, creates_accounts: true };
			expect( await as.capable.post( imports, body ) ).toRefuse(
				'rest_forbidden',
				[ 'creates_accounts' ]
			);
			const { id } = ( await as.manager.post( imports, body ) )
				.body as Import;
			await as.capable.put( `${ imports }/${ id }/rows`, {
				from: 2,
				rows: [ [ address( 'fay' ), 'Fay', mark, 'staff', '' ] ],
			} );
			for ( const step of [ 'check', 'run' ] ) {
				expect(
					await as.capable.post(
						`${ imports }/${ id }/${ step }`,
						{}
					)
				).toRefuse( 'rest_forbidden', [ 'creates_accounts' ] );
			}
			expect( await accountOf( address( 'fay' ) ) ).toBeUndefined();
		} );
	}
);
