import { describe, expect, it } from 'vitest';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { newMark } from '../../support/people';
import { as } from '../../support/world';
import { anOwner, aLead, lead, sent, sentAgain } from './leads';

interface Exported {
	data: { item_id: string; data: { name: string; value: string }[] }[];
	done: boolean;
}

const exported = ( email: string ) =>
	fixture< Exported >( 'POST', '/leads/personal-data', { email } );

const erased = ( email: string ) =>
	fixture< {
		items_removed: boolean;
		items_retained: boolean;
		messages: string[];
		done: boolean;
	} >( 'POST', '/leads/personal-data', { email, erase: true } );

const rowsOf = async ( id: number ) =>
	(
		await Promise.all(
			[ 'submissions', 'events', 'words' ].map( ( table ) =>
				control.sql( [
					`SELECT lead_id FROM {svc_lead_${ table }} WHERE lead_id = ${ id }`,
				] )
			)
		)
	).flat();

describe( 'personal data', () => {
	it( 'are exported by e-mail address, without regard to case', async () => {
		const mark = newMark();
		const { id } = await sent( {
			lead: { email: `Ana.${ mark }@example.com`, phone: '5550100' },
			fields: { message: `<b>${ mark }</b>` },
			consents: { contact: 0 },
		} );
		await as.manager.post( `${ lead( id ) }/notes`, { text: 'A note' } );
		const { data, done } = await exported( `ana.${ mark }@EXAMPLE.com` );
		expect( done ).toBe( true );
		expect( data.map( ( { item_id } ) => item_id ) ).toEqual( [
			`svc-lead-${ id }`,
		] );
		const values = data[ 0 ]!.data.map( ( { value } ) => value );
		for ( const value of [
			'5550100',
			`&lt;b&gt;${ mark }&lt;/b&gt;`,
			'I agree to contact.',
			'A note',
		] ) {
			expect( values ).toContain( value );
		}
	} );

	it( 'are erased with everything but the evidence of consents', async () => {
		const email = `${ newMark() }@example.com`;
		const { id, reference } = await sent( {
			lead: {
				first_name: 'Ana',
				last_name: 'Q',
				email,
				phone: '5550100',
			},
			fields: { first_name: 'Ana', last_name: 'Q' },
			consents: { contact: 0, sms_calls: 0 },
		} );
		await sentAgain( id, {} );
		const bare = await aLead( { email } );
		const answer = await erased( email );
		expect( answer ).toMatchObject( {
			items_removed: true,
			items_retained: true,
			done: true,
		} );
		expect( answer.messages ).toHaveLength( 1 );
		for ( const one of [ id, bare.id ] ) {
			expect( await as.manager.get( lead( one ) ) ).toRefuse(
				'rest_lead_not_found'
			);
			expect( await rowsOf( one ) ).toEqual( [] );
		}
		const evidence = await control.sql( [
			`SELECT name, phone, consents FROM {svc_consent_evidence} WHERE reference = '${ reference }'`,
		] );
		expect( evidence ).toHaveLength( 1 );
		expect( evidence[ 0 ] ).toMatchObject( {
			name: 'Ana Q',
			phone: '5550100',
		} );
		expect(
			( JSON.parse( evidence[ 0 ]!.consents! ) as { key: string }[] ).map(
				( { key } ) => key
			)
		).toEqual( [ 'contact', 'sms_calls' ] );
		const { data } = await exported( email );
		expect( data ).toHaveLength( 1 );
		expect( data[ 0 ]!.item_id ).toMatch( /^svc-consent-/ );
	} );

	it( 'are exported with what staff has written of the person', async () => {
		const email = `${ newMark() }@example.com`;
		const { id } = await aLead( { email } );
		await as.manager.put( lead( id ), {
			status: 'lost',
			lost_reason: 'Went to <b>a bank</b>',
		} );
		const { data } = await exported( email );
		expect( data[ 0 ]!.data.map( ( { value } ) => value ) ).toContain(
			'Went to &lt;b&gt;a bank&lt;/b&gt;'
		);
	} );

	it( 'are exported with where they came from and what was computed', async () => {
		const email = `${ newMark() }@example.com`;
		await sent( { lead: { email }, snapshot: { payment: '1896.20' } } );
		const { data } = await exported( email );
		expect( data[ 0 ]!.data ).toEqual(
			expect.arrayContaining( [
				{ name: 'source_url', value: 'https://example.org/lp/test' },
				{ name: 'utm_source', value: 'tests' },
				{
					name: 'snapshot',
					value: expect.stringContaining( '1896.20' ),
				},
			] )
		);
	} );

	it( 'leave as evidence who agreed, not what the lead became later', async () => {
		const mark = newMark();
		const { id, reference } = await sent( {
			lead: {
				first_name: 'Ana',
				email: `${ mark }@example.com`,
				phone: '5550100',
			},
			fields: {
				first_name: 'Ana',
				last_name: 'Q',
				email: `${ mark }@example.com`,
				phone: '303 555 0177',
			},
			consents: { sms_calls: 0 },
		} );
		await as.manager.put( lead( id ), {
			first_name: 'Bo',
			email: `${ mark }-2@example.com`,
			phone: '303 555 0199',
		} );
		await as.manager.delete( lead( id ) );
		expect(
			await control.sql( [
				`SELECT name, phone FROM {svc_consent_evidence} WHERE reference = '${ reference }'`,
			] )
		).toEqual( [ { name: 'Ana Q', phone: '303 555 0177' } ] );
		const { data } = await exported( `${ mark }@example.com` );
		expect( data ).toHaveLength( 1 );
	} );

	it( 'are erased by an address that staff has corrected, and the evidence that is kept is reported', async () => {
		const mark = newMark();
		const { id } = await sent( {
			lead: { email: `${ mark }@example.con` },
			consents: { contact: 0 },
		} );
		const email = `${ mark }@example.com`;
		await as.manager.put( lead( id ), { email } );
		const answer = await erased( email );
		expect( answer ).toMatchObject( {
			items_removed: true,
			items_retained: true,
		} );
		expect( answer.messages ).toHaveLength( 1 );
	} );

	it( 'of spam leave no evidence, unless it was in the inbox before', async () => {
		const spam = await sent( {
			lead: { email: `${ newMark() }@example.com`, folder: 'spam' },
			consents: { contact: 0 },
		} );
		const told = await sent( {
			lead: { email: `${ newMark() }@example.com` },
			consents: { contact: 0 },
		} );
		await as.manager.put( lead( told.id ), { folder: 'spam' } );
		for ( const { id } of [ spam, told ] ) {
			await as.manager.delete( lead( id ) );
		}
		expect(
			await control.sql( [
				`SELECT reference FROM {svc_consent_evidence} WHERE reference IN ('${ spam.reference }', '${ told.reference }')`,
			] )
		).toEqual( [ { reference: told.reference } ] );
	} );

	it( 'leave nothing where nothing was agreed to', async () => {
		const email = `${ newMark() }@example.com`;
		await sent( { lead: { email } } );
		expect( await erased( email ) ).toMatchObject( {
			items_removed: true,
			items_retained: false,
			messages: [],
		} );
		expect( await exported( email ) ).toEqual( { data: [], done: true } );
	} );

	it( 'of an owner’s deleted lead keep evidence, too', async () => {
		const owner = await anOwner();
		const { id, reference } = await sent( {
			lead: {
				owner_user_id: owner.userId,
				email: `${ newMark() }@example.com`,
			},
			consents: { contact: 0 },
		} );
		await as.manager.delete( lead( id ) );
		expect( await rowsOf( id ) ).toEqual( [] );
		expect(
			await control.sql( [
				`SELECT id FROM {svc_consent_evidence} WHERE reference = '${ reference }'`,
			] )
		).toHaveLength( 1 );
	} );
} );
