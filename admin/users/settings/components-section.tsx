import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import type { ComponentName } from '../../shared/boot';
import { Section } from '../../shared/form/section';
import type { SectionProps } from '../../shared/settings/part';

/** The components, in the order of the list. */
export const componentNames = [
	'users',
	'modern-data',
] as const satisfies readonly ComponentName[];

const titleOf = ( name: ComponentName ): string =>
	( {
		users: __( 'People', 'svc' ),
		'modern-data': __( 'AI assistants', 'svc' ),
	} )[ name ];

/** Switches components on and off. The people cannot be off: the others depend on them. */
export const ComponentsSection = ( {
	value,
	onChange,
}: SectionProps< Settings > ) => (
	<Section title={ __( 'Components', 'svc' ) }>
		<p>
			{ __(
				'A component that is off has no pages, blocks, REST routes or tools for assistants. Its data are kept.',
				'svc'
			) }
		</p>
		<fieldset className="svc-choices svc-choices--wide">
			<legend>{ __( 'Components that are on', 'svc' ) }</legend>
			{ componentNames.map( ( name ) => (
				<CheckboxControl
					key={ name }
					label={ titleOf( name ) }
					{ ...( name === 'users' && {
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
