import { describe, expect, it } from 'vitest';
import type { NewLeadPage } from '../../../client/src/lead-pages';
import { memberOf } from '../../support/bookmarks';
import { people } from '../../support/people';
import { as } from '../../support/world';
import { formOf, pages } from '../made';
import {
	accepted,
	aFormPage,
	agreed,
	aSubmission,
	cachedFormOf,
	contactText,
	form,
	leads,
	send,
	submissionsOf,
	theLeadOf,
} from './intake';

const edit = async ( id: number, change: object ) =>
	expect( await as.manager.put( `${ pages }/${ id }`, change ) ).toAnswer(
		'updateLeadPage'
	);

const withText = ( text: string ) => ( {
	form: {
		...form,
		consents: [ { key: 'contact' as const, text, required: true } ],
	},
} );

describe( 'a consent', () => {
	it( 'is recorded with the text that was shown', async () => {
		const { id } = await aFormPage();
		const [ consent ] = ( await formOf( id ) ).consents;
		await accepted( await aSubmission( id ) );
		const [ submission ] = await submissionsOf(
			( await theLeadOf( id ) ).id
		);
		expect( submission!.consents ).toEqual( [
			{
				key: 'contact',
				given: true,
				text: consent!.text,
				text_hash: consent!.text_hash,
			},
		] );
	} );

	it( 'that is not given is recorded as not given', async () => {
		const { id } = await aFormPage( {
			form: {
				...form,
				consents: [
					...form.consents!,
					{
						key: 'sms_calls',
						text: 'You may call and text me about loans.',
						required: false,
					},
				],
			},
		} );
		const { contact } = agreed( await formOf( id ) );
		await accepted(
			await aSubmission( id, {}, { consents: { contact } } )
		);
		const lead = await theLeadOf( id );
		expect( lead.consents ).toEqual( {
			contact: true,
			sms_calls: false,
			partner: false,
		} );
		expect(
			( await submissionsOf( lead.id ) )[ 0 ]!.consents
		).toMatchObject( [
			{ key: 'contact', given: true },
			{
				key: 'sms_calls',
				given: false,
				text: 'You may call and text me about loans.',
			},
		] );
	} );

	it( 'of a cached page is taken with its old text', async () => {
		const { id } = await aFormPage();
		const cached = await cachedFormOf( id );
		await edit( id, withText( 'A new text that {company} has written.' ) );
		expect( ( await formOf( id ) ).consents ).not.toEqual(
			cached.consents
		);
		await accepted(
			await aSubmission( id, {}, { consents: agreed( cached ) } )
		);
		const [ submission ] = await submissionsOf(
			( await theLeadOf( id ) ).id
		);
		expect( submission!.consents ).toMatchObject( [
			{ given: true, text: cached.consents[ 0 ]!.text },
		] );
	} );

	it( 'of a cached page is taken after it was removed from the form', async () => {
		const { id } = await aFormPage();
		const cached = await cachedFormOf( id );
		await edit( id, { form: { ...form, consents: [] } } );
		await accepted(
			await aSubmission( id, {}, { consents: agreed( cached ) } )
		);
		expect( ( await theLeadOf( id ) ).consents ).toMatchObject( {
			contact: true,
		} );
	} );

	it( 'of a text that this page has never shown is refused', async () => {
		const [ { id }, other ] = [
			await aFormPage(),
			await aFormPage(
				withText( 'Only that other page has this text.' )
			),
		];
		const foreign = agreed( await formOf( other.id ) );
		for ( const contact of [ foreign.contact!, 'a'.repeat( 64 ), 'x' ] ) {
			expect(
				await send(
					await aSubmission( id, {}, { consents: { contact } } )
				)
			).toRefuse( 'rest_invalid_param', [ 'consents.contact' ] );
		}
	} );

	it( 'of another key is not that of this one', async () => {
		const { id } = await aFormPage();
		const { contact } = agreed( await formOf( id ) );
		expect(
			await send(
				await aSubmission(
					id,
					{},
					{ consents: { contact: contact!, sms_calls: contact! } }
				)
			)
		).toRefuse( 'rest_invalid_param', [ 'consents.sms_calls' ] );
	} );

	it( 'that is required must be given', async () => {
		const { id } = await aFormPage();
		for ( const consents of [ {}, { contact: '' } ] ) {
			expect(
				await send( await aSubmission( id, {}, { consents } ) )
			).toRefuse( 'rest_invalid_param', [ 'consents.contact' ] );
		}
	} );

	it( 'in round robin names anyone of the company', async () => {
		const [ one, two ] = await people(
			{ role: 'loan_officer', nmls_id: '123456' },
			{ role: 'loan_officer', nmls_id: '123457' }
		);
		const { id } = await aFormPage( {
			routing: {
				mode: 'round_robin',
				pool: [ one!, two! ].map( ( person ) => ( {
					user_id: person.id,
					states: [],
				} ) ),
			},
		} );
		expect( ( await formOf( id ) ).consents[ 0 ]!.text ).toMatch(
			/^(.+) and a loan officer of \1 may contact me/
		);
	} );
} );

