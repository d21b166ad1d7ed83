import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { PersonPicker } from '../../shared/person-picker';
import { bindable, fieldsFor } from './fields';
import { bound, boundPerson, type Metadata } from './bindings';
import { profileStore } from './profile-store';

interface BlockEditProps {
	name: string;
	isSelected: boolean;
	attributes: { metadata?: Metadata };
	setAttributes: ( changes: { metadata: Metadata } ) => void;
}

const labels = (): Record< string, string > => ( {
	content: __( 'Text', 'svc' ),
	text: __( 'Text', 'svc' ),
	url: __( 'Address', 'svc' ),
	alt: __( 'Alternative text', 'svc' ),
} );

const ProfileFieldPanel = ( {
	name,
	attributes,
	setAttributes,
}: BlockEditProps ) => {
	const { metadata = {} } = attributes;
	const profileId = boundPerson( metadata );
	const person = useSelect(
		( select ) =>
			profileId
				? select( profileStore ).getProfile( profileId )
				: undefined,
		[ profileId ]
	);
	return (
		<PanelBody
			title={ __( 'Profile field', 'svc' ) }
			initialOpen={ profileId > 0 }
		>
			<PersonPicker
				label={ __( 'Person', 'svc' ) }
				help={ __(
					'Visitors who cannot see this profile see nothing here.',
					'svc'
				) }
				value={ profileId }
				name={
					person && `${ person.first_name } ${ person.last_name }`
				}
				onChange={ ( id ) =>
					setAttributes( {
						metadata: bound( metadata, { profileId: id } ),
					} )
				}
			/>
			{ profileId > 0 &&
				( bindable[ name ] ?? [] ).map( ( attribute ) => (
					<SelectControl
						__next40pxDefaultSize
						key={ attribute }
						label={ labels()[ attribute ] ?? attribute }
						value={
							metadata.bindings?.[ attribute ]?.args?.field ?? ''
						}
						options={ [
							{ value: '', label: __( 'Not connected', 'svc' ) },
							...fieldsFor( attribute, name ),
						] }
						onChange={ ( field ) =>
							setAttributes( {
								metadata: bound( metadata, {
									profileId,
									attribute,
									field,
								} ),
							} )
						}
					/>
				) ) }
		</PanelBody>
	);
};

const withProfileFields = ( BlockEdit: ComponentType< BlockEditProps > ) =>
	function WithProfileFields( props: BlockEditProps ) {
		return (
			<>
				<BlockEdit { ...props } />
				{ props.isSelected && bindable[ props.name ] && (
					<InspectorControls>
						<ProfileFieldPanel { ...props } />
					</InspectorControls>
				) }
			</>
		);
	};

/** Adds the choice of a person and a field to core's blocks of text, images and buttons. */
export const offerProfileFields = () =>
	addFilter( 'editor.BlockEdit', 'svc/profile-field', withProfileFields );
