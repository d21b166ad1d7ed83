import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { deliveryStatuses } from '../../../client/src/users/vocabulary.js';
import { oneValue, textColumn } from '../../shared/list/columns';
import { momentText } from '../../shared/time';
import type { Row } from './list';
import { kindText, nameText, statusText } from './texts';

const timeColumn = (
	id: string,
	label: string,
	timeOf: ( row: Row ) => string | null
): Field< Row > =>
	textColumn( id, label, ( row ) => {
		const at = timeOf( row );
		return at === null ? '' : momentText( at );
	} );

export const columns = (): Field< Row >[] => [
	textColumn< Row >( 'name', __( 'Recipient', 'svc' ), nameText, {
		enableHiding: false,
	} ),
	textColumn< Row >( 'kind', __( 'Message', 'svc' ), ( { kind } ) =>
		kindText( kind )
	),
	textColumn< Row >(
		'status',
		__( 'Status', 'svc' ),
		( { status } ) => status,
		{
			elements: deliveryStatuses.map( ( value ) => ( {
				value,
				label: statusText( value ),
			} ) ),
			filterBy: { ...oneValue, isPrimary: true },
			render: ( { item } ) => <>{ statusText( item.status ) }</>,
		}
	),
	textColumn< Row >( 'attempts', __( 'Attempts', 'svc' ), ( row ) =>
		String( row.attempts )
	),
	textColumn< Row >(
		'error',
		__( 'Last error', 'svc' ),
		( row ) => row.error
	),
	timeColumn(
		'next_at',
		__( 'Next attempt', 'svc' ),
		( row ) => row.next_at
	),
	timeColumn(
		'created',
		__( 'Requested', 'svc' ),
		( row ) => row.created_at
	),
	timeColumn(
		'delivered_at',
		__( 'Delivered', 'svc' ),
		( row ) => row.delivered_at
	),
];
