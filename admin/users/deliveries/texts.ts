import { __, _n, sprintf } from '@wordpress/i18n';
import type { SelectionTexts } from '../../shared/list/select-all';
import { numberText } from '../../shared/number';
import type { Row } from './list';

export const statusText = ( status: Row[ 'status' ] ): string =>
	( {
		waiting: __( 'Waiting', 'svc' ),
		sending: __( 'Sending', 'svc' ),
		delivered: __( 'Delivered', 'svc' ),
		failed: __( 'Failed', 'svc' ),
		cancelled: __( 'Cancelled', 'svc' ),
	} )[ status ];

/** A kind of a component that has no text here is shown by its own word. */
export const kindText = ( kind: string ): string =>
	kind === 'invitation' ? __( 'Invitation', 'svc' ) : kind;

export const nameText = ( { name }: Row ): string =>
	name === '' ? __( 'Deleted account', 'svc' ) : name;

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