describe( 'a cached form', () => {
	it( 'is the same for all visitors, and older fields are taken', async () => {
		const { id } = await aFormPage();
		const cached = await cachedFormOf( id );
		expect( await cachedFormOf( id ) ).toEqual( cached );
		await edit( id, {
			form: {
				...form,
				fields: [
					...form.fields!.filter( ( { key } ) => key !== 'message' ),
					{ key: 'zip', label: 'ZIP', required: true },
				],
			},
		} );
		await accepted(
			await aSubmission(
				id,
				{ message: 'Hello' },
				{ token: cached.token }
			)
		);
		const [ submission ] = await submissionsOf(
			( await theLeadOf( id ) ).id
		);
		expect( submission!.fields ).toMatchObject( { message: 'Hello' } );
		const { token } = await formOf( id );
		expect(
			await send(
				await aSubmission( id, { message: 'Hello' }, { token } )
			)
		).toRefuse( 'rest_invalid_param', [ 'fields.message', 'fields.zip' ] );
	} );
} );

describe( 'a partner', () => {
	const partnerText =
		'You may share my name and number with our partner of this page.';

	const shared = ( partner: number ): Partial< NewLeadPage > => ( {
		partner_user_id: partner,
		co_marketing: {
			partner_percent: 50,
			monthly_cost: '100.00',
			note: '',
		},
		form: {
			...form,
			consents: [
				{ key: 'contact', text: contactText, required: true },
				{ key: 'partner', text: partnerText, required: false },
			],
		},
	} );

	const twoPartners = () =>
		people( { role: 'realtor_partner' }, { role: 'realtor_partner' } );

	const seenBy = async ( partner: Parameters< typeof memberOf >[ 0 ] ) => {
		const seen = await memberOf( partner ).get( leads );
		expect( seen ).toAnswer( 'listLeads' );
		return ( seen.body as { data: { first_name: string }[] } ).data.map(
			( lead ) => lead.first_name
		);
	};

	it( 'sees leads that agreed, and no others', async () => {
		const [ partner ] = await twoPartners();
		const { id } = await aFormPage( shared( partner!.id ) );
		const { contact } = agreed( await formOf( id ) );
		await accepted( await aSubmission( id, { first_name: 'Yes' } ) );
		await accepted(
			await aSubmission(
				id,
				{ first_name: 'No' },
				{ consents: { contact: contact! } }
			)
		);
		expect( await seenBy( partner! ) ).toEqual( [ 'Yes' ] );
	} );

	it( 'who came later sees nothing that was agreed for the first', async () => {
		const [ first, later ] = await twoPartners();
		const { id } = await aFormPage( shared( first!.id ) );
		const cached = await cachedFormOf( id );
		await accepted( await aSubmission( id, { first_name: 'Before' } ) );
		await edit( id, { partner_user_id: later!.id } );
		const now = await formOf( id );
		// A text that does not name the partner is the same for both.
		expect( agreed( now ).partner ).toBe( agreed( cached ).partner );
		await accepted(
			await aSubmission(
				id,
				{ first_name: 'Cached' },
				{ consents: agreed( cached ), token: cached.token }
			)
		);
		await accepted( await aSubmission( id, { first_name: 'After' } ) );
		expect( await seenBy( later! ) ).toEqual( [ 'After' ] );
	} );

	it( 'is not asked for on a page without one', async () => {
		const [ partner ] = await twoPartners();
		const { id } = await aFormPage( shared( partner!.id ) );
		await edit( id, {
			partner_user_id: null,
			co_marketing: null,
			form: { ...form },
		} );
		expect(
			( await formOf( id ) ).consents.map( ( { key } ) => key )
		).toEqual( [ 'contact' ] );
	} );
} );
