import { __ } from '@wordpress/i18n';
import type {
	mailCategories,
	mailColors,
	mailFonts,
	messageStatuses,
	purposes,
} from '../../client/src/etb/vocabulary.js';

/** A context that another plugin has added is shown by its own word. */
export const contextText = ( context: string ): string =>
	(
		( {
			recipient: __( 'Recipient', 'svc' ),
			company: __( 'Company', 'svc' ),
			lead: __( 'Lead', 'svc' ),
			person: __( 'Person', 'svc' ),
			event: __( 'Event', 'svc' ),
			estimate: __( 'Estimate', 'svc' ),
			calculation: __( 'Calculation', 'svc' ),
		} ) as Record< string, string >
	 )[ context ] ?? context;

export type Purpose = ( typeof purposes )[ number ];

export const purposeText = ( purpose: Purpose ): string =>
	( {
		lead_notice: __( 'New lead', 'svc' ),
		lead_confirmation: __( 'Confirmation to a lead', 'svc' ),
		event_invitation: __( 'Event invitation', 'svc' ),
		event_update: __( 'Event update', 'svc' ),
		event_cancellation: __( 'Event cancellation', 'svc' ),
		estimate_report: __( 'Estimate report', 'svc' ),
		calculation_report: __( 'Calculation report', 'svc' ),
		work_anniversary: __( 'Work anniversary', 'svc' ),
		announcement: __( 'Announcement', 'svc' ),
		newsletter: __( 'Newsletter', 'svc' ),
		signature: __( 'E-mail signature', 'svc' ),
		wordpress: __( 'WordPress e-mails', 'svc' ),
	} )[ purpose ];

export type Category = ( typeof mailCategories )[ number ];

export const categoryText = ( category: Category ): string =>
	( {
		internal: __( 'Internal', 'svc' ),
		transactional: __( 'Transactional', 'svc' ),
		marketing: __( 'Marketing', 'svc' ),
	} )[ category ];

export const templateStatuses = [ 'draft', 'active', 'trash' ] as const;

export const templateStatusText = (
	status: ( typeof templateStatuses )[ number ]
): string =>
	( {
		draft: __( 'Draft', 'svc' ),
		active: __( 'Active', 'svc' ),
		trash: __( 'Trash', 'svc' ),
	} )[ status ];

export const colorText = ( name: ( typeof mailColors )[ number ] ): string =>
	( {
		text: __( 'Text', 'svc' ),
		background: __( 'Background', 'svc' ),
		outer: __( 'Around the letter', 'svc' ),
		line: __( 'Lines', 'svc' ),
		link: __( 'Links', 'svc' ),
		button: __( 'Buttons', 'svc' ),
		button_text: __( 'Text of buttons', 'svc' ),
	} )[ name ];

export const fontText = ( name: ( typeof mailFonts )[ number ] ): string =>
	( {
		arial: 'Arial',
		georgia: 'Georgia',
		tahoma: 'Tahoma',
		trebuchet: 'Trebuchet MS',
		verdana: 'Verdana',
	} )[ name ];

export const messageStatusText = (
	status: ( typeof messageStatuses )[ number ]
): string =>
	( {
		queued: __( 'Waiting', 'svc' ),
		sent: __( 'Sent', 'svc' ),
		failed: __( 'Failed', 'svc' ),
		suppressed: __( 'Unsubscribed', 'svc' ),
		test: __( 'Test', 'svc' ),
	} )[ status ];
