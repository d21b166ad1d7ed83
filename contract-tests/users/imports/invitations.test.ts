// @module-tag single-site
import { afterAll, describe, expect, it } from 'vitest';
import type { DeliveryList } from '../../../client/src/users/delivery-schemas';
import type { NewImport } from '../../../client/src/users/import-schemas';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { newMark, people, type Person } from '../../support/people';
import { deliveries, importOf, importStep, imports } from '../../support/paths';
import { host } from '../../support/site';
import { as, world } from '../../support/world';
import { check, imported, open, rowsOf, run, type Columns } from './import';

const mark = newMark();
const columns: Columns = [ 'account_email', 'first_name', 'last_name' ];
const address = ( name: string ) => `${ name }-${ mark }@example.com`;
const row = ( name: string ) => [ address( name ), name, mark ];
const made: number[] = [];

const mailsTo = ( name: string ) =>
	fixture< { subject: string; message: string }[] >( 'POST', '/mails', {
		to: address( name ),
	} );

/** As WP-Cron does it, when the next ones are due. */
const cron = ( id: number ) =>
	fixture< { expected: boolean; again: boolean } >( 'POST', '/mails/invite', {
		import: id,
	} );

/** The account that the import has created for its first row. */
const accountOf = async ( id: number ) => ( await rowsOf( id ) )[ 0 ]!.user_id!;

const deliveriesTo = async ( user_id: number ) =>
	(
		( await as.manager.get( deliveries, { query: { user_id } } ) )
			.body as DeliveryList
	 ).data;

const get = async ( id: number ) =>
	( await as.manager.get( importOf( id ) ) ).body;

async function importNew( names: string[], options: Partial< NewImport > ) {
	const done = await imported( columns, names.map( row ), {
		creates_accounts: true,
		...options,
	} );
	made.push(
		...( await rowsOf( done.id ) ).flatMap( ( { user_id } ) =>
			user_id === null ? [] : [ user_id ]
		)
	);
	return done;
}

