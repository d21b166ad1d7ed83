import { Button, FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Profile } from '../../../client/src/users/profile-schemas.js';
import type { FormProps } from '../../shared/form/form-props';
import { PersonPhoto } from '../../shared/people/person-photo';
import type { DraftPhoto } from '../shared/profile/draft';
import { useUpload } from './use-upload';

interface Props extends FormProps {
	profile: Profile;
}

/** A photo from one's own device. The profile shows it once the form is saved. */
export function OwnPhoto( { draft, set, errors, profile }: Props ) {
	const { isBusy, error, take } = useUpload( ( avatar ) =>
		set( { avatar } )
	);
	const photo = draft.avatar as DraftPhoto | null;
	const fallback = profile.avatar_id === null ? profile.avatar_url : '';
	const shownError = error ?? errors.avatar;
	return (
		<div className="svc-photo">
			<PersonPhoto
				size={ 128 }
				person={ { ...profile, avatar_url: photo?.url ?? fallback } }
			/>
			<div className="svc-photo__buttons">
				<FormFileUpload
					accept="image/jpeg,image/png,image/webp,image/gif"
					onChange={ ( event ) =>
						void take( event.currentTarget.files?.[ 0 ] )
					}
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							isBusy={ isBusy }
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ openFileDialog }
						>
							{ photo
								? __( 'Replace photo', 'svc' )
								: __( 'Upload photo', 'svc' ) }
						</Button>
					) }
				/>
				{ photo && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ () => set( { avatar: null } ) }
					>
						{ __( 'Remove photo', 'svc' ) }
					</Button>
				) }
			</div>
			<div aria-live="assertive">
				{ shownError && <p className="svc-error">{ shownError }</p> }
			</div>
		</div>
	);
}
