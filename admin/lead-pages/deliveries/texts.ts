import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	Webhook,
	WebhookDelivery,
} from '../../../client/src/lead-pages/index';
import type { SelectionTexts } from '../../shared/list/select-all';
import { numberText } from '../../shared/number';
import type { Row } from './list';

export const eventText = ( event: WebhookDelivery[ 'event' ] ): string =>
	( {
		'lead.created': __( 'New lead', 'svc' ),
		'lead.resubmitted': __( 'Lead sent again', 'svc' ),
		'lead.updated': __( 'Lead changed', 'svc' ),
		'lead.deleted': __( 'Lead deleted', 'svc' ),
		test: __( 'Test', 'svc' ),
	} )[ event ];

/** A webhook by its description, or else by its address. */
export const webhookText = ( {
	url,
	description,
}: Pick< Webhook, 'url' | 'description' > ): string =>
	description === '' ? url : description;

export const nameText = ( { id, event }: Row ): string =>
	sprintf(
		/* translators: 1: what a message is about, 2: its ID. */
		__( '%1$s #%2$d', 'svc' ),
		eventText( event ),
		id
	);

/** The answer of the receiver to the last attempt: the text of an error names the status already. */
export const answerText = ( { last_code: code, last_error: error }: Row ) =>
	error === '' && code !== null ? String( code ) : error;

export const foundText = ( total: number ): string =>
	sprintf(
		/* translators: %s: how many. */
		_n( '%s delivery found.', '%s deliveries found.', total, 'svc' ),
		numberText( total )
	);

export const doneText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d message will be sent in a moment.',
			'%d messages will be sent in a moment.',
			count,
			'svc'
		),
		count
	);

export const countText = ( count: number ): string =>
	sprintf(
		/* translators: %s: how many messages. */
		_n(
			'%s message is selected:',
			'%s messages are selected:',
			count,
			'svc'
		),
		numberText( count )
	);

export const refusedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d message could not be sent again.',
			'%d messages could not be sent again.',
			count,
			'svc'
		),
		count
	);

export const selectionTexts: SelectionTexts = {
	onPage: ( count ) =>
		sprintf(
			/* translators: %s: how many deliveries. */
			_n(
				'%s delivery on this page is selected.',
				'All %s deliveries on this page are selected.',
				count,
				'svc'
			),
			numberText( count )
		),
	offer: ( total ) =>
		sprintf(
			/* translators: %s: how many deliveries. */
			_n(
				'Select %s delivery',
				'Select all %s deliveries',
				total,
				'svc'
			),
			numberText( total )
		),
	everything: ( total ) =>
		sprintf(
			/* translators: %s: how many deliveries. */
			_n(
				'%s delivery is selected.',
				'All %s deliveries are selected.',
				total,
				'svc'
			),
			numberText( total )
		),
};
