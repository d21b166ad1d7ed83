import { __, _n, sprintf } from '@wordpress/i18n';
import { getDirectReports } from '../../../client/src/users/intranet/directory.js';
import { deleteProfile } from '../../../client/src/users/profiles.js';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { fullName } from '../../shared/people/names';
import { Whom, Work } from '../../shared/list/bulk-dialog';
import type { Row } from '../people/people';
import type { DialogProps } from '../people/actions/index';

export function Delete( props: DialogProps ) {
	const { items } = props;
	const [ only ] = items;
	return (
		<Work
			{ ...props }
			verb={
				items.length === 1
					? __( 'Delete profile', 'svc' )
					: __( 'Delete profiles', 'svc' )
			}
			isDestructive
			isReady
			work={ ( { id } ) => deleteProfile( transport, id ) }
			done={ ( count ) =>
				sprintf(
					/* translators: %d: how many. */
					_n(
						'%d profile deleted.',
						'%d profiles deleted.',
						count,
						'svc'
					),
					count
				)
			}
		>
			<Whom items={ items } />
			<p>
				{ __(
					'The profile and its internal details are deleted for good. The account stays, with its login, content and bookmarks.',
					'svc'
				) }
			</p>
			{ items.length === 1 && only && only.role !== 'realtor_partner' ? (
				<Reports of={ only } />
			) : (
				<p>
					{ __(
						'Whoever reports to them moves up to their manager.',
						'svc'
					) }
				</p>
			) }
		</Work>
	);
}

/** How many move up, and to whom. */
function Reports( { of }: { of: Row } ) {
	const { value } = useAnswer( String( of.user_id ), async ( signal ) => {
		const query = { per_page: 1 };
		const { body } = await getDirectReports( transport, of.user_id, query, {
			signal,
		} );
		return body.total;
	} );
	if ( ! value ) {
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
							value,
							'svc'
						),
						value,
						fullName( of ),
						of.manager_name
					)
				: sprintf(
						/* translators: 1: how many, 2: a name. */
						_n(
							'%1$d person reports to %2$s and will report to nobody.',
							'%1$d people report to %2$s and will report to nobody.',
							value,
							'svc'
						),
						value,
						fullName( of )
					) }
		</p>
	);
}
