import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { boot } from '../../../shared/boot';
import { PersonPhoto } from '../../../shared/people/person-photo';
import type { DraftPhoto } from './draft';
import { textOfValue, type FormProps } from '../../../shared/form/form-props';

interface Attachment {
	id: number;
	url: string;
	sizes?: { medium?: { url: string } };
}

interface MediaFrame {
	on: ( event: 'select', listener: () => void ) => MediaFrame;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => Attachment };
		};
	};
}

type Media = ( options: object ) => MediaFrame;

/** WordPress's own media library, for one image. */
function choosePhoto( chosen: ( photo: DraftPhoto ) => void ) {
	const { media } = window.wp as unknown as { media?: Media };
	const frame = media?.( {
		title: __( 'Photo', 'svc' ),
		button: { text: __( 'Use this photo', 'svc' ) },
		library: { type: 'image' },
		multiple: false,
	} );
	frame
		?.on( 'select', () => {
			const image = frame.state().get( 'selection' ).first().toJSON();
			chosen( {
				id: image.id,
				siteId: boot().siteId,
				url: image.sizes?.medium?.url ?? image.url,
			} );
		} )
		.open();
}

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
