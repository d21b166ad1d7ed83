import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import { Section } from '../../shared/form/section';
import type { SectionProps } from '../../shared/settings/part';

/** Whether public people have pages on this site, and where. */
export const PersonPages = ( {
	value,
	onChange,
}: SectionProps< Settings > ) => (
	<Section title={ __( 'Pages of people', 'svc' ) }>
		<ToggleControl
			label={ __( 'A page for each public person', 'svc' ) }
			help={ __(
				'Shows visitors what they may see of the person, at an address with the person’s name. The setting is for this site only.',
				'svc'
			) }
			checked={ value.person_pages }
			onChange={ ( person_pages ) =>
				onChange( { ...value, person_pages } )
			}
		/>
		{ value.person_pages && (
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Address begins with', 'svc' ) }
				help={ __(
					'Lower case letters, digits and hyphens. With “people”, the page of Jane Doe is at /people/jane-doe/.',
					'svc'
				) }
				value={ value.person_pages_base }
				onChange={ ( person_pages_base ) =>
					onChange( { ...value, person_pages_base } )
				}
			/>
		) }
	</Section>
);
