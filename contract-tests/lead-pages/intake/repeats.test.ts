// @module-tag single-site
import { describe, expect, it } from 'vitest';
import type { PublicForm } from '../../../client/src/lead-pages';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { newMark } from '../../support/people';
import { host, siteTwo } from '../../support/site';
import { as } from '../../support/world';
import { pages, submissions, tokenOf } from '../made';
import {
	accepted,
	aFormPage,
	anEmail,
	aSubmission,
	form,
	leads,
	leadsOf,
	send,
	submissionsOf,
	theLeadOf,
	withKey,
} from './intake';

/** As if it had been sent so many seconds earlier. */
const age = ( leadId: number, seconds: number ) =>
	control.sql( [
		`UPDATE {svc_lead_submissions} SET created_at = created_at - ${ seconds } WHERE lead_id = ${ leadId }`,
	] );

describe( 'the same Idempotency-Key', () => {
	it( 'gets the same answer, and nothing new is saved', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		const key = withKey( newMark() );
		const first = await send( body, key );
		expect( first ).toAnswer( 'submitLeadForm' );
		expect( first.headers ).not.toHaveProperty( 'idempotency-replayed' );
		for ( let time = 0; time < 3; time++ ) {
			const again = await send( body, key );
			expect( again ).toAnswer( 'submitLeadForm' );
			expect( again.headers[ 'idempotency-replayed' ] ).toBe( 'true' );
			expect( again.text ).toBe( first.text );
		}
		const lead = await theLeadOf( id );
		expect( lead.submissions ).toBe( 1 );
		expect( await submissionsOf( lead.id ) ).toHaveLength( 1 );
	} );

	it( 'gets it after a new token or days, too', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		const key = withKey( newMark() );
		const first = await accepted( body, key );
		const { id: leadId } = await theLeadOf( id );
		await age( leadId, 29 * 86400 );
		const again = await send(
			{ ...body, token: await tokenOf( id, 5 ) },
			key
		);
		expect( again.body ).toEqual( first );
		expect( again.headers[ 'idempotency-replayed' ] ).toBe( 'true' );
		await age( leadId, 86400 );
		const later = await send( body, key );
		expect( later.headers ).not.toHaveProperty( 'idempotency-replayed' );
		expect( ( await theLeadOf( id ) ).submissions ).toBe( 2 );
	} );

	it( 'gets it after an editor has moved the fields of the form, too', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id, { last_name: 'Ruiz' } );
		const key = withKey( newMark() );
		const first = await accepted( body, key );
		const moved = { ...form, fields: [ ...form.fields! ].reverse() };
		expect(
			await as.manager.put( `${ pages }/${ id }`, { form: moved } )
		).toAnswer( 'updateLeadPage' );
		for ( const headers of [ key, {} ] ) {
			expect( await accepted( body, headers ) ).toEqual( first );
		}
		expect( ( await theLeadOf( id ) ).submissions ).toBe( 1 );
	} );

	it( 'with another body is refused, and nothing is saved', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		const key = withKey( newMark() );
		await accepted( body, key );
		for ( const change of [
			{ fields: { ...body.fields, first_name: 'Eve' } },
			{ utm: { source: 'mail' } },
			{ source_url: 'https://a.example/' },
		] ) {
			expect( await send( { ...body, ...change }, key ) ).toRefuse(
				'rest_idempotency_mismatch'
			);
		}
		expect( ( await theLeadOf( id ) ).submissions ).toBe( 1 );
	} );

	it( 'comes after what is wrong in the body', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		const key = withKey( newMark() );
		await accepted( body, key );
		expect(
			await send( { ...body, fields: { first_name: 'Eve' } }, key )
		).toRefuse( 'rest_invalid_param' );
	} );

	it.runIf( host.network )( 'is another one on another site', async () => {
		const here = await aFormPage();
		const place = siteTwo;
		const made = await as.manager.post(
			pages,
			{
				title: 'A page of the other site',
				owner_user_id: here.owner_user_id,
				status: 'publish',
				form,
			},
			{ place }
		);
		const { id } = made.body as { id: number };
		const shown = await as.anonymous.get( `${ pages }/${ id }/form`, {
			place,
		} );
		const { token, consents } = shown.body as PublicForm;
		const headers = withKey( newMark() );
		await accepted( await aSubmission( here.id ), headers );
		const seen = await as.anonymous.post(
			submissions,
			{
				page_id: id,
				token,
				fields: { first_name: 'Ana', email: anEmail() },
				consents: { contact: consents[ 0 ]!.text_hash },
			},
			{ headers, place }
		);
		expect( seen ).toAnswer( 'submitLeadForm' );
		expect( seen.headers ).not.toHaveProperty( 'idempotency-replayed' );
	} );
} );

describe( 'the same body without a key', () => {
	it( 'within ten minutes gets the first answer, and nothing new is saved', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		const first = await send( body );
		const again = await send( body );
		expect( again.text ).toBe( first.text );
		expect( again.headers ).not.toHaveProperty( 'idempotency-replayed' );
		const other = await send( body, withKey( newMark() ) );
		expect( other.text ).toBe( first.text );
		expect( ( await theLeadOf( id ) ).submissions ).toBe( 1 );
	} );

	it( 'later is one more submission', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		const first = await accepted( body );
		await age( ( await theLeadOf( id ) ).id, 601 );
		expect( await accepted( body ) ).toEqual( first );
		expect( ( await theLeadOf( id ) ).submissions ).toBe( 2 );
	} );
} );

