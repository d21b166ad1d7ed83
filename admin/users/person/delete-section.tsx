import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Profile } from '../../../client/src/users/profile-schemas.js';
import { allowLeaving } from '../../shared/leaving';
import { addressOf, navigate } from '../../shared/location';
import type { Choice } from '../../shared/pick';
import { DeleteProfiles } from '../shared/delete-profiles';

interface Props {
	profile: Profile;
	manager: Choice | null;
}

/** Deletes the profile that is being edited, then opens the list. */
export function DeleteSection( { profile, manager }: Props ) {
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
					<DeleteProfiles
						items={ [ row ] }
						close={ () => setOpen( false ) }
						onChanged={ ( refused ) => {
							if ( refused.length === 0 ) {
								allowLeaving();
								void navigate( addressOf( 'svc-people' ) );
							}
						} }
					/>
				</Modal>
			) }
		</>
	);
}
