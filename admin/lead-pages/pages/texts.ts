import { __, _n, sprintf } from '@wordpress/i18n';
import type { SelectionTexts } from '../../shared/list/select-all';
import { numberText } from '../../shared/number';
import type { Row } from './list';

export const nameText = ( { title }: Pick< Row, 'title' > ): string =>
	title === '' ? __( '(no title)', 'svc' ) : title;

export const foundText = ( total: number ): string =>
	sprintf(
		/* translators: %s: how many. */
		_n( '%s page found.', '%s pages found.', total, 'svc' ),
		numberText( total )
	);

export const countText = ( count: number ): string =>
	sprintf(
		/* translators: %s: how many pages. */
		_n( '%s page is selected:', '%s pages are selected:', count, 'svc' ),
		numberText( count )
	);

export const refusedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d page could not be changed.',
			'%d pages could not be changed.',
			count,
			'svc'
		),
		count
	);

export const trashedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d page moved to the Trash.',
			'%d pages moved to the Trash.',
			count,
			'svc'
		),
		count
	);

export const restoredText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n( '%d page restored.', '%d pages restored.', count, 'svc' ),
		count
	);

export const selectionTexts: SelectionTexts = {
	onPage: ( count ) =>
		sprintf(
			/* translators: %s: how many lead pages. */
			_n(
				'%s lead page of this list is selected.',
				'All %s lead pages of this list are selected.',
				count,
				'svc'
			),
			numberText( count )
		),
	offer: ( total ) =>
		sprintf(
			/* translators: %s: how many lead pages. */
			_n(
				'Select %s lead page',
				'Select all %s lead pages',
				total,
				'svc'
			),
			numberText( total )
		),
	everything: ( total ) =>
		sprintf(
			/* translators: %s: how many lead pages. */
			_n(
				'%s lead page is selected.',
				'All %s lead pages are selected.',
				total,
				'svc'
			),
			numberText( total )
		),
};
