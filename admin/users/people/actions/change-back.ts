import { _n, sprintf } from '@wordpress/i18n';
import { oneByOne } from '../../../shared/list/one-by-one';
import { undo } from '../../../shared/list/undo';
import { notify, notifyError } from '../../../shared/notices';
import type { Row } from '../list';

/**
 * Changes people back to what they were, by the same requests and rules as the change.
 *
 * @param done      The people as they were before the change.
 * @param run
 * @param text      What is said when all are changed back.
 * @param onChanged
 */
export async function changeBack(
	done: Row[],
	run: ( row: Row ) => Promise< unknown >,
	text: string,
	onChanged: ( refused: string[] ) => void
) {
	const { refused } = await undo( done.length, async () => {
		const first = await oneByOne( done, run );
		// A person whose manager was changed back later is refused at first.
		return oneByOne(
			first.refused.map( ( { item } ) => item ),
			run
		);
	} );
	if ( refused.length === 0 ) {
		notify( text );
	} else {
		notifyError(
			sprintf(
				/* translators: %d: how many people. */
				_n(
					'%d person could not be changed back.',
					'%d people could not be changed back.',
					refused.length,
					'svc'
				),
				refused.length
			)
		);
	}
	onChanged( [] );
}
