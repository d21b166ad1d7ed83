import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { PersonPicker } from '../shared/person-picker';
import { Several } from '../shared/several';
import { fields, layouts, type Attributes, type EditProps } from './attributes';

export const Controls = ( {
	attributes,
	setAttributes,
	name,
}: EditProps & { name: string | undefined } ) => (
	<>
		<PanelBody title={ __( 'Person', 'svc' ) }>
			<PersonPicker
				label={ __( 'Person', 'svc' ) }
				value={ attributes.profileId }
				name={ name }
				onChange={ ( profileId ) => setAttributes( { profileId } ) }
			/>
		</PanelBody>
		<PanelBody title={ __( 'Appearance', 'svc' ) }>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Layout', 'svc' ) }
				value={ attributes.layout }
				options={ layouts() }
				onChange={ ( layout ) =>
					setAttributes( {
						layout: layout as Attributes[ 'layout' ],
					} )
				}
			/>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'The name is', 'svc' ) }
				value={ String( attributes.headingLevel ) }
				options={ [ 1, 2, 3, 4, 5, 6 ].map( ( level ) => ( {
					value: String( level ),
					// translators: %d: level of a heading, 1 to 6.
					label: sprintf( __( 'Heading %d', 'svc' ), level ),
				} ) ) }
				onChange={ ( level ) =>
					setAttributes( { headingLevel: Number( level ) } )
				}
			/>
			<Several
				label={ __( 'Shown beside the name', 'svc' ) }
				choices={ fields() }
				chosen={ attributes.fields }
				onChange={ ( chosen ) => setAttributes( { fields: chosen } ) }
			/>
		</PanelBody>
		<PanelBody title={ __( 'For readers', 'svc' ) }>
			<ToggleControl
				label={ __( 'Tell search engines', 'svc' ) }
				help={ __(
					'Adds what the card shows as schema.org data.',
					'svc'
				) }
				checked={ attributes.structuredData }
				onChange={ ( structuredData ) =>
					setAttributes( { structuredData } )
				}
			/>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Line for visitors', 'svc' ) }
				help={ __(
					'Shown with a link to sign in where this person’s profile is not public.',
					'svc'
				) }
				placeholder={ __(
					'This is for people of the company.',
					'svc'
				) }
				value={ attributes.signInText }
				onChange={ ( signInText ) => setAttributes( { signInText } ) }
			/>
		</PanelBody>
	</>
);
