import { __, sprintf } from '@wordpress/i18n';
import { listProfiles } from '../../../client/src/users/profiles.js';
import { Link } from '../../shared/link';
import { addressOf } from '../../shared/location';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';

interface Props {
	current: 'people' | 'trash';
	/** Number of profiles in the trash; null while it is not known. */
	count: number | null;
}

const trashQuery = { trash: true, per_page: 1 } as const;

/** Links to all people and to the trash, as above WordPress's own lists. */
export function ListLinks( { current, count }: Props ) {
	const here = ( name: Props[ 'current' ] ) =>
		name === current ? { 'aria-current': 'page' as const } : {};
	return (
		<ul className="subsubsub svc-list-links">
			<li>
				<Link
					{ ...here( 'people' ) }
					href={ addressOf( 'svc-people' ) }
				>
					{ __( 'All', 'svc' ) }
				</Link>
			</li>
			<li>
				<Link
					{ ...here( 'trash' ) }
					href={ addressOf( 'svc-people', { trash: 1 } ) }
				>
					{ count === null
						? __( 'Trash', 'svc' )
						: sprintf(
								/* translators: %d: number of profiles. */
								__( 'Trash (%d)', 'svc' ),
								count
							) }
				</Link>
			</li>
		</ul>
	);
}

export const useTrashCount = () =>
	useAnswer( 'trash', async ( signal ) => {
		const { body } = await listProfiles( transport, trashQuery, {
			signal,
		} );
		return body.total;
	} );
