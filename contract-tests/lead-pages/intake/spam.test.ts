import { describe, expect, it } from 'vitest';
import type { Lead, LeadFormSubmission } from '../../../client/src/lead-pages';
import { newMark } from '../../support/people';
import { as } from '../../support/world';
import { formOf, tokenOf } from '../made';
import {
	accepted,
	aFormPage,
	anEmail,
	aSubmission,
	leads,
	leadsOf,
	send,
	theLeadOf,
	withKey,
} from './intake';

const threeLinks =
	'https://a.example www.b.example http://www.c.example/d cheap';

type Make = ( id: number ) => Promise< LeadFormSubmission >;

const spam: [ string, Make ][] = [
	[
		'honeypot',
		( id ) => aSubmission( id, {}, { subject: 'Buy now\nplease' } ),
	],
	[ 'token_forged', ( id ) => aSubmission( id, {}, { token: '' } ) ],
	[
		'token_forged',
		async ( id ) =>
			aSubmission( id, {}, { token: `${ await tokenOf( id ) }0` } ),
	],
	[
		'token_forged',
		async ( id ) =>
			aSubmission(
				id,
				{},
				{ token: await tokenOf( ( await aFormPage() ).id ) }
			),
	],
	[
		'token_old',
		async ( id ) =>
			aSubmission(
				id,
				{},
				{ token: await tokenOf( id, 90 * 86400 + 9 ) }
			),
	],
	[
		'too_fast',
		async ( id ) =>
			aSubmission( id, {}, { token: await tokenOf( id, -5 ) } ),
	],
	[ 'links', ( id ) => aSubmission( id, { message: threeLinks } ) ],
	[
		'link_in_name',
		( id ) => aSubmission( id, { first_name: 'Win at https://a.example' } ),
	],
	[
		'link_in_name',
		( id ) => aSubmission( id, { last_name: 'casino-a.com' } ),
	],
	[
		'link_in_name',
		( id ) => aSubmission( id, { first_name: 'аррӏе.\u200Bcom' } ),
	],
];

describe( 'spam', () => {
	it.each( spam )(
		'by %s is answered alike and kept in the folder',
		async ( reason, make ) => {
			const { id } = await aFormPage();
			const honest = await send( await aSubmission( id ) );
			const seen = await send( await make( id ) );
			expect( seen ).toAnswer( 'submitLeadForm' );
			expect( Object.keys( seen.headers ).sort() ).toEqual(
				Object.keys( honest.headers ).sort()
			);
			expect( seen.body ).toEqual( {
				...( honest.body as object ),
				reference: expect.stringMatching( /^[A-Z0-9]{12}$/ ),
			} );
			expect( await theLeadOf( id ) ).toMatchObject( { spam_score: 0 } );
			expect( await theLeadOf( id, 'spam' ) ).toMatchObject( {
				spam_score: 100,
				spam_reasons: [ reason ],
			} );
		}
	);

	it( 'names all reasons', async () => {
		const { id } = await aFormPage();
		await accepted(
			await aSubmission(
				id,
				{ first_name: 'www.a.example', message: threeLinks },
				{ token: 'x', subject: 'a' }
			)
		);
		expect( ( await theLeadOf( id, 'spam' ) ).spam_reasons ).toEqual( [
			'honeypot',
			'token_forged',
			'links',
			'link_in_name',
		] );
	} );

	it.each( [
		[ { message: 'See https://a.example and www.b.example.' } ],
		[ { first_name: 'J.R.', last_name: "O'Neil-St.Clair" } ],
		[ { first_name: '李', last_name: 'Müller' } ],
	] )( 'is not %j', async ( fields ) => {
		const { id } = await aFormPage();
		await accepted( await aSubmission( id, fields ) );
		await theLeadOf( id );
		expect( await leadsOf( id, 'spam' ) ).toEqual( [] );
	} );

	it( 'is what another plugin says', async () => {
		const { id } = await aFormPage();
		const scored = ( score: string ) => ( { 'X-Fixture-Score': score } );
		await accepted( await aSubmission( id ), scored( '49' ) );
		await accepted( await aSubmission( id ), scored( '50' ) );
		await accepted(
			await aSubmission( id, { message: threeLinks } ),
			scored( '0' )
		);
		expect( await leadsOf( id ) ).toHaveLength( 2 );
		expect( await theLeadOf( id, 'spam' ) ).toMatchObject( {
			spam_score: 50,
			spam_reasons: [ 'filter' ],
		} );
	} );

	it( 'does not tell itself by references', async () => {
		const { id } = await aFormPage();
		const email = anEmail();
		const spammed = async ( message: string ) =>
			accepted(
				await aSubmission( id, { email, message }, { token: '' } )
			);
		const first = await spammed( 'One' );
		expect( await spammed( 'One' ) ).toEqual( first );
		expect( await spammed( 'Two' ) ).toEqual( first );
		expect( await leadsOf( id, 'spam' ) ).toHaveLength( 2 );
		const honest = await accepted(
			await aSubmission( id, { email, message: 'Three' } )
		);
		expect( await spammed( 'Four' ) ).toEqual( honest );
		expect( ( await theLeadOf( id ) ).submissions ).toBe( 1 );
	} );

	it( 'is repeated as anything else', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id, {}, { token: '' } );
		const key = withKey( newMark() );
		const first = await send( body, key );
		const again = await send( body, key );
		expect( again.text ).toBe( first.text );
		expect( again.headers[ 'idempotency-replayed' ] ).toBe( 'true' );
		await theLeadOf( id, 'spam' );
	} );

	it( 'is released', async () => {
		const { id } = await aFormPage();
		await accepted( await aSubmission( id, { message: threeLinks } ) );
		const { id: leadId } = await theLeadOf( id, 'spam' );
		const seen = await as.manager.put( `${ leads }/${ leadId }`, {
			folder: 'inbox',
		} );
		expect( seen ).toAnswer( 'updateLead' );
		expect( ( seen.body as Lead ).folder ).toBe( 'inbox' );
		expect( await leadsOf( id, 'spam' ) ).toEqual( [] );
	} );

	it( 'is a form that is sent within two seconds', async () => {
		const { id } = await aFormPage();
		const { token } = await formOf( id );
		await accepted( await aSubmission( id, {}, { token } ) );
		expect( await theLeadOf( id, 'spam' ) ).toMatchObject( {
			spam_reasons: [ 'too_fast' ],
		} );
	} );
} );