describe( 'the same person', () => {
	const people: [ string, object, object ][] = [
		[
			'by e-mail in other letters',
			{ email: 'ANA.x@Example.com' },
			{ email: 'ana.X@example.COM' },
		],
		[
			'by phone with and without country',
			{ email: null, phone: '+1 (303) 555-0100' },
			{ email: null, phone: '303.555.0100' },
		],
		[
			'by e-mail with another phone',
			{ email: 'b@example.com', phone: '3035550100' },
			{ email: 'b@example.com', phone: '3035550199' },
		],
	];

	it.each( people )(
		'%s has one open lead',
		async ( _how, first, second ) => {
			const { id } = await aFormPage();
			const { reference } = await accepted(
				await aSubmission( id, { ...first, message: 'One' } )
			);
			expect(
				await accepted(
					await aSubmission( id, {
						...second,
						first_name: 'Eve',
						message: 'Two',
					} )
				)
			).toMatchObject( { reference } );
			const lead = await theLeadOf( id );
			expect( lead ).toMatchObject( {
				first_name: 'Ana',
				submissions: 2,
			} );
			const [ newest ] = await submissionsOf( lead.id );
			expect( newest!.fields ).toMatchObject( {
				first_name: 'Eve',
				message: 'Two',
			} );
			const events = await as.manager.get(
				`${ leads }/${ lead.id }/timeline`
			);
			expect(
				( events.body as { data: { kind: string }[] } ).data.map(
					( { kind } ) => kind
				)
			).toEqual( [ 'resubmitted', 'created' ] );
		}
	);

	it( 'agrees to calls to the number that is sent with it, not to the one of the lead', async () => {
		const { id } = await aFormPage( {
			form: {
				...form,
				consents: [
					...form.consents!,
					{
						key: 'sms_calls',
						text: '{company} may call and text the number that I sent.',
						required: false,
					},
				],
			},
		} );
		const email = anEmail();
		const [ known, other ] = [ '303-555-0100', '720-555-0199' ];
		const ask = async ( phone: string, mayCall: boolean ) => {
			const body = await aSubmission( id, {
				email,
				phone,
				message: newMark(),
			} );
			const { contact, sms_calls } = body.consents;
			await accepted( {
				...body,
				consents: { contact, ...( mayCall && { sms_calls } ) },
			} );
			const lead = await theLeadOf( id );
			expect( lead.phone ).toBe( known );
			return lead.consents!.sms_calls;
		};
		expect( await ask( known, false ) ).toBe( false );
		expect( await ask( other, true ) ).toBe( false );
		expect( await ask( '+1 (303) 555-0100', true ) ).toBe( true );
		expect( await ask( other, true ) ).toBe( true );
		expect( await ask( other, false ) ).toBe( false );
	} );

	it( 'on another page has another lead', async () => {
		const [ one, two ] = [ await aFormPage(), await aFormPage() ];
		const email = anEmail();
		await accepted( await aSubmission( one.id, { email } ) );
		await accepted( await aSubmission( two.id, { email } ) );
		expect( await leadsOf( one.id ) ).toHaveLength( 1 );
		expect( await leadsOf( two.id ) ).toHaveLength( 1 );
	} );

	it.each( [ 'won', 'lost' ] )(
		'has a new lead after the first was %s',
		async ( status ) => {
			const { id } = await aFormPage();
			const email = anEmail();
			const first = await accepted( await aSubmission( id, { email } ) );
			const { id: leadId } = await theLeadOf( id );
			expect(
				await as.manager.put( `${ leads }/${ leadId }`, { status } )
			).toAnswer( 'updateLead' );
			const second = await accepted(
				await aSubmission( id, { email, message: 'Again' } )
			);
			expect( second.reference ).not.toBe( first.reference );
			expect( await leadsOf( id ) ).toHaveLength( 2 );
		}
	);
} );

describe( 'another component', () => {
	const receive = ( about: object ) =>
		fixture< Record< string, unknown > >(
			'POST',
			'/intake/receive',
			about
		);

	it( 'takes leads in by the same door, with a snapshot', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		const about = {
			body,
			source: 'mortgage-calculator',
			snapshot: { payment: '1896.20' },
			key: newMark(),
		};
		const first = await receive( about );
		expect( await receive( about ) ).toEqual( {
			...first,
			is_replay: true,
		} );
		const lead = await theLeadOf( id );
		expect( lead ).toMatchObject( {
			source: 'mortgage-calculator',
			reference: first.reference,
		} );
		expect( ( await submissionsOf( lead.id ) )[ 0 ] ).toMatchObject( {
			source: 'mortgage-calculator',
			snapshot: { payment: '1896.20' },
		} );
	} );

	it( 'reads values of HTML forms', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		expect(
			await receive( {
				body: { ...body, page_id: String( id ) },
				source: 'page',
			} )
		).toMatchObject( { message: 'Thanks a lot.' } );
	} );

	it( 'is refused as visitors are, and a snapshot has at most 64 kB', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id, { email: 'a' } );
		expect(
			await receive( {
				body,
				source: 'property-valuation',
				snapshot: { text: 'x'.repeat( 65536 ) },
			} )
		).toMatchObject( {
			code: 'rest_invalid_param',
			params: {
				'fields.email': expect.any( String ),
				snapshot: expect.any( String ),
			},
		} );
		expect( await leadsOf( id ) ).toEqual( [] );
	} );
} );
