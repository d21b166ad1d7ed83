import { describe, expect, it } from 'vitest';
import { control } from '../../support/control';
import { newMark } from '../../support/people';
import type { Seen } from '../../support/http';
import {
	aFormPage,
	aSubmission,
	leadsOf,
	send,
	submissionsOf,
	theLeadOf,
	withKey,
} from './intake';

const part = () => Math.floor( Math.random() * 65535 ).toString( 16 );

/** A network of a home that no other test has. */
const aHome = () => `2001:db8:${ part() }:${ part() }`;

const from = ( address: string ) => ( { 'X-Fixture-Address': address } );

/** Ten submissions of an address, which is all that it may send. */
async function spent( pageId: number, address: string ): Promise< Seen[] > {
	const answers: Seen[] = [];
	for ( let time = 0; time < 10; time++ ) {
		answers.push(
			await send( await aSubmission( pageId ), from( address ) )
		);
	}
	return answers;
}

describe( 'an address', () => {
	it( 'may send ten submissions in ten minutes', async () => {
		const { id } = await aFormPage();
		const home = aHome();
		const key = withKey( newMark() );
		const first = await aSubmission( id );
		expect(
			( await send( first, { ...from( `${ home }::1` ), ...key } ) )
				.status
		).toBe( 201 );
		const answers = await spent( id, `${ home }::1` );
		expect( answers.map( ( { status } ) => status ) ).toEqual( [
			...Array.from( { length: 9 }, () => 201 ),
			429,
		] );
		const refused = await send(
			await aSubmission( id ),
			from( `${ home }:aaaa:bbbb:cccc:dddd` )
		);
		expect( refused ).toRefuse( 'rest_too_many_requests' );
		const wait = Number( refused.headers[ 'retry-after' ] );
		expect( wait ).toBeGreaterThan( 0 );
		expect( wait ).toBeLessThanOrEqual( 600 );
		expect( await leadsOf( id ) ).toHaveLength( 10 );

		// Another home may, and so may a repeat.
		expect(
			( await send( await aSubmission( id ), from( `${ aHome() }::1` ) ) )
				.status
		).toBe( 201 );
		const again = await send( first, {
			...from( `${ home }::1` ),
			...key,
		} );
		expect( again.status ).toBe( 201 );
		expect( again.headers[ 'idempotency-replayed' ] ).toBe( 'true' );
		expect( ( await send( first, from( `${ home }::1` ) ) ).status ).toBe(
			201
		);
		expect( await leadsOf( id ) ).toHaveLength( 11 );
	} );

	it( 'may go on when the minutes are over', async () => {
		const { id } = await aFormPage();
		const home = `${ aHome() }::1`;
		await spent( id, home );
		expect( await send( await aSubmission( id ), from( home ) ) ).toRefuse(
			'rest_too_many_requests'
		);
		await control.sql( [
			`UPDATE {svc_lead_submissions} SET created_at = created_at - 600 WHERE page_id = ${ id }`,
		] );
		expect(
			( await send( await aSubmission( id ), from( home ) ) ).status
		).toBe( 201 );
	} );

	it( 'is checked after what is wrong, and before spam', async () => {
		const { id } = await aFormPage();
		const home = `${ aHome() }::1`;
		await spent( id, home );
		expect(
			await send( await aSubmission( id, { email: 'a' } ), from( home ) )
		).toRefuse( 'rest_invalid_param' );
		expect(
			await send(
				await aSubmission( id, {}, { token: '' } ),
				from( home )
			)
		).toRefuse( 'rest_too_many_requests' );
		expect( await leadsOf( id, 'spam' ) ).toEqual( [] );
	} );

	it( 'is not stored', async () => {
		const { id } = await aFormPage();
		await send( await aSubmission( id ), from( '192.0.2.77' ) );
		const [ submission ] = await submissionsOf(
			( await theLeadOf( id ) ).id
		);
		expect( submission!.ip_hash ).toMatch( /^[0-9a-f]{64}$/ );
		const rows = await control.sql( [
			`SELECT * FROM {svc_lead_submissions} WHERE page_id = ${ id }`,
		] );
		expect( JSON.stringify( rows ) ).not.toContain( '192.0.2.77' );
	} );
} );
