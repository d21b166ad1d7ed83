import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { mail } from './data';

interface Props {
	name: string;
	isSelected: boolean;
	attributes: {
		width?: string | number;
		height?: string | number;
		aspectRatio?: string;
		scale?: string;
	};
	setAttributes: ( changes: object ) => void;
	context: Record< string, unknown >;
}

const noShape = {
	aspectRatio: undefined,
	height: undefined,
	scale: undefined,
};

function Width( { attributes, setAttributes }: Props ) {
	const width = parseInt( String( attributes.width ?? '' ), 10 );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Size', 'svc' ) }>
				<RangeControl
					__next40pxDefaultSize
					label={ __( 'Width in pixels', 'svc' ) }
					help={ __(
						'Without one, the image is as wide as it is, as far as there is room. Its height follows.',
						'svc'
					) }
					min={ 16 }
					max={ mail().width }
					allowReset
					{ ...( width > 0 && { value: width } ) }
					onChange={ ( next ) =>
						setAttributes( {
							width: next ? `${ next }px` : undefined,
						} )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}

interface Actions {
	__unstableMarkNextChangeAsNotPersistent: () => void;
}

/** What pasted images have, and those of other sites: the editor shows them as they are sent. */
function useNoShape( { name, attributes, setAttributes }: Props ): void {
	const { __unstableMarkNextChangeAsNotPersistent: joinUndo } = useDispatch(
		'core/block-editor'
	) as unknown as Actions;
	const { aspectRatio, scale, height = 'auto' } = attributes;
	const isShaped =
		name === 'core/image' &&
		Boolean( aspectRatio || scale || height !== 'auto' );
	useEffect( () => {
		if ( isShaped ) {
			joinUndo();
			setAttributes( noShape );
		}
	}, [ isShaped, joinUndo, setAttributes ] );
}

/** Images have a width. E-mail programs do not cut images, so WordPress's controls of height and shape are left out. */
const withWidth = ( BlockEdit: ComponentType< Props > ) =>
	function WithWidth( props: Props ) {
		useNoShape( props );
		if ( props.name !== 'core/image' ) {
			return <BlockEdit { ...props } />;
		}
		return (
			<>
				<BlockEdit
					{ ...props }
					context={ { ...props.context, allowResize: false } }
				/>
				{ props.isSelected && <Width { ...props } /> }
			</>
		);
	};

export function limitImages(): void {
	addFilter( 'editor.BlockEdit', 'svc/mail-image', withWidth );
}
