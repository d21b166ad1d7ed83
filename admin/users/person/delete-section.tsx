import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Profile } from '../../../client/src/users/profile-schemas.js';
import { addressOf, navigate } from '../../shared/location';
import { leaves } from '../../shared/leaving';
import { Delete } from '../shared/delete-profiles';
import type { Choice } from '../../shared/pick';

/** Deleting what is being edited: said what becomes of the rest, then back to the list. */
export function DeleteSection( {
	profile,
	manager,
}: {
	profile: Profile;
	manager: Choice | null;
} ) {
	const [ isOpen, setOpen ] = useState( false );
	const row = { ...profile, manager_name: manager?.label ?? '' };
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				onClick={ () => setOpen( true ) }
			>
				{ __( 'Delete profile', 'svc' ) }
			</Button>
			{ isOpen && (
				<Modal
					title={ __( 'Delete profile', 'svc' ) }
					onRequestClose={ () => setOpen( false ) }
				>
					<Delete
						items={ [ row ] }
						close={ () => setOpen( false ) }
						onChanged={ ( left ) => {
							if ( left.length === 0 ) {
								leaves();
								void navigate( addressOf( 'svc-people' ) );
							}
						} }
					/>
				</Modal>
			) }
		</>
	);
}
