import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { PersonPicker } from '../shared/person-picker';
import { LEAD_PAGE } from '../shared/lead-page';
import { Several } from '../shared/several';
import {
	fields,
	layouts,
	persons,
	type Attributes,
	type EditProps,
} from './attributes';

export const Controls = ( {
	attributes,
	setAttributes,
	context,
	name,
}: EditProps & { name: string | undefined } ) => (
	<>
		<PanelBody title={ __( 'Person', 'svc' ) }>
			{ ( context.postType === LEAD_PAGE || attributes.person ) && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Shows', 'svc' ) }
					value={ attributes.person }
					options={ persons() }
					onChange={ ( person ) =>
						setAttributes( {
							person: person as Attributes[ 'person' ],
						} )
					}
				/>
			) }
			{ ! attributes.person && (
				<PersonPicker
					label={ __( 'Person', 'svc' ) }
					value={ attributes.profileId }
					name={ name }
					onChange={ ( profileId ) =>
						setAttributes( { profileId } )
					}
				/>
			) }
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
			<ToggleControl
				label={ __( 'Show the name', 'svc' ) }
				checked={ attributes.showName }
				onChange={ ( showName ) => setAttributes( { showName } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Name as', 'svc' ) }
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
				label={ __( 'Show with the name', 'svc' ) }
				choices={ fields() }
				chosen={ attributes.fields }
				onChange={ ( chosen ) => setAttributes( { fields: chosen } ) }
			/>
		</PanelBody>
		<PanelBody title={ __( 'Visitors', 'svc' ) }>
			<ToggleControl
				label={ __( 'Structured data for search engines', 'svc' ) }
				help={ __(
					'Adds the details of the card as schema.org data.',
					'svc'
				) }
				checked={ attributes.structuredData }
				onChange={ ( structuredData ) =>
					setAttributes( { structuredData } )
				}
			/>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Sign-in message', 'svc' ) }
				help={ __(
					'Shown with a link to sign in if this person’s profile is not public.',
					'svc'
				) }
				placeholder={ __( 'Sign in to see this. Staff only.', 'svc' ) }
				value={ attributes.signInText }
				onChange={ ( signInText ) => setAttributes( { signInText } ) }
			/>
		</PanelBody>
	</>
);
