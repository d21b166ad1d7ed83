import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../support/bookmarks';
import { control } from '../../support/control';
import { newMark } from '../../support/people';
import { anOwner, aLead, aPage, lead, read, sent } from './leads';

let owner: Member;
let page_id: number;

beforeAll( async () => {
	owner = await anOwner();
	page_id = await aPage( owner.userId );
} );

const keyOf = async ( id: number ) =>
	(
		await control.sql( [
			`SELECT open_key FROM {svc_leads} WHERE id = ${ id }`,
		] )
	)[ 0 ]!.open_key;

const from = ( email: string, more: object = {} ) =>
	sent( { lead: { page_id, owner_user_id: owner.userId, email, ...more } } );

describe( 'the open lead of a person', () => {
	it( 'is known by folded e-mail, else by the digits of the phone', async () => {
		const mark = newMark();
		const first = await from( `Ana.${ mark }@Example.com` );
		expect( first.open_key ).toMatch( /^[0-9a-f]{64}$/ );
		expect( ( await from( `ana.${ mark }@example.com` ) ).open_key ).toBe(
			null
		);
		const digits = mark.replace( /\D/g, '' ).length;
		expect( digits ).toBe( 0 );
		const number = String( first.id ).padStart( 7, '0' ).slice( -7 );
		const byPhone = await from( '', { phone: `(303) ${ number }` } );
		expect( byPhone.open_key ).not.toBeNull();
		expect(
			( await from( '', { phone: `+1 303 ${ number }` } ) ).open_key
		).toBe( null );
		expect( ( await from( '' ) ).open_key ).toBe( null );
	} );

	it( 'ends with won, lost and spam, and is free for another one then', async () => {
		for ( const change of [
			{ status: 'won' },
			{ status: 'lost' },
			{ folder: 'spam' },
		] ) {
			const email = `${ newMark() }@example.com`;
			const first = await from( email );
			await owner.put( lead( first.id ), change );
			expect( await keyOf( first.id ) ).toBe( null );
			expect( ( await from( email ) ).open_key ).toBe( first.open_key );
			const back = await owner.put( lead( first.id ), {
				status: 'new',
				folder: 'inbox',
			} );
			expect( back ).toAnswer( 'updateLead' );
			expect( await keyOf( first.id ) ).toBe( null );
		}
	} );

	it( 'comes back where no other is open', async () => {
		const first = await from( `${ newMark() }@example.com` );
		await owner.put( lead( first.id ), { status: 'won' } );
		await owner.put( lead( first.id ), { status: 'contacted' } );
		expect( await keyOf( first.id ) ).toBe( first.open_key );
	} );

	it( 'stays with another phone number', async () => {
		const first = await from( `${ newMark() }@example.com` );
		await owner.put( lead( first.id ), { phone: '303 555 0123' } );
		expect( await keyOf( first.id ) ).toBe( first.open_key );
	} );

	it( 'follows the e-mail address', async () => {
		const email = `${ newMark() }@example.com`;
		const first = await from( email );
		const other = await from( `${ newMark() }@example.com` );
		await owner.put( lead( other.id ), { email } );
		expect( await keyOf( other.id ) ).toBe( null );
		await owner.put( lead( first.id ), { email: `x${ email }` } );
		expect( await keyOf( first.id ) ).not.toBe( first.open_key );
	} );

	it( 'is never one that staff entered, nor spam', async () => {
		const { id } = await aLead( { email: `${ newMark() }@example.com` } );
		expect( await keyOf( id ) ).toBe( null );
		await owner.put( lead( id ), { status: 'contacted' } );
		expect( await keyOf( id ) ).toBe( null );
		const spam = await from( `${ newMark() }@example.com`, {
			folder: 'spam',
		} );
		expect( spam.open_key ).toBe( null );
		await owner.put( lead( spam.id ), { folder: 'inbox' } );
		expect( await keyOf( spam.id ) ).not.toBe( null );
		expect( ( await read( spam.id, owner ) ).folder ).toBe( 'inbox' );
	} );
} );

describe( 'what was sent', () => {
	const told = async ( id: number ) =>
		(
			await control.sql( [
				`SELECT is_told FROM {svc_lead_submissions} WHERE lead_id = ${ id }`,
			] )
		).map( ( { is_told } ) => is_told );

	it( 'is nothing for spam until it is released', async () => {
		const { id } = await from( `${ newMark() }@example.com`, {
			folder: 'spam',
		} );
		expect( await told( id ) ).toEqual( [ '0' ] );
		await owner.put( lead( id ), { status: 'contacted' } );
		expect( await told( id ) ).toEqual( [ '0' ] );
		await owner.put( lead( id ), { folder: 'inbox' } );
		expect( await told( id ) ).toEqual( [ '1' ] );
	} );
} );
