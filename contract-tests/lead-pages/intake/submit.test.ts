import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newMark } from '../../support/people';
import { host } from '../../support/site';
import { as } from '../../support/world';
import { aPage, formOf, pages, submissions } from '../made';
import {
	accepted,
	aFormPage,
	aSubmission,
	form,
	leads,
	leadsOf,
	send,
	submissionsOf,
	theLeadOf,
	withKey,
} from './intake';

describe( 'the form', () => {
	it( 'is for everybody, and no cache stores it', async () => {
		const { id } = await aFormPage();
		const seen = await as.anonymous.get( `${ pages }/${ id }/form` );
		expect( seen ).toAnswer( 'getLeadForm' );
		expect( seen.headers[ 'cache-control' ] ).toBe( 'private, no-store' );
		expect( seen.headers ).not.toHaveProperty( 'etag' );
		expect( seen.headers ).not.toHaveProperty( 'set-cookie' );
		expect( seen.body ).toMatchObject( {
			page_id: id,
			fields: form.fields,
			challenge: null,
		} );
	} );

	it( 'has texts with names filled in, and their hashes', async () => {
		const { id } = await aFormPage();
		const [ consent ] = ( await formOf( id ) ).consents;
		expect( consent!.text ).toMatch(
			/^\S.* and Kim Vale may contact me about my request\.$/
		);
		expect( consent!.text_hash ).toBe(
			createHash( 'sha256' ).update( consent!.text ).digest( 'hex' )
		);
	} );

	it( 'of a page that is not published is not there', async () => {
		const { id } = await aPage( { form } );
		for ( const caller of [ as.anonymous, as.manager ] ) {
			expect( await caller.get( `${ pages }/${ id }/form` ) ).toRefuse(
				'rest_lead_page_not_found'
			);
			expect(
				await caller.post( `${ pages }/${ id }/views`, {} )
			).toRefuse( 'rest_lead_page_not_found' );
		}
	} );
} );

describe( 'a submission', () => {
	it( 'becomes a lead of the page and its owner', async () => {
		const { id } = await aFormPage();
		const email = `${ newMark() }@Example.com`;
		const seen = await send(
			await aSubmission(
				id,
				{
					last_name: 'Vega',
					email,
					phone: '+1 (303) 555-0100',
					state: 'CO',
					message: 'Hello,\nI want a house.',
					x_kind: 'House',
				},
				{
					source_url: `${ host.url }/lp/a?utm_source=mail`,
					utm: { source: 'mail', campaign: '' },
				}
			)
		);
		expect( seen ).toAnswer( 'submitLeadForm' );
		const lead = await theLeadOf( id );
		expect( seen.body ).toEqual( {
			reference: lead.reference,
			message: 'Thanks a lot.',
			redirect_url: null,
		} );
		expect( lead ).toMatchObject( {
			status: 'new',
			source: 'page',
			first_name: 'Ana',
			last_name: 'Vega',
			email,
			phone: '+1 (303) 555-0100',
			state: 'CO',
			submissions: 1,
			consents: { contact: true, sms_calls: false, partner: false },
			spam_score: 0,
			spam_reasons: [],
		} );
		const [ submission ] = await submissionsOf( lead.id );
		expect( submission ).toMatchObject( {
			page_id: id,
			source_url: `${ host.url }/lp/a?utm_source=mail`,
			utm: { source: 'mail' },
			fields: { message: 'Hello,\nI want a house.', x_kind: 'House' },
			snapshot: null,
		} );
	} );

	it.each( [
		[ 'invisible marks', '\u202d(303) 555-0100\u202c', '(303) 555-0100' ],
		[ 'fixed spaces', '303\u00a0555\u00a00100', '303 555 0100' ],
		[ 'other hyphens', '303\u2011555\u20130100', '303-555-0100' ],
		[ 'slashes', '303/555-0100', '303-555-0100' ],
		[ 'a sign for the extension', '303-555-0100 #12', '303-555-0100 x12' ],
	] )( 'may have a phone number with %s', async ( _what, phone, plain ) => {
		const { id } = await aFormPage();
		const mark = newMark();
		await accepted(
			await aSubmission( id, {
				phone,
				email: `\u200b${ mark }@example.com\u202a`,
			} )
		);
		expect( await theLeadOf( id ) ).toMatchObject( {
			phone: plain,
			email: `${ mark }@example.com`,
		} );
	} );

	it( 'is answered without cookies, ids and caches', async () => {
		const { id } = await aFormPage();
		const seen = await send( await aSubmission( id ) );
		expect( seen.headers[ 'cache-control' ] ).toBe( 'private, no-store' );
		for ( const header of [ 'set-cookie', 'location', 'etag' ] ) {
			expect( seen.headers ).not.toHaveProperty( header );
		}
		expect( seen.body ).toHaveProperty(
			'reference',
			expect.stringMatching( /^[A-Z0-9]{12}$/ )
		);
	} );

	it( 'leads on to the page of thanks, on the same host', async () => {
		const url = `${ host.url }/thanks/`;
		const { id } = await aFormPage( {
			form: { ...form, thank_you: { message: 'Thanks.', url } },
		} );
		expect( await accepted( await aSubmission( id ) ) ).toMatchObject( {
			redirect_url: url,
		} );
	} );

	it( 'needs no login, and a login changes nothing', async () => {
		const { id } = await aFormPage();
		for ( const caller of [ as.anonymous, as.person, as.manager ] ) {
			expect(
				await caller.post( submissions, await aSubmission( id ) )
			).toAnswer( 'submitLeadForm' );
		}
		expect( await leadsOf( id ) ).toHaveLength( 3 );
	} );
} );

