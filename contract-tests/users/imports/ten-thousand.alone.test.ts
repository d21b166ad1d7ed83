import { describe, expect, it } from 'vitest';
import type { Import } from '../../../client/src/users/import-schemas';
import { control } from '../../support/control';
import { newMark } from '../../support/people';
import { importOf, importRows, importStep, imports } from '../../support/paths';
import { host } from '../../support/site';
import { as, full } from '../../support/world';
import { rowsOf } from './import';

const mark = newMark();
const size = 10_000;

/** The shortest usual timeout of servers in front of PHP. */
const longest = 15_000;

const address = ( number: number ) => `many${ number }-${ mark }@example.com`;

/** Each person reports to an earlier row; one in a hundred to an unknown account. */
function managerOf( number: number ): string {
	if ( number % 100 === 99 ) {
		return 'nobody@example.com';
	}
	return number === 0 ? '' : address( Math.floor( number / 10 ) );
}

const file = Array.from( { length: size }, ( _, number ) => [
	address( number ),
	`Many${ number }`,
	mark,
	'staff',
	managerOf( number ),
] );

const timed = async < Answer >( ask: () => Promise< Answer > ) => {
	const begun = Date.now();
	const answer = await ask();
	expect( Date.now() - begun ).toBeLessThan( longest );
	return answer;
};

describe.runIf( full && host.database !== null )(
	'a file of ten thousand rows',
	() => {
		it( 'is checked in short requests, and can be cancelled', async () => {
			const made = await as.manager.post( imports, {
				columns: [
					'account_email',
					'first_name',
					'last_name',
					'role',
					'manager',
				],
				creates_accounts: true,
				strict: true,
			} );
			const { id } = made.body as Import;
			for ( let from = 0; from < size; from += 500 ) {
				const sent = await timed( () =>
					as.manager.put( importRows( id ), {
						from: from + 2,
						rows: file.slice( from, from + 500 ),
					} )
				);
				expect( sent ).toAnswer( 'putImportRows' );
			}
			let now: Import;
			let last = -1;
			do {
				const answer = await timed( () =>
					as.manager.post( importStep( id, 'check' ), {} )
				);
				now = answer.body as Import;
				expect( now.done ).toBeGreaterThanOrEqual( last );
				last = now.done;
			} while ( now.status === 'checking' );
			// A person who reports to a refused row is refused as well.
			expect( now ).toMatchObject( {
				status: 'checked',
				total: size,
				done: size,
			} );
			expect( now.created + now.refused ).toBe( size );
			expect( now.refused ).toBeGreaterThanOrEqual( size / 100 );
			const [ one ] = await rowsOf( id, {
				outcome: 'refused',
				per_page: 1,
			} );
			expect( one!.problems[ 0 ] ).toMatchObject( { column: 'manager' } );
			const first = await timed( () =>
				as.manager.post( importStep( id, 'run' ), {} )
			);
			expect( first.body ).toMatchObject( { status: 'running' } );
			await timed( () =>
				as.manager.post( importStep( id, 'cancel' ), {} )
			);
			const users = await control.sql( [
				`SELECT user_id FROM {svc_import_rows} WHERE import_id = ${ id } AND user_id IS NOT NULL`,
			] );
			await timed( () => as.manager.delete( importOf( id ) ) );
			await control.removeUsers(
				users.map( ( { user_id } ) => Number( user_id ) ),
				host.network ? 'wpmu_delete_user' : 'wp_delete_user'
			);
		} );
	}
);
