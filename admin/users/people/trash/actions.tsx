import type { Action } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';
import { backup, trash } from '@wordpress/icons';
import { deleteProfile } from '../../../../client/src/users/profiles.js';
import { actionDialog } from '../../../shared/list/action-dialog';
import { Names } from '../../../shared/list/names';
import type { ActionProps } from '../../../shared/list/use-bulk';
import { fullName } from '../../../shared/people/names';
import { transport } from '../../../shared/transport';
import type { Row } from '../list';
import { PeopleDialog } from '../../shared/people-dialog';
import { restore, restoredText } from '../../shared/restore-all';

/** The actions for one deleted profile, or for several. */
export const actionsFor = (
	onChanged: ActionProps< Row >[ 'onChanged' ]
): Action< Row >[] => [
	{
		...actionDialog< Row >( RestoreProfiles, onChanged ),
		id: 'restore',
		label: __( 'Restore', 'svc' ),
		modalHeader: __( 'Restore', 'svc' ),
		icon: backup,
		isPrimary: true,
		supportsBulk: true,
	},
	{
		...actionDialog< Row >( DeleteForGood, onChanged ),
		id: 'delete',
		label: __( 'Delete permanently', 'svc' ),
		modalHeader: __( 'Delete permanently', 'svc' ),
		icon: trash,
		supportsBulk: true,
	},
];

const RestoreProfiles = ( props: ActionProps< Row > ) => (
	<PeopleDialog
		{ ...props }
		label={ __( 'Restore', 'svc' ) }
		isReady
		run={ restore }
		doneText={ restoredText }
	>
		<Names names={ props.items.map( fullName ) } />
		<p>
			{ __(
				'The profiles come back with their photos, their intranet details and the people who reported to them.',
				'svc'
			) }
		</p>
	</PeopleDialog>
);

const DeleteForGood = ( props: ActionProps< Row > ) => (
	<PeopleDialog
		{ ...props }
		label={ __( 'Delete permanently', 'svc' ) }
		isDestructive
		isReady
		run={ ( { id } ) => deleteProfile( transport, id, { force: true } ) }
		doneText={ ( count ) =>
			sprintf(
				/* translators: %d: how many. */
				_n(
					'%d profile permanently deleted.',
					'%d profiles permanently deleted.',
					count,
					'svc'
				),
				count
			)
		}
	>
		<Names names={ props.items.map( fullName ) } />
		<p>
			{ __(
				'The profile and its intranet details cannot be restored afterwards. The account is kept, with its login, content and bookmarks.',
				'svc'
			) }
		</p>
	</PeopleDialog>
);