describe( 'what is wrong', () => {
	it( 'is named all at once, and nothing is saved', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id, {
			first_name: ' ',
			email: 'ana',
			state: 'XX',
			message: 'My number is 078-05-1120.',
			x_kind: 'Boat',
			x_other: 'a',
		} );
		const { token } = await formOf( id );
		expect( await send( { ...body, token, consents: {} } ) ).toRefuse(
			'rest_invalid_param',
			[
				'fields.first_name',
				'fields.email',
				'fields.state',
				'fields.message',
				'fields.x_kind',
				'fields.x_other',
				'consents.contact',
			]
		);
		expect( await leadsOf( id ) ).toEqual( [] );
		expect( await leadsOf( id, 'spam' ) ).toEqual( [] );
	} );

	it.each( [
		[ 'a card', '4111 1111 1111 1111' ],
		[ 'a card in a sentence', 'Use 4111-1111-1111-1111 please' ],
		[ 'a social security number', '078-05-1120' ],
	] )( 'includes %s', async ( _what, message ) => {
		const { id } = await aFormPage();
		expect( await send( await aSubmission( id, { message } ) ) ).toRefuse(
			'rest_invalid_param',
			[ 'fields.message' ]
		);
	} );

	it( 'includes neither e-mail nor phone', async () => {
		const { id } = await aFormPage();
		expect( await send( await aSubmission( id, { email: '' } ) ) ).toRefuse(
			'rest_invalid_param',
			[ 'fields.email', 'fields.phone' ]
		);
	} );

	it.each( [
		[ 'no_such_field', 1 ],
		[ 'page_id', '5' ],
		[ 'page_id', null ],
		[ 'token', 5 ],
		[ 'fields', [] ],
		[ 'fields', 'a' ],
		[ 'source_url', 'javascript:alert(1)' ],
		[ 'source_url', `https://a.example/${ 'x'.repeat( 2000 ) }` ],
		[ 'subject', 5 ],
		[ 'proof', 'a' ],
	] )( 'includes %s: %j', async ( name, value ) => {
		const { id } = await aFormPage();
		expect(
			await send( { ...( await aSubmission( id ) ), [ name ]: value } )
		).toRefuse( 'rest_invalid_param', [ name ] );
	} );

	it( 'includes members of consents and utm that there are not', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		expect(
			await send( {
				...body,
				consents: { ...body.consents, other: 'a' },
				utm: { medium: 5 },
			} )
		).toRefuse( 'rest_invalid_param', [ 'consents.other', 'utm.medium' ] );
	} );

	it.each( [ 'page_id', 'token', 'fields', 'consents' ] )(
		'includes no %s',
		async ( name ) => {
			const { id } = await aFormPage();
			const body = {
				...( await aSubmission( id ) ),
				[ name ]: undefined,
			};
			expect( await send( body ) ).toRefuse( 'rest_invalid_param', [
				name,
			] );
		}
	);

	it( 'is the page, if it is not published', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		await as.manager.put( `${ pages }/${ id }`, { status: 'draft' } );
		expect( await send( body ) ).toRefuse( 'rest_invalid_param', [
			'page_id',
		] );
		await as.manager.delete( `${ pages }/${ id }` );
		expect( await send( body ) ).toRefuse( 'rest_invalid_param', [
			'page_id',
		] );
		expect( await leadsOf( id ) ).toEqual( [] );
	} );

	it( 'is an Idempotency-Key that is too short, too long or not printable', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		for ( const key of [
			'1234567',
			'x'.repeat( 256 ),
			'key\u00e9-12345',
		] ) {
			expect( await send( body, withKey( key ) ) ).toRefuse(
				'rest_invalid_param',
				[ 'Idempotency-Key' ]
			);
		}
		expect( await leadsOf( id ) ).toEqual( [] );
		const mark = newMark();
		for ( const key of [
			mark.slice( -8 ),
			mark.padEnd( 255, 'x' ),
			`${ mark }; "~"`,
		] ) {
			await accepted( await aSubmission( id ), withKey( key ) );
		}
	} );

	it( 'no visitor reads leads', async () => {
		for ( const caller of [ as.anonymous, as.account ] ) {
			expect( await caller.get( leads ) ).toRefuse( 'rest_forbidden' );
		}
		expect( await as.anonymous.get( submissions ) ).toRefuseAsCore(
			'rest_no_route',
			404
		);
	} );
} );
