import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Profile } from '../../../client/src/users/profile-schemas.js';
import { allowLeaving } from '../../shared/leaving';
import { addressOf, navigate } from '../../shared/location';
import type { Choice } from '../../shared/pick';
import { TrashProfiles } from '../shared/trash-profiles';

interface Props {
	profile: Profile;
	manager: Choice | null;
}

/** Moves the profile that is being edited to the trash, then opens the list. */
export function TrashSection( { profile, manager }: Props ) {
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
				{ __( 'Move to Trash', 'svc' ) }
			</Button>
			{ isOpen && (
				<Modal
					title={ __( 'Move to Trash', 'svc' ) }
					onRequestClose={ () => setOpen( false ) }
				>
					<TrashProfiles
						items={ [ row ] }
						close={ () => setOpen( false ) }
						onRestored={ () =>
							void navigate(
								addressOf( 'svc-people', {
									person: profile.id,
								} )
							)
						}
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
