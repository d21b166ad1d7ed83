import { _n, sprintf } from '@wordpress/i18n';
import type { SelectionTexts } from '../../shared/list/select-all';
import { numberText } from '../../shared/number';
import type { Row } from './list';

export const nameText = ( { to }: Row ): string => to;

export const foundText = ( total: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n( '%d e-mail found.', '%d e-mails found.', total, 'svc' ),
		total
	);

export const doneText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d e-mail will be sent in a moment.',
			'%d e-mails will be sent in a moment.',
			count,
			'svc'
		),
		count
	);

export const countText = ( count: number ): string =>
	sprintf(
		/* translators: %s: how many e-mails. */
		_n(
			'%s e-mail is selected:',
			'%s e-mails are selected:',
			count,
			'svc'
		),
		numberText( count )
	);

export const refusedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d e-mail could not be sent again.',
			'%d e-mails could not be sent again.',
			count,
			'svc'
		),
		count
	);

export const selectionTexts: SelectionTexts = {
	onPage: ( count ) =>
		sprintf(
			/* translators: %s: how many e-mails. */
			_n(
				'%s e-mail on this page is selected.',
				'All %s e-mails on this page are selected.',
				count,
				'svc'
			),
			numberText( count )
		),
	offer: ( total ) =>
		sprintf(
			/* translators: %s: how many e-mails. */
			_n( 'Select %s e-mail', 'Select all %s e-mails', total, 'svc' ),
			numberText( total )
		),
	everything: ( total ) =>
		sprintf(
			/* translators: %s: how many e-mails. */
			_n(
				'%s e-mail is selected.',
				'All %s e-mails are selected.',
				total,
				'svc'
			),
			numberText( total )
		),
};
