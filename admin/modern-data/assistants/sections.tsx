import { __ } from '@wordpress/i18n';
import type { AssistantSettings } from '../../../client/src/modern-data/assistant-schemas.js';
import { SettingsGroup } from '../../shared/settings/group';
import type { SectionProps } from '../../shared/settings/part';
import { ConnectionSection } from './connection-section';
import { ToolsSection } from './tools-section';

/** Where AI assistants connect, and what they can do there. */
export const AssistantSections = ( {
	value,
	onChange,
}: SectionProps< AssistantSettings > ) => (
	<SettingsGroup
		title={ __( 'AI assistants', 'svc' ) }
		help={ __(
			'An AI assistant can answer questions about people and content, and make the changes that you allow here.',
			'svc'
		) }
	>
		<ConnectionSection endpoint={ value.endpoint } />
		<ToolsSection
			tools={ value.tools }
			onChange={ ( tools ) => onChange( { ...value, tools } ) }
		/>
	</SettingsGroup>
);