afterAll( async () => {
	if ( made.length > 0 ) {
		await control.removeUsers(
			made,
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
	}
} );

describe( 'invitations', () => {
	it( 'are sent by WP-Cron to new accounts, each once', async () => {
		const { id, ...done } = await importNew( [ 'ana', 'bo' ], {
			invites: true,
		} );
		expect( done ).toMatchObject( {
			created: 2,
			invites: true,
			invited: 0,
			to_invite: 2,
		} );
		expect( await mailsTo( 'ana' ) ).toEqual( [] );
		expect( await cron( id ) ).toEqual( { expected: true, again: false } );
		expect( await get( id ) ).toMatchObject( {
			invited: 2,
			to_invite: 0,
			with_problems: 0,
		} );
		for ( const name of [ 'ana', 'bo' ] ) {
			const [ mail, ...others ] = await mailsTo( name );
			expect( others ).toEqual( [] );
			expect( mail!.subject ).toContain( 'Login Details' );
			expect( mail!.message ).toMatch( /[?&;]key=\w+/ );
		}
		expect( await deliveriesTo( await accountOf( id ) ) ).toMatchObject( [
			{ kind: 'invitation', status: 'delivered', attempts: 1 },
		] );
		for ( const { invited_at } of await rowsOf( id ) ) {
			expect( invited_at ).toMatch( /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ );
		}
		await cron( id );
		await as.manager.post( importStep( id, 'run' ), {} );
		await cron( id );
		expect( await mailsTo( 'ana' ) ).toHaveLength( 1 );
	} );

	it( 'are not sent without being asked for', async () => {
		const { id, ...done } = await importNew( [ 'cy' ], {} );
		expect( done ).toMatchObject( {
			created: 1,
			invites: false,
			to_invite: 0,
		} );
		expect( await cron( id ) ).toEqual( { expected: false, again: false } );
		expect( await mailsTo( 'cy' ) ).toEqual( [] );
		expect( await get( id ) ).toMatchObject( { invited: 0 } );
	} );

	it( 'are not for accounts that are there already, nor for refused rows', async () => {
		const [ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
		const account = await as.manager.get( `/wp/v2/users/${ kim.id }`, {
			query: 'context=edit',
		} );
		const { email } = account.body as { email: string };
		const { id, ...done } = await imported(
			columns,
			[
				[ email, 'Kim', mark ],
				[ address( 'di' ), '', mark ],
			],
			{ creates_accounts: true, invites: true }
		);
		expect( done ).toMatchObject( { refused: 1, to_invite: 0 } );
		expect( await cron( id ) ).toMatchObject( { expected: false } );
		expect( await mailsTo( 'di' ) ).toEqual( [] );
		expect( await fixture( 'POST', '/mails', { to: email } ) ).toEqual(
			[]
		);
	} );

	it( 'that fail are tried again', async () => {
		const { id } = await importNew( [ 'fails-once-ed' ], {
			invites: true,
		} );
		expect( await cron( id ) ).toEqual( { expected: true, again: true } );
		expect( await get( id ) ).toMatchObject( { invited: 0, to_invite: 1 } );
		expect( await cron( id ) ).toEqual( { expected: true, again: false } );
		expect( await get( id ) ).toMatchObject( {
			invited: 1,
			to_invite: 0,
			with_problems: 0,
		} );
	} );

	it( 'that fail for good are listed', async () => {
		const { id } = await importNew( [ 'fails-flo', 'gus' ], {
			invites: true,
		} );
		for ( let time = 0; time < 9; time++ ) {
			await cron( id );
		}
		expect( await mailsTo( 'fails-flo' ) ).toHaveLength( 8 );
		expect( await mailsTo( 'gus' ) ).toHaveLength( 1 );
		expect( await get( id ) ).toMatchObject( {
			invited: 1,
			to_invite: 0,
			with_problems: 1,
		} );
		expect( await rowsOf( id, { problems: true } ) ).toMatchObject( [
			{
				outcome: 'created',
				invited_at: null,
				problems: [
					{
						column: '',
						message:
							'The invitation was not sent. The mailbox is full.',
					},
				],
			},
		] );
	} );

	it( 'that failed for good and are sent again are no longer reported', async () => {
		const { id } = await importNew( [ 'fails-jim' ], { invites: true } );
		for ( let time = 0; time < 8; time++ ) {
			await cron( id );
		}
		expect( await get( id ) ).toMatchObject( { with_problems: 1 } );
		const account = await accountOf( id );
		const [ failed ] = await deliveriesTo( account );
		expect( failed ).toMatchObject( { status: 'failed' } );
		await as.manager.post( `/wp/v2/users/${ account }`, {
			email: address( 'jim' ),
		} );
		await as.manager.post( `${ deliveries }/${ failed!.id }/retry`, {} );
		await cron( id );
		expect( await get( id ) ).toMatchObject( {
			invited: 1,
			with_problems: 0,
		} );
	} );

	it( 'are no longer counted when the account is deleted', async () => {
		const { id } = await importNew( [ 'kai' ], { invites: true } );
		await control.removeUsers(
			[ await accountOf( id ) ],
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
		expect( await get( id ) ).toMatchObject( { invited: 0, to_invite: 0 } );
		expect( await cron( id ) ).toEqual( { expected: false, again: false } );
	} );

	it( 'are no longer counted when the personal data is erased', async () => {
		const { id } = await importNew( [ 'lou' ], { invites: true } );
		for ( const tool of [ 'svc-profile', 'svc-outbox' ] ) {
			await fixture( 'POST', '/personal-data', {
				email: address( 'lou' ),
				what: 'erase',
				tool,
			} );
		}
		expect( await get( id ) ).toMatchObject( { invited: 0, to_invite: 0 } );
		await cron( id );
		expect( await mailsTo( 'lou' ) ).toEqual( [] );
	} );

	it( 'of a version without the outbox are put into it', async () => {
		const { id } = await importNew( [ 'hal', 'ivy' ], { invites: true } );
		// One was being sent when PHP ended. The next request of any test puts them into it.
		await fixture( 'POST', '/mails/before-outbox', {
			import: id,
			sending: 2,
		} );
		expect( await get( id ) ).toMatchObject( {
			invited: 0,
			to_invite: 1,
			with_problems: 1,
		} );
		expect(
			await fixture( 'POST', '/mails/scheduled', { import: id } )
		).toEqual( { scheduled: false } );
		expect( await cron( id ) ).toEqual( { expected: true, again: false } );
		expect( await mailsTo( 'hal' ) ).toEqual( [] );
		expect( await mailsTo( 'ivy' ) ).toHaveLength( 1 );
	} );

	it( 'go on when the import was cancelled after it has created accounts', async () => {
		const { id } = await importNew( [ 'joe' ], { invites: true } );
		// A request cannot be made to stop after a certain row.
		await control.sql( [
			`UPDATE {svc_imports} SET status = 'cancelled' WHERE id = ${ id }`,
		] );
		expect( await cron( id ) ).toMatchObject( { expected: true } );
		expect( await mailsTo( 'joe' ) ).toHaveLength( 1 );
	} );

	it( 'are not sent any more when the import is deleted', async () => {
		const { id } = await importNew( [ 'lea' ], { invites: true } );
		const account = await accountOf( id );
		await as.manager.delete( importOf( id ) );
		await cron( id );
		expect( await mailsTo( 'lea' ) ).toEqual( [] );
		expect( await deliveriesTo( account ) ).toMatchObject( [
			{ status: 'cancelled', error: 'The import was deleted.' },
		] );
	} );
} );

describe.runIf( 'capable' in world.callers )(
	'a caller who may manage, but not create users',
	() => {
		it( 'invites nobody, and continues no import that does', async () => {
			expect(
				await as.capable.post( imports, { columns, invites: true } )
			).toRefuse( 'rest_forbidden', [ 'invites' ] );
			const { id } = await open( columns, [ row( 'ned' ) ], {
				creates_accounts: true,
				invites: true,
			} );
			await check( id );
			expect(
				await as.capable.post( importStep( id, 'run' ), {} )
			).toRefuse( 'rest_forbidden', [ 'creates_accounts', 'invites' ] );
			expect( await get( id ) ).toMatchObject( {
				status: 'checked',
				to_invite: 0,
			} );
			expect( await run( id ) ).toMatchObject( { to_invite: 1 } );
			made.push( ( await rowsOf( id ) )[ 0 ]!.user_id! );
		} );
	}
);
