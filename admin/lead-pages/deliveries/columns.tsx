import type { Field } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';
import type { Webhook } from '../../../client/src/lead-pages/index';
import { deliveryStatuses } from '../../../client/src/users/vocabulary.js';
import { filterOnly, oneValue, textColumn } from '../../shared/list/columns';
import { Link } from '../../shared/link';
import { addressOf } from '../../shared/location';
import { momentText } from '../../shared/time';
import { deliveryStatusText } from '../shared/delivery-text';
import type { Row } from './list';
import { answerText, nameText, webhookText } from './texts';

const timeColumn = (
	id: string,
	label: string,
	timeOf: ( row: Row ) => string | null
): Field< Row > =>
	textColumn( id, label, ( row ) => {
		const at = timeOf( row );
		return at === null ? '' : momentText( at );
	} );

/** The address of a lead in the list of leads. */
export const leadAddress = ( id: number ): string =>
	addressOf( 'svc-leads', { lead: id } );

/**
 * The columns of the list.
 *
 * @param webhooks
 * @param lead     The lead that the list is narrowed to; empty for all.
 */
export const columnsWith = (
	webhooks: readonly Webhook[],
	lead: string
): Field< Row >[] => [
	textColumn< Row >( 'name', __( 'Message', 'svc' ), nameText, {
		enableHiding: false,
	} ),
	textColumn< Row >(
		'status',
		__( 'Status', 'svc' ),
		( { status } ) => status,
		{
			elements: deliveryStatuses.map( ( value ) => ( {
				value,
				label: deliveryStatusText( value ),
			} ) ),
			filterBy: { ...oneValue, isPrimary: true },
			render: ( { item } ) => <>{ deliveryStatusText( item.status ) }</>,
		}
	),
	textColumn< Row >(
		'webhook_id',
		__( 'Webhook', 'svc' ),
		( row ) => String( row.webhook_id ),
		{
			elements: webhooks.map( ( one ) => ( {
				value: String( one.id ),
				label: webhookText( one ),
			} ) ),
			filterBy: { ...oneValue, isPrimary: true },
			render: ( { item } ) => (
				<span className="svc-lead-address">
					{ webhookName( webhooks, item.webhook_id ) }
				</span>
			),
		}
	),
	lead === ''
		? leadColumn()
		: filterOnly( 'lead_id', __( 'Lead', 'svc' ), [
				{ value: lead, label: `#${ lead }` },
			] ),
	textColumn< Row >( 'attempts', __( 'Attempts', 'svc' ), ( row ) =>
		String( row.attempts )
	),
	textColumn< Row >( 'answer', __( 'Last answer', 'svc' ), answerText ),
	timeColumn(
		'next_at',
		__( 'Next attempt', 'svc' ),
		( row ) => row.next_at
	),
	timeColumn( 'created', __( 'Created', 'svc' ), ( row ) => row.created_at ),
	timeColumn(
		'delivered_at',
		__( 'Delivered', 'svc' ),
		( row ) => row.delivered_at
	),
];

const leadColumn = () =>
	textColumn< Row >(
		'lead_id',
		__( 'Lead', 'svc' ),
		( row ) => String( row.lead_id ?? '' ),
		{
			render: ( { item: { lead_id: id } } ) =>
				id === null ? null : (
					<Link href={ leadAddress( id ) }>#{ id }</Link>
				),
		}
	);

/** A webhook that was deleted is shown by its ID. */
export function webhookName(
	webhooks: readonly Webhook[],
	id: number
): string {
	const found = webhooks.find( ( one ) => one.id === id );
	return found
		? webhookText( found )
		: /* translators: %d: ID of a webhook. */
			sprintf( __( 'Deleted webhook %d', 'svc' ), id );
}
