import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { updateProfile } from '../../../../client/src/users/profiles.js';
import { oneByOne } from '../../../shared/list/one-by-one';
import type { Choice } from '../../../shared/pick';
import { PickPerson } from '../../../shared/people/pick-person';
import { say } from '../../../shared/say';
import { transport } from '../../../shared/transport';
import { Whom, Work } from '../../../shared/list/bulk-dialog';
import type { Row } from '../people';
import type { DialogProps } from './index';

const setManager = ( row: Row, manager: number | null ) =>
	updateProfile( transport, row.id, { meta: { svc_reports_to: manager } } );

export function ChangeManager( props: DialogProps ) {
	const { items } = props;
	const [ manager, setChoice ] = useState< Choice | null >( () =>
		sharedManager( items )
	);
	return (
		<Work
			{ ...props }
			verb={ __( 'Change manager', 'svc' ) }
			isReady
			work={ ( row ) =>
				setManager( row, manager ? Number( manager.value ) : null )
			}
			done={ ( count ) =>
				sprintf(
					/* translators: %d: how many people. */
					_n(
						'Manager of %d person changed.',
						'Manager of %d people changed.',
						count,
						'svc'
					),
					count
				)
			}
			undo={ ( done ) => void putBack( done, props.onChanged ) }
		>
			<Whom items={ items } />
			<PickPerson
				value={ manager }
				onChange={ setChoice }
				except={ items.map( ( { user_id } ) => user_id ) }
				help={ __(
					'Search by name, job title or department. Empty means that nobody is above them.',
					'svc'
				) }
			/>
		</Work>
	);
}

function sharedManager( items: Row[] ): Choice | null {
	const [ first ] = items;
	return first?.reports_to &&
		items.every( ( { reports_to } ) => reports_to === first.reports_to )
		? {
				value: String( first.reports_to ),
				label: first.manager_name ?? '',
			}
		: null;
}

async function putBack( done: Row[], onChanged: DialogProps[ 'onChanged' ] ) {
	const { refused } = await oneByOne(
		done,
		( row ) => setManager( row, row.reports_to ?? null ),
		() => {},
		new AbortController().signal
	);
	say(
		refused.length === 0
			? __( 'Managers are as they were.', 'svc' )
			: sprintf(
					/* translators: %d: how many people. */
					_n(
						'%d person could not be moved back.',
						'%d people could not be moved back.',
						refused.length,
						'svc'
					),
					refused.length
				)
	);
	onChanged( [] );
}
