import { _n, sprintf } from '@wordpress/i18n';
import type { ProfileListItem } from '../../../client/src/users/profile-schemas.js';
import { restoreProfile } from '../../../client/src/users/profiles.js';
import { oneByOne } from '../../shared/list/one-by-one';
import { undo } from '../../shared/list/undo';
import { notify, notifyError } from '../../shared/notices';
import { transport } from '../../shared/transport';

/** Restores a profile. The server's message names the links to managers that were left out. */
export async function restore( { id }: { id: number } ) {
	const { body } = await restoreProfile( transport, id );
	if ( body.message.includes( '→' ) ) {
		notify( body.message );
	}
}

/**
 * Restores profiles that were just moved to the trash.
 *
 * The last one first, so that a manager is back before the reports who were deleted earlier.
 */
export async function restoreAll(
	items: Pick< ProfileListItem, 'id' >[],
	onRestored: () => void
) {
	const { done, refused } = await undo( items.length, () =>
		oneByOne( items.toReversed(), restore )
	);
	if ( done.length > 0 ) {
		notify( restoredText( done.length ) );
	}
	if ( refused.length > 0 ) {
		notifyError(
			sprintf(
				/* translators: %d: how many. */
				_n(
					'%d profile could not be restored. Look for it in the Trash.',
					'%d profiles could not be restored. Look for them in the Trash.',
					refused.length,
					'svc'
				),
				refused.length
			)
		);
	}
	onRestored();
}

export const restoredText = ( count: number ) =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d profile restored from the Trash.',
			'%d profiles restored from the Trash.',
			count,
			'svc'
		),
		count
	);
