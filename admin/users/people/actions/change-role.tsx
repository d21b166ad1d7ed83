import { RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { updateProfile } from '../../../../client/src/users/profiles.js';
import { roles, type Role } from '../../../../client/src/users/vocabulary.js';
import { transport } from '../../../shared/transport';
import { roleName } from '../../../shared/people/names';
import { Whom, Work } from '../../../shared/list/bulk-dialog';
import type { DialogProps } from './index';

export function ChangeRole( props: DialogProps ) {
	const { items } = props;
	const shared = items.every( ( { role } ) => role === items[ 0 ]?.role );
	const [ role, setRole ] = useState< Role | undefined >(
		shared ? items[ 0 ]?.role : undefined
	);
	const leaves =
		role === 'realtor_partner' &&
		items.some( ( one ) => one.role !== role );
	return (
		<Work
			{ ...props }
			verb={ __( 'Change role', 'svc' ) }
			isReady={ role !== undefined }
			work={ ( { id } ) => updateProfile( transport, id, { role } ) }
			done={ ( count ) =>
				sprintf(
					/* translators: %d: how many people. */
					_n(
						'Role of %d person changed.',
						'Role of %d people changed.',
						count,
						'svc'
					),
					count
				)
			}
		>
			<Whom items={ items } />
			<RadioControl
				label={ __( 'Role', 'svc' ) }
				selected={ role ?? '' }
				options={ roles.map( ( value ) => ( {
					value,
					label: roleName( value ),
				} ) ) }
				onChange={ ( value ) => setRole( value as Role ) }
			/>
			{ leaves && (
				<p>
					{ __(
						'Realtor partners are not part of the directory and the org chart. Whoever reports to them moves up to their manager.',
						'svc'
					) }
				</p>
			) }
		</Work>
	);
}
