import { __, _n, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { number } from './texts';

/** How many invitations have been sent, and how many wait. */
export const Invitations = ( {
	now: { invited, to_invite: waiting },
}: {
	now: Import;
} ) => (
	<p role="status">
		{ sprintf(
			/* translators: %s: a number. */
			_n(
				'%s invitation has been sent.',
				'%s invitations have been sent.',
				invited,
				'svc'
			),
			number( invited )
		) }{ ' ' }
		{ waiting > 0 &&
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s more will be sent in the next minutes; you can leave this page.',
					'%s more will be sent in the next minutes; you can leave this page.',
					waiting,
					'svc'
				),
				number( waiting )
			) }{ ' ' }
		{ invited + waiting === 0 &&
			__( 'There were no new accounts to invite.', 'svc' ) }
	</p>
);
