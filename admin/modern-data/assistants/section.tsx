import { Button, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AssistantSettings } from '../../../client/src/modern-data/assistant-schemas.js';
import { Section } from '../../shared/form/section';
import { notify, notifyError } from '../../shared/notices';
import type { SectionProps } from '../../shared/settings/part';
import { withTool, type Tool } from './tools';

/** Where AI assistants connect, and which tools they are offered there. */
export function AssistantsSection( {
	value,
	onChange,
}: SectionProps< AssistantSettings > ) {
	const { endpoint, tools } = value;
	const toggle = ( name: string, isOn: boolean ) =>
		onChange( { ...value, tools: withTool( tools, name, isOn ) } );
	return (
		<Section title={ __( 'Assistants', 'svc' ) }>
			<p>
				{ __(
					'An AI assistant that speaks the Model Context Protocol connects at this address with a username and an application password. It can do what that user can do.',
					'svc'
				) }
			</p>
			<div className="svc-copy">
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Address for assistants', 'svc' ) }
					value={ endpoint }
					readOnly
					dir="ltr"
					onChange={ () => {} }
					onFocus={ ( event ) => event.target.select() }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => void copy( endpoint ) }
				>
					{ __( 'Copy', 'svc' ) }
				</Button>
			</div>
			<Tools
				title={ __( 'Assistants can read', 'svc' ) }
				tools={ tools.filter( ( tool ) => tool.is_readonly ) }
				onToggle={ toggle }
			/>
			<Tools
				title={ __( 'Assistants can change', 'svc' ) }
				tools={ tools.filter( ( tool ) => ! tool.is_readonly ) }
				onToggle={ toggle }
			/>
			<p className="svc-note">
				{ __(
					'These settings apply to assistants that connect at the address above. They do not change the abilities that WordPress itself offers, which depend on each user’s capabilities alone.',
					'svc'
				) }
			</p>
		</Section>
	);
}

interface ToolsProps {
	title: string;
	tools: Tool[];
	onToggle: ( name: string, isOn: boolean ) => void;
}

const Tools = ( { title, tools, onToggle }: ToolsProps ) => (
	<fieldset className="svc-choices svc-choices--wide">
		<legend>{ title }</legend>
		{ tools.map( ( { name, ability, title: label, enabled } ) => (
			<ToggleControl
				key={ name }
				label={ label }
				help={ ability }
				checked={ enabled }
				onChange={ ( isOn ) => onToggle( name, isOn ) }
			/>
		) ) }
	</fieldset>
);

/** Browsers offer a clipboard on secure addresses only. */
async function copy( text: string ) {
	try {
		await navigator.clipboard.writeText( text );
		notify( __( 'Address copied.', 'svc' ) );
	} catch {
		notifyError(
			__(
				'Your browser does not allow this page to copy. Select the address and copy it.',
				'svc'
			)
		);
	}
}
