import { beforeAll, describe, expect, it } from 'vitest';
import type { FormConsent, FormField } from '../../../client/src/lead-pages';
import { place } from '../../support/site';
import { aPage } from '../made';
import { aPartnerId, put, read } from './pages';

const name: FormField = { key: 'first_name', label: 'Name', required: true };
const email: FormField = { key: 'email', label: 'E-mail', required: false };
const contact: FormConsent = {
	key: 'contact',
	text: '{company} may contact me about this.',
	required: true,
};
const partner: FormConsent = {
	...contact,
	key: 'partner',
	required: false,
};
const field = ( key: string, more: object = {} ) => ( {
	key,
	label: 'Label',
	required: false,
	...more,
} );

let id: number;

beforeAll( async () => {
	( { id } = await aPage() );
} );

describe( 'a form', () => {
	it( 'takes every kind of field and consent', async () => {
		const fields = [
			name,
			...[
				'last_name',
				'email',
				'phone',
				'state',
				'zip',
				'address',
				'purpose',
				'timeframe',
				'message',
			].map( ( key ) => field( key ) ),
			...[ 'text', 'textarea', 'number', 'date', 'checkbox' ].map(
				( type ) => field( `x_${ type }`, { type } )
			),
			field( 'x_select', { type: 'select', options: [ 'A', 'B \\ "' ] } ),
		] as FormField[];
		const form = {
			fields,
			consents: [ contact, { ...partner, key: 'sms_calls' as const } ],
			button_text: '<b> & "Go" \\',
			thank_you: {
				message: 'Two\nlines',
				url: `${ place.url }/thanks/?a=b`,
			},
		};
		const seen = await put( id, { form } );
		expect( seen, seen.text ).toAnswer( 'updateLeadPage' );
		expect( ( await read( id ) ).form ).toEqual( form );
	} );

	it( 'keeps the members that are not sent', async () => {
		const was = ( await read( id ) ).form;
		await put( id, { form: { thank_you: { message: 'Thanks' } } } );
		expect( ( await read( id ) ).form ).toEqual( {
			...was,
			thank_you: { ...was.thank_you, message: 'Thanks' },
		} );
		await put( id, { form: { thank_you: { url: '' } } } );
		expect( ( await read( id ) ).form.thank_you.url ).toBeNull();
	} );

	it.each( [
		[ 'no first name', { fields: [ email ] }, 'form.fields' ],
		[ 'no way to answer', { fields: [ name ] }, 'form.fields' ],
		[
			'an optional first name',
			{ fields: [ { ...name, required: false }, email ] },
			'form.fields.0.required',
		],
		[
			'a field twice',
			{ fields: [ name, email, email ] },
			'form.fields.2.key',
		],
		[
			'an unknown field',
			{ fields: [ name, email, field( 'shoe' ) ] },
			'form.fields.2.key',
		],
		[
			'an own field without type',
			{ fields: [ name, email, field( 'x_a' ) ] },
			'form.fields.2.type',
		],
		[
			'an own field with capital letters',
			{ fields: [ name, email, field( 'x_A', { type: 'text' } ) ] },
			'form.fields.2.key',
		],
		[
			'a standard field with a type',
			{ fields: [ name, field( 'email', { type: 'text' } ) ] },
			'form.fields.1.type',
		],
		[
			'a select without options',
			{ fields: [ name, email, field( 'x_a', { type: 'select' } ) ] },
			'form.fields.2.options',
		],
		[
			'a select with one option',
			{
				fields: [
					name,
					email,
					field( 'x_a', { type: 'select', options: [ 'A' ] } ),
				],
			},
			'form.fields.2.options',
		],
		[
			'an option twice',
			{
				fields: [
					name,
					email,
					field( 'x_a', { type: 'select', options: [ 'A', 'A' ] } ),
				],
			},
			'form.fields.2.options',
		],
		[
			'options of a text',
			{
				fields: [
					name,
					email,
					field( 'x_a', { type: 'text', options: [ 'A', 'B' ] } ),
				],
			},
			'form.fields.2.options',
		],
		[
			'too many fields',
			{
				fields: [
					name,
					email,
					...Array.from( { length: 19 }, ( _, number ) =>
						field( `x_${ number }`, { type: 'text' } )
					),
				],
			},
			'form.fields',
		],
		[
			'another required consent',
			{ consents: [ { ...contact, key: 'sms_calls' } ] },
			'form.consents.0.required',
		],
		[
			'a consent twice',
			{ consents: [ contact, contact ] },
			'form.consents.1.key',
		],
		[
			'a consent for no partner',
			{ consents: [ partner ] },
			'form.consents.0.key',
		],
		[
			'a short consent',
			{ consents: [ { ...contact, text: 'Yes' } ] },
			'form.consents.0.text',
		],
		[ 'no text on its button', { button_text: '' }, 'form.button_text' ],
		[
			'another host to go to',
			{ thank_you: { url: 'https://example.org/thanks' } },
			'form.thank_you.url',
		],
		[
			'no web address to go to',
			{ thank_you: { url: 'javascript:alert(1)' } },
			'form.thank_you.url',
		],
	] )( 'is refused with %s', async ( _what, form, path ) => {
		const was = await read( id );
		const seen = await put( id, { form: form as object } );
		expect( seen ).toRefuse( 'rest_invalid_param' );
		expect( seen.body ).toHaveProperty( [ 'data', 'params', path ] );
		expect( await read( id ) ).toEqual( was );
	} );

	it( 'keeps the partner for as long as it asks for a consent to it', async () => {
		const shared = await aPage( { partner_user_id: await aPartnerId() } );
		const refused = await put( shared.id, { partner_user_id: null } );
		expect( refused ).toRefuse( 'rest_invalid_param' );
		const given = await put( shared.id, {
			partner_user_id: null,
			form: { consents: [ contact ] },
		} );
		expect( given, given.text ).toAnswer( 'updateLeadPage' );
	} );
} );
