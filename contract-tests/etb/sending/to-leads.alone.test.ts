import { describe, expect, it } from 'vitest';
import type { MailMessage } from '../../../client/src/etb/message-schemas';
import { aLead, anOwner, lead, sent } from '../../lead-pages/leads/leads';
import { newMark, people } from '../../support/people';
import { as } from '../../support/world';
import { memberWith } from '../editors';
import { paragraph } from '../templates';
import { activeTemplate, rowOf } from './messages';

const messages = '/etb/v1/messages';

const confirmation = () =>
	activeTemplate( {
		purpose: 'lead_confirmation',
		subject: 'Hello {{lead.first_name}}',
		content: paragraph(
			'To {{recipient.email}}, {{lead.last_name|no last name}}'
		),
	} );

const aPersonWho = ( fields: object = {} ) =>
	aLead( { email: `${ newMark() }@example.com`, ...fields } );

const sendTo = (
	to: object,
	template_id: number,
	by: Pick< typeof as.manager, 'post' > = as.manager
) => by.post( messages, { template_id, to } );

describe( 'a message to a lead', () => {
	it( 'has the values of the lead', async () => {
		const { id: lead_id, email } = await aPersonWho();
		const answer = await sendTo( { lead_id }, await confirmation() );
		expect( answer ).toAnswer( 'sendMessage' );
		const message = answer.body as MailMessage;
		expect( message ).toMatchObject( {
			to: email,
			subject: 'Hello Ana',
			status: 'queued',
		} );
		expect( ( await rowOf( message.id ) ).text ).toBe(
			`To ${ email }, no last name`
		);
	} );

	it( 'is refused alike where there is none, the caller does not see it, or it wants no messages', async () => {
		const template_id = await confirmation();
		const editor = await memberWith( 'editor' );
		const { id: open } = await aPersonWho();
		const { id: silent } = await aPersonWho();
		await as.manager.put( lead( silent ), { do_not_contact: true } );
		const { id: unwritable } = await aPersonWho( {
			email: '',
			phone: '+1 303 555 0100',
		} );
		const missing = await sendTo( { lead_id: 99_999_999 }, template_id );
		expect( missing ).toRefuse( 'rest_invalid_param', [ 'to.lead_id' ] );
		for ( const refused of [
			await sendTo( { lead_id: open }, template_id, editor ),
			await sendTo( { lead_id: silent }, template_id ),
			await sendTo( { lead_id: unwritable }, template_id ),
		] ) {
			expect( refused.body ).toEqual( missing.body );
		}
	} );

	it( 'is not sent to one who says meanwhile that no messages are wanted, or who is deleted', async () => {
		const template_id = await confirmation();
		for ( const change of [
			( id: number ) =>
				as.manager.put( lead( id ), { do_not_contact: true } ),
			( id: number ) => as.manager.delete( lead( id ) ),
		] ) {
			const { id: lead_id, email } = await aPersonWho();
			expect( await sendTo( { lead_id }, template_id ) ).toAnswer(
				'sendMessage'
			);
			expect( ( await change( lead_id ) ).status ).toBe( 200 );
			const { body } = await as.manager.get( messages, {
				query: { search: email },
			} );
			expect( body ).toMatchObject( { data: [] } );
		}
	} );

	it( 'is not sent either where another lead with that address says so, or where this one had another address', async () => {
		const template_id = await confirmation();
		const email = `${ newMark() }@example.com`;
		const one = await aLead( { email } );
		const other = await sent( { lead: { email } } );
		const moved = await aPersonWho();
		for ( const lead_id of [ one.id, other.id, moved.id ] ) {
			expect( await sendTo( { lead_id }, template_id ) ).toAnswer(
				'sendMessage'
			);
		}
		await as.manager.put( lead( other.id ), { do_not_contact: true } );
		await as.manager.put( lead( moved.id ), {
			email: `new-${ moved.email }`,
			do_not_contact: true,
		} );
		for ( const search of [ email, moved.email ] ) {
			const { body } = await as.manager.get( messages, {
				query: { search },
			} );
			expect( body ).toMatchObject( { data: [] } );
		}
	} );

	it.each( [ 'lead_notice', 'lead_confirmation', 'announcement' ] as const )(
		'is answered to the person of the message (%s)',
		async ( purpose ) => {
			const { id: lead_id } = await aPersonWho();
			const [ person ] = await people( {} );
			const template_id = await activeTemplate( { purpose } );
			const answer = await as.manager.post( messages, {
				template_id,
				to: { lead_id },
				context: { person: { user_id: person!.id } },
			} );
			expect( answer ).toAnswer( 'sendMessage' );
			const { id } = answer.body as MailMessage;
			const { email } = person!.sent;
			expect(
				JSON.parse( ( await rowOf( id ) ).headers! )
			).toContainEqual(
				expect.stringMatching(
					new RegExp( `^Reply-To: .*<${ email }>$` )
				)
			);
		}
	);

	it( 'is refused while the lead pages are off', async () => {
		const { id: lead_id } = await aPersonWho();
		const template_id = await confirmation();
		const turn = ( on: boolean ) =>
			as.manager.put( '/users/v1/settings', {
				components: { 'lead-pages': on },
			} );
		await turn( false );
		const refused = await sendTo( { lead_id }, template_id );
		await turn( true );
		expect( refused ).toRefuse( 'rest_invalid_param', [ 'to.lead_id' ] );
		expect( await sendTo( { lead_id }, template_id ) ).toAnswer(
			'sendMessage'
		);
	} );

	it( 'goes to a person or a lead, not to both and not to neither', async () => {
		const template_id = await confirmation();
		const { id: lead_id } = await aPersonWho();
		const { userId: user_id } = await anOwner();
		for ( const to of [ { lead_id, user_id }, {} ] ) {
			expect( await sendTo( to, template_id ) ).toRefuse(
				'rest_invalid_param',
				[ 'to' ]
			);
		}
	} );
} );
