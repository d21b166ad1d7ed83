import { _n, sprintf } from '@wordpress/i18n';
import type { SelectionTexts } from '../../shared/list/select-all';
import { numberText } from '../../shared/number';
import type { Row } from './list';

export const nameText = ( {
	first_name: first,
	last_name: last,
}: Pick< Row, 'first_name' | 'last_name' > ): string =>
	`${ first } ${ last }`.trim();

export const foundText = ( total: number ): string =>
	sprintf(
		/* translators: %s: how many. */
		_n( '%s lead found.', '%s leads found.', total, 'svc' ),
		numberText( total )
	);

export const countText = ( count: number ): string =>
	sprintf(
		/* translators: %s: how many leads. */
		_n( '%s lead is selected:', '%s leads are selected:', count, 'svc' ),
		numberText( count )
	);

export const refusedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d lead could not be changed.',
			'%d leads could not be changed.',
			count,
			'svc'
		),
		count
	);

export const movedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'Status of %d lead changed.',
			'Status of %d leads changed.',
			count,
			'svc'
		),
		count
	);

export const handedOverText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n( '%d lead handed over.', '%d leads handed over.', count, 'svc' ),
		count
	);

export const spamText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d lead marked as spam.',
			'%d leads marked as spam.',
			count,
			'svc'
		),
		count
	);

export const releasedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d lead moved to the inbox.',
			'%d leads moved to the inbox.',
			count,
			'svc'
		),
		count
	);

export const deletedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d lead permanently deleted.',
			'%d leads permanently deleted.',
			count,
			'svc'
		),
		count
	);

export const selectionTexts: SelectionTexts = {
	onPage: ( count ) =>
		sprintf(
			/* translators: %s: how many leads. */
			_n(
				'%s lead on this page is selected.',
				'All %s leads on this page are selected.',
				count,
				'svc'
			),
			numberText( count )
		),
	offer: ( total ) =>
		sprintf(
			/* translators: %s: how many leads. */
			_n( 'Select %s lead', 'Select all %s leads', total, 'svc' ),
			numberText( total )
		),
	everything: ( total ) =>
		sprintf(
			/* translators: %s: how many leads. */
			_n(
				'%s lead is selected.',
				'All %s leads are selected.',
				total,
				'svc'
			),
			numberText( total )
		),
};
