import { Button, FormFileUpload } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Profile } from '../../../client/src/users/profile-schemas.js';
import { uploadPhoto } from '../../../client/src/users/photos.js';
import type { FormProps } from '../../shared/form/form-props';
import type { DraftPhoto } from '../shared/profile/draft';
import { textOf } from '../../shared/failure';
import { Portrait } from '../../shared/people/person-photo';
import { transport } from '../../shared/transport';
import { shrink } from './shrink';

interface Props extends FormProps {
	profile: Profile;
}

/** A photo from one's own device: it is kept once the form is saved. */
export function OwnPhoto( { draft, set, complaints, profile }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ text, setText ] = useState< string | null >( null );
	const photo = draft.avatar as DraftPhoto | null;
	const complaint = text ?? complaints.avatar;

	async function take( file: File | undefined ) {
		if ( ! file ) {
			return;
		}
		setBusy( true );
		setText( null );
		try {
			const image = await shrink( file ).catch( () => null );
			if ( image === null ) {
				setText(
					__(
						'This is no picture that your browser can read. Choose a JPEG, PNG or WebP file.',
						'svc'
					)
				);
				return;
			}
			const { body } = await uploadPhoto( transport, { image } );
			set( {
				avatar: {
					id: body.avatar_id,
					siteId: body.avatar_site_id,
					url: body.avatar_url,
				},
			} );
		} catch ( thrown ) {
			setText( textOf( thrown ) );
		} finally {
			setBusy( false );
		}
	}

	return (
		<div className="svc-photo">
			<Portrait
				size={ 128 }
				person={ {
					...profile,
					avatar_url:
						photo?.url ??
						( profile.avatar_id === null
							? profile.avatar_url
							: '' ),
				} }
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
				{ complaint && <p className="svc-complaint">{ complaint }</p> }
			</div>
		</div>
	);
}
