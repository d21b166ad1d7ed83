// @module-tag single-site
import { describe, expect, it } from 'vitest';
import type { Import } from '../../../client/src/users/import-schemas';
import { control } from '../../support/control';
import { newMark, people } from '../../support/people';
import { importOf, importStep, profileOf } from '../../support/paths';
import { host } from '../../support/site';
import { as, full } from '../../support/world';
import { check, open, rowsOf, type Columns } from './import';

const mark = newMark();
const columns: Columns = [
	'account_email',
	'first_name',
	'last_name',
	'role',
	'manager',
];
const size = full ? 60 : 8;

const address = ( number: number ) => `racer${ number }-${ mark }@example.com`;

/** Each person reports to the previous one. */
const file = Array.from( { length: size }, ( _, number ) => [
	address( number ),
	`Racer${ number }`,
	mark,
	'staff',
	number === 0 ? '' : address( number - 1 ),
] );

describe( 'two browsers that run one import', () => {
	it( 'do everything once', async () => {
		const { id } = await open( columns, file, { creates_accounts: true } );
		await Promise.all( [ check( id ), check( id ) ] );
		expect( ( await as.manager.get( importOf( id ) ) ).body ).toMatchObject(
			{
				created: size,
				refused: 0,
			}
		);
		const browser = async () => {
			for ( let turn = 0; turn < 500; turn++ ) {
				const { body, status } = await as.manager.post(
					importStep( id, 'run' ),
					{}
				);
				expect( status ).toBe( 200 );
				if ( ( body as Import ).status === 'finished' ) {
					return body as Import;
				}
			}
			throw new Error( 'They never end.' );
		};
		const ends = await Promise.all( [ browser(), browser(), browser() ] );
		expect( ends[ 0 ] ).toMatchObject( {
			created: size,
			refused: 0,
			done: size,
		} );
		const rows = await rowsOf( id );
		const users = rows.map( ( { user_id } ) => user_id! );
		expect( new Set( users ).size ).toBe( size );
		for ( const [ number, user ] of users.entries() ) {
			expect(
				( await as.manager.get( profileOf( user ) ) ).body
			).toMatchObject( {
				first_name: `Racer${ number }`,
				meta: {
					svc_reports_to: number === 0 ? null : users[ number - 1 ],
				},
			} );
		}
		const found = await as.manager.get( '/wp/v2/users', {
			query: { search: `-${ mark }@example.com`, per_page: 100 },
		} );
		expect( found.body ).toHaveLength( size );
		await control.removeUsers(
			users,
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
	} );
} );

describe( 'an import that is cancelled while it runs', () => {
	it( 'ends where it is, whole rows only', async () => {
		const team = await people(
			...Array.from( { length: full ? 30 : 3 }, () => ( {
				last_name: mark,
			} ) )
		);
		const { id } = await open(
			[ 'user_id', 'phone', 'office_location' ],
			team.map( ( one ) => [ String( one.id ), '12', 'Denver' ] ),
			{ match: 'user_id' }
		);
		await check( id );
		const [ , cancelled ] = await Promise.all( [
			as.manager.post( importStep( id, 'run' ), {} ),
			new Promise( ( done ) => setTimeout( done, 150 ) ).then( () =>
				as.manager.post( importStep( id, 'cancel' ), {} )
			),
		] );
		expect( cancelled ).toAnswer( 'cancelImport' );
		for ( const one of team ) {
			const profile = ( await as.manager.get( profileOf( one.id ) ) )
				.body as { phone: string };
			const inside = (
				await as.manager.get( `/users/v1/intranet/profile/${ one.id }` )
			).body as { office_location: string };
			expect( [ '', 'Denver' ].indexOf( inside.office_location ) ).toBe(
				[ '', '12' ].indexOf( profile.phone )
			);
		}
	} );
} );
