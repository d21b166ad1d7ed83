import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { boot } from '../../../shared/boot';
import { chooseImage } from '../../../shared/choose-image';
import { PersonPhoto } from '../../../shared/people/person-photo';
import type { DraftPhoto } from './draft';
import { textOfValue, type FormProps } from '../../../shared/form/form-props';

const choosePhoto = ( chosen: ( photo: DraftPhoto ) => void ) =>
	chooseImage(
		{
			title: __( 'Photo', 'svc' ),
			button: __( 'Use this photo', 'svc' ),
		},
		( { id, url } ) => chosen( { id, siteId: boot().siteId, url } )
	);

interface Props extends FormProps {
	/** The address of the photo that WordPress shows without one of the profile. */
	fallback: string;
}

export function PhotoField( { draft, set, errors, fallback }: Props ) {
	const photo = draft.avatar as DraftPhoto | null;
	return (
		<div className="svc-photo">
			<PersonPhoto
				size={ 128 }
				person={ {
					first_name: textOfValue( draft.first_name ),
					last_name: textOfValue( draft.last_name ),
					avatar_url: photo?.url ?? fallback,
				} }
			/>
			<div className="svc-photo__buttons">
				{ boot().mayUpload && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () =>
							choosePhoto( ( avatar ) => set( { avatar } ) )
						}
					>
						{ photo
							? __( 'Replace photo', 'svc' )
							: __( 'Choose photo', 'svc' ) }
					</Button>
				) }
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
			{ errors.avatar && (
				<p className="svc-error" role="alert">
					{ errors.avatar }
				</p>
			) }
		</div>
	);
}
