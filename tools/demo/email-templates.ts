import { z } from 'zod';
import type { MailSettingsChanges, NewTemplate } from '../../client/src/etb';
import { request, type Login } from './request';

const route = '/etb/v1/templates';

const heading = ( text: string ) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${ text }</h2><!-- /wp:heading -->`;
const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const list = ( ...items: string[] ) =>
	`<!-- wp:list --><ul class="wp-block-list">${ items
		.map(
			( item ) =>
				`<!-- wp:list-item --><li>${ item }</li><!-- /wp:list-item -->`
		)
		.join( '' ) }</ul><!-- /wp:list -->`;
const button = ( text: string, url: string ) =>
	`<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${ url }">${ text }</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;
const person = ( layout: 'card' | 'signature' ) =>
	`<!-- wp:svc/mail-person {"layout":"${ layout }"} /-->`;
const legal = '<!-- wp:svc/mail-legal /-->';

/** Templates of the demo company. */
const templates: NewTemplate[] = [
	{
		name: 'Monthly market update',
		purpose: 'newsletter',
		status: 'active',
		subject: 'The market this month, {{recipient.first_name|neighbor}}',
		preheader: 'Rates, homes for sale, and what to do next',
		content: [
			heading( 'What the market did' ),
			paragraph(
				'Hi {{recipient.first_name|there}}, more homes came on the market this month than in any month of last year, and buyers have time to choose again.'
			),
			list(
				'More homes for sale in most of our towns',
				'Sellers pay part of the closing costs more often',
				'A preapproval from us is good for 90 days'
			),
			button( 'See today’s rates', 'https://larkfield.example/rates/' ),
			person( 'card' ),
			legal,
		].join( '\n\n' ),
	},
	{
		name: 'Thank you for your message',
		purpose: 'lead_confirmation',
		status: 'active',
		subject: 'Thank you, {{lead.first_name|and welcome}}',
		preheader: '{{person.name|We}} will call you soon',
		content: [
			heading( 'Hi {{lead.first_name|there}},' ),
			paragraph(
				'Thank you for your message. I read every one myself, and call back within one business day.'
			),
			paragraph( 'You wrote: <em>{{lead.message}}</em>' ),
			person( 'card' ),
			legal,
		].join( '\n\n' ),
	},
	{
		name: 'Town hall',
		purpose: 'announcement',
		subject: 'Town hall on Thursday',
		preheader: 'In Denver, and by video everywhere else',
		content: [
			heading( 'Town hall on Thursday' ),
			paragraph(
				'Hi {{recipient.first_name|everyone}}, we meet on Thursday at 9 a.m. in Denver, and by video everywhere else. Send your questions to {{person.email}} until Wednesday.'
			),
			person( 'card' ),
			legal,
		].join( '\n\n' ),
	},
	{
		name: 'Signature of loan officers',
		purpose: 'signature',
		status: 'active',
		content: [
			person( 'signature' ),
			paragraph(
				'<a href="https://larkfield.example/apply/">Apply online</a> in ten minutes.'
			),
			legal,
		].join( '\n\n' ),
	},
];

const created = z.object( { id: z.int() } );
const page = z.object( { total: z.int() } );

/** Templates of a site that has any already are left as they are. */
export async function loadEmailTemplates( site: Login ): Promise< void > {
	const { total } = page.parse( await request( site, 'GET', route ) );
	if ( total > 0 ) {
		return;
	}
	const ids: Record< string, number > = {};
	for ( const template of templates ) {
		const { id } = created.parse(
			await request( site, 'POST', route, template )
		);
		ids[ template.purpose ] = id;
	}
	const settings: MailSettingsChanges = {
		brand: {
			colors: { link: '#1f5fa8', button: '#1f5fa8' },
			font: 'verdana',
		},
		uses: {
			newsletter: ids.newsletter ?? null,
			lead_confirmation: ids.lead_confirmation ?? null,
		},
		signature: { roles: { loan_officer: ids.signature ?? null } },
	};
	await request( site, 'PUT', '/etb/v1/settings', settings );
}
