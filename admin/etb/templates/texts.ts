import { _n, sprintf } from '@wordpress/i18n';
import type { SelectionTexts } from '../../shared/list/select-all';
import { numberText } from '../../shared/number';
import type { Row } from './list';

export const nameText = ( { name }: Row ): string => name;

export const foundText = ( total: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n( '%d template found.', '%d templates found.', total, 'svc' ),
		total
	);

export const countText = ( count: number ): string =>
	sprintf(
		/* translators: %s: how many templates. */
		_n(
			'%s template is selected:',
			'%s templates are selected:',
			count,
			'svc'
		),
		numberText( count )
	);

export const refusedText = ( count: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d template could not be changed.',
			'%d templates could not be changed.',
			count,
			'svc'
		),
		count
	);

export const selectionTexts: SelectionTexts = {
	onPage: ( count ) =>
		sprintf(
			/* translators: %s: how many templates. */
			_n(
				'%s template on this page is selected.',
				'All %s templates on this page are selected.',
				count,
				'svc'
			),
			numberText( count )
		),
	offer: ( total ) =>
		sprintf(
			/* translators: %s: how many templates. */
			_n( 'Select %s template', 'Select all %s templates', total, 'svc' ),
			numberText( total )
		),
	everything: ( total ) =>
		sprintf(
			/* translators: %s: how many templates. */
			_n(
				'%s template is selected.',
				'All %s templates are selected.',
				total,
				'svc'
			),
			numberText( total )
		),
};
