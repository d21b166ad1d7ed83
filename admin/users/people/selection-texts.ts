import { _n, sprintf } from '@wordpress/i18n';
import type { SelectionTexts } from '../../shared/list/select-all';
import { numberText } from '../../shared/number';

/** Of the list of people. */
export const selectionTexts = ( isNarrowed: boolean ): SelectionTexts => ( {
	onPage: ( count ) =>
		sprintf(
			/* translators: %s: how many people. */
			_n(
				'%s person on this page is selected.',
				'All %s people on this page are selected.',
				count,
				'svc'
			),
			numberText( count )
		),
	offer: ( total ) =>
		isNarrowed
			? sprintf(
					/* translators: %s: how many people. */
					_n(
						'Select the %s person that matches',
						'Select all %s people that match',
						total,
						'svc'
					),
					numberText( total )
				)
			: sprintf(
					/* translators: %s: how many people. */
					_n(
						'Select %s person',
						'Select all %s people',
						total,
						'svc'
					),
					numberText( total )
				),
	everything: ( total ) =>
		sprintf(
			/* translators: %s: how many people. */
			_n(
				'%s person is selected.',
				'All %s people are selected.',
				total,
				'svc'
			),
			numberText( total )
		),
} );
