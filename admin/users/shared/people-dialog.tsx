import { _n, sprintf } from '@wordpress/i18n';
import {
	BulkDialog,
	type BulkDialogProps,
} from '../../shared/list/bulk-dialog';
import { numberText } from '../../shared/number';
import { nameOf } from '../../shared/people/names';

export type Named = { id: number } & Parameters< typeof nameOf >[ 0 ];

/** An action on one or several people. */
export const PeopleDialog = < Item extends Named >(
	props: Omit<
		BulkDialogProps< Item >,
		'nameOf' | 'countText' | 'refusedText'
	>
) => (
	<BulkDialog
		{ ...props }
		nameOf={ nameOf }
		countText={ ( count ) =>
			sprintf(
				/* translators: %s: how many people. */
				_n(
					'%s person is selected:',
					'%s people are selected:',
					count,
					'svc'
				),
				numberText( count )
			)
		}
		refusedText={ ( count ) =>
			sprintf(
				/* translators: %d: how many. */
				_n(
					'%d person could not be changed.',
					'%d people could not be changed.',
					count,
					'svc'
				),
				count
			)
		}
	/>
);
