import { __, sprintf } from '@wordpress/i18n';
import { unlessClosed } from '../leaving';
import { notifyUntilDone } from '../notices';
import { numberText } from '../number';

/** Undoing fewer takes a moment. */
const many = 20;

/**
 * Undoes an action on several items. Of many it says so until they are done.
 *
 * @param count
 * @param work
 */
export async function undo< Value >(
	count: number,
	work: () => Promise< Value >
): Promise< Value > {
	const isDone =
		count < many
			? () => {}
			: notifyUntilDone(
					sprintf(
						/* translators: %s: how many items. */
						__( 'Undoing %s changes…', 'svc' ),
						numberText( count )
					)
				);
	try {
		return await unlessClosed( work );
	} finally {
		isDone();
	}
}
