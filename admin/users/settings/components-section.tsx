import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import { boot } from '../../shared/boot';
import { Section } from '../../shared/form/section';
import type { SectionProps } from '../../shared/settings/part';

/** Switches components on and off. */
export const ComponentsSection = ( {
	value,
	onChange,
}: SectionProps< Settings > ) => (
	<Section title={ __( 'Components', 'svc' ) }>
		<p>
			{ __(
				'A component that is off has no pages, blocks, REST routes or tools for assistants. Its data is kept.',
				'svc'
			) }
		</p>
		<fieldset className="svc-choices svc-choices--wide">
			<legend>{ __( 'Components that are on', 'svc' ) }</legend>
			{ boot().components.map( ( { name, title, isOptional } ) => (
				<CheckboxControl
					key={ name }
					label={ title }
					{ ...( ! isOptional && {
						disabled: true,
						help: __( 'This component is always on.', 'svc' ),
					} ) }
					checked={ value.components[ name ] }
					onChange={ ( isOn ) =>
						onChange( {
							...value,
							components: { ...value.components, [ name ]: isOn },
						} )
					}
				/>
			) ) }
		</fieldset>
	</Section>
);
