import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { chooseImage } from '../../shared/choose-image';
import { textOf } from '../../shared/failure';
import { fieldMark, type FormProps } from '../../shared/form/form-props';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';

interface Props extends FormProps {
	name: string;
}

/** WordPress's own route for an image of the media library. */
const readImage = async ( id: number, signal: AbortSignal ) => {
	const { body } = await transport.send< { source_url: string } >( {
		method: 'GET',
		path: `/wp/v2/media/${ id }`,
		signal,
	} );
	return body.source_url;
};

/** An image of the media library, by its ID. */
export function LogoField( { name, rows, draft, set, errors }: Props ) {
	const id = Number( draft[ name ] ?? 0 );
	const [ chosen, setChosen ] = useState( { id: 0, url: '' } );
	const { value, failure } = useAnswer(
		id > 0 && chosen.id !== id ? String( id ) : null,
		( signal ) => readImage( id, signal )
	);
	const label = rows.get( name )?.label ?? '';
	const url = chosen.id === id ? chosen.url : value;
	const error =
		errors[ name ] ?? ( failure === null ? null : textOf( failure ) );
	const group = useRef< HTMLDivElement >( null );
	const choose = useRef< HTMLButtonElement >( null );
	return (
		<div
			ref={ group }
			tabIndex={ -1 }
			className="svc-mail-logo"
			role="group"
			aria-label={ label }
		>
			<span className="svc-mail-logo__label">{ label }</span>
			{ id > 0 && url && <img src={ url } alt="" /> }
			{ boot().mayUpload && (
				<Button
					ref={ choose }
					{ ...fieldMark( name ) }
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () =>
						chooseImage(
							{
								title: label,
								button: __( 'Use this image', 'svc' ),
							},
							( image ) => {
								setChosen( image );
								set( { [ name ]: image.id } );
							}
						)
					}
				>
					{ id > 0
						? __( 'Replace image', 'svc' )
						: __( 'Choose image', 'svc' ) }
				</Button>
			) }
			{ id > 0 && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					onClick={ () => {
						( choose.current ?? group.current )?.focus();
						set( { [ name ]: null } );
					} }
				>
					{ __( 'Remove image', 'svc' ) }
				</Button>
			) }
			{ error && (
				<p className="svc-error" role="alert">
					{ error }
				</p>
			) }
		</div>
	);
}
