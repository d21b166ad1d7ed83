import { __, _n, sprintf } from '@wordpress/i18n';
import { getDirectReports } from '../../../client/src/users/intranet/directory.js';
import type { ProfileListItem } from '../../../client/src/users/profile-schemas.js';
import { deleteProfile } from '../../../client/src/users/profiles.js';
import { Names } from '../../shared/list/names';
import type { ActionProps } from '../../shared/list/use-bulk';
import { fullName } from '../../shared/people/names';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { PeopleDialog } from './people-dialog';
import { restoreAll } from './restore-all';

type Deletable = Pick<
	ProfileListItem,
	'id' | 'user_id' | 'role' | 'first_name' | 'last_name' | 'manager_name'
>;

interface Props extends ActionProps< Deletable > {
	/** Called after Undo; by default the list is read again. */
	onRestored?: () => void;
}

/** Moves profiles to the trash, and says beforehand what becomes of the people who report to them. */
export function TrashProfiles( props: Props ) {
	const { items, onChanged, onRestored = () => onChanged( [] ) } = props;
	const [ only ] = items;
	return (
		<PeopleDialog
			{ ...props }
			label={ __( 'Move to Trash', 'svc' ) }
			isDestructive
			isReady
			run={ ( { id } ) => deleteProfile( transport, id ) }
			doneText={ ( count ) =>
				sprintf(
					/* translators: %d: how many. */
					_n(
						'%d profile moved to the Trash.',
						'%d profiles moved to the Trash.',
						count,
						'svc'
					),
					count
				)
			}
			undo={ ( done ) => void restoreAll( done, onRestored ) }
		>
			<Names names={ items.map( fullName ) } />
			<p>
				{ __(
					'Profiles in the Trash are not shown anywhere and can be restored for 30 days. The account is kept, with its login, content and bookmarks.',
					'svc'
				) }
			</p>
			{ items.length === 1 && only && only.role !== 'realtor_partner' ? (
				<Reports of={ only } />
			) : (
				<p>
					{ __(
						'People who report to them will report to their manager.',
						'svc'
					) }
				</p>
			) }
		</PeopleDialog>
	);
}

/** The number of people who get another manager, and the name of that manager. */
function Reports( { of }: { of: Deletable } ) {
	const { value: count } = useAnswer(
		String( of.user_id ),
		async ( signal ) => {
			const { body } = await getDirectReports(
				transport,
				of.user_id,
				{ per_page: 1 },
				{ signal }
			);
			return body.total;
		}
	);
	if ( ! count ) {
		return null;
	}
	return (
		<p>
			{ of.manager_name
				? sprintf(
						/* translators: 1: how many, 2: a name, 3: the name of that person's manager. */
						_n(
							'%1$d person reports to %2$s and will report to %3$s.',
							'%1$d people report to %2$s and will report to %3$s.',
							count,
							'svc'
						),
						count,
						fullName( of ),
						of.manager_name
					)
				: sprintf(
						/* translators: 1: how many, 2: a name. */
						_n(
							'%1$d person reports to %2$s and will have no manager.',
							'%1$d people report to %2$s and will have no manager.',
							count,
							'svc'
						),
						count,
						fullName( of )
					) }
		</p>
	);
}
