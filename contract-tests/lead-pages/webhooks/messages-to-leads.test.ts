import { describe, expect, it } from 'vitest';
import type { MailMessage } from '../../../client/src/etb/message-schemas';
import type { Api } from '../../support/api';
import { memberOf, here } from '../../support/bookmarks';
import { control } from '../../support/control';
import { newMark, personOf } from '../../support/people';
import { as, world } from '../../support/world';
import { activeTemplate, rowOf } from '../../etb/sending/messages';
import { memberWith } from '../../etb/editors';
import { lead, sent } from '../leads/leads';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const send = ( body: object, by: Api = as.manager ) =>
	by.post( '/etb/v1/messages', body );

/** An editor with a profile. */
async function anEditor() {
	const [ account ] = await control.createUsers( [
		{
			login: `${ world.token }-${ newMark() }`,
			role: 'editor',
			site: here,
		},
	] );
	await personOf( account! );
	return { ...memberOf( account! ), userId: account!.id };
}

describe( 'an e-mail to a lead', () => {
	it( 'has its values, and goes with it', async () => {
		const editor = await anEditor();
		const email = `lead-${ newMark() }@example.org`;
		const { id } = await sent( {
			lead: {
				owner_user_id: editor.userId,
				first_name: 'Vera',
				last_name: 'Visitor',
				email,
				phone: '+1 303 555 0100',
			},
			fields: { message: 'Good morning' },
		} );
		const seen = await send(
			{
				template_id: await activeTemplate( {
					purpose: 'lead_confirmation',
					subject: 'For {{recipient.name}}',
					content: paragraph( '{{lead.message}} – {{lead.phone}}' ),
				} ),
				to: { lead_id: id },
				context: { lead: { phone: 'another' } },
			},
			editor
		);
		expect( seen ).toAnswer( 'sendMessage' );
		const message = seen.body as MailMessage;
		expect( message ).toMatchObject( {
			to: email,
			subject: 'For Vera Visitor',
		} );
		const { text } = await rowOf( message.id );
		expect( text ).toContain( 'Good morning – another' );
		await as.manager.delete( lead( id ) );
		expect( await rowOf( message.id ) ).toEqual( [] );
	} );

	it( 'is refused alike where the caller does not see it, it wants no messages, it has no address, or it does not exist', async () => {
		const template_id = await activeTemplate( {
			purpose: 'lead_confirmation',
		} );
		const email = `lead-${ newMark() }@example.org`;
		const editor = await memberWith( 'editor' );
		const owner = world.callers.person.userId;
		const { id } = await sent( { lead: { owner_user_id: owner, email } } );
		const silent = await sent( {
			lead: { email: `silent-${ email }`, do_not_contact: true },
		} );
		const nowhere = await sent( { lead: { phone: '3035550100' } } );
		const refused = await send(
			{ template_id, to: { lead_id: id } },
			editor
		);
		expect( refused ).toRefuse( 'rest_invalid_param', [ 'to.lead_id' ] );
		for ( const lead_id of [ silent.id, nowhere.id, 99_999_999 ] ) {
			expect(
				( await send( { template_id, to: { lead_id } } ) ).body
			).toEqual( refused.body );
		}
		expect(
			( await send( { template_id, to: { lead_id: id } } ) ).status
		).toBe( 201 );
	} );

	it( 'names a person or a lead, and not both', async () => {
		const template_id = await activeTemplate();
		for ( const to of [ {}, { user_id: 1, lead_id: 1 } ] ) {
			expect( await send( { template_id, to } ) ).toRefuse(
				'rest_invalid_param',
				[ 'to' ]
			);
		}
	} );
} );
