import { __, _n, sprintf } from '@wordpress/i18n';
import { updateLead } from '../../../../client/src/lead-pages/index';
import { oneByOne } from '../../../shared/list/one-by-one';
import { undo } from '../../../shared/list/undo';
import { notify, notifyError } from '../../../shared/notices';
import { transport } from '../../../shared/transport';
import type { Row } from '../list';

/**
 * Gives leads back what they had.
 *
 * @param done      The leads as they were before the change.
 * @param name      The field that was changed.
 * @param onChanged
 */
export async function changeBack(
	done: Row[],
	name: 'folder' | 'owner_user_id' | 'status',
	onChanged: ( refused: string[] ) => void
): Promise< void > {
	const { refused } = await undo( done.length, () =>
		oneByOne( done, ( row ) =>
			updateLead( transport, row.id, { [ name ]: row[ name ] } )
		)
	);
	if ( refused.length === 0 ) {
		notify( __( 'Undone.', 'svc' ) );
	} else {
		notifyError(
			sprintf(
				/* translators: %d: how many leads. */
				_n(
					'%d lead could not be changed back.',
					'%d leads could not be changed back.',
					refused.length,
					'svc'
				),
				refused.length
			)
		);
	}
	onChanged( [] );
}
