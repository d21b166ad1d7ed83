import { _n, sprintf } from '@wordpress/i18n';
import type { SelectionTexts } from '../../../shared/list/select-all';
import { numberText } from '../../../shared/number';

/** Of the trash. */
export const selectionTexts: SelectionTexts = {
	onPage: ( count ) =>
		sprintf(
			/* translators: %s: how many profiles. */
			_n(
				'%s profile on this page is selected.',
				'All %s profiles on this page are selected.',
				count,
				'svc'
			),
			numberText( count )
		),
	offer: ( total ) =>
		sprintf(
			/* translators: %s: how many profiles. */
			_n( 'Select %s profile', 'Select all %s profiles', total, 'svc' ),
			numberText( total )
		),
	everything: ( total ) =>
		sprintf(
			/* translators: %s: how many profiles. */
			_n(
				'%s profile is selected.',
				'All %s profiles are selected.',
				total,
				'svc'
			),
			numberText( total )
		),
};
