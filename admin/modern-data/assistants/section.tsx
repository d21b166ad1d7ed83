import { Button, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Section } from '../../shared/form/section';
import { complain, say } from '../../shared/say';
import type { Tool } from '../../users/settings/stored';

interface Props {
	endpoint: string;
	tools: Tool[];
	enabled: ReadonlySet< string >;
	onChange: ( enabled: ReadonlySet< string > ) => void;
}

/** Where assistants connect, and what they are offered there. */
export function Assistants( { endpoint, tools, ...props }: Props ) {
	return (
		<Section title={ __( 'Assistants', 'svc' ) }>
			<p>
				{ __(
					'An assistant that speaks the Model Context Protocol connects here with a user name and an application password, and may do what that user may.',
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
				{ ...props }
				title={ __( 'They may look up', 'svc' ) }
				tools={ tools.filter( ( tool ) => tool.is_readonly ) }
			/>
			<Tools
				{ ...props }
				title={ __( 'They may change', 'svc' ) }
				tools={ tools.filter( ( tool ) => ! tool.is_readonly ) }
			/>
			<p className="svc-note">
				{ __(
					'These switches are for assistants that connect here. WordPress’s own list of abilities is governed by each user’s rights alone.',
					'svc'
				) }
			</p>
		</Section>
	);
}

function Tools( {
	title,
	tools,
	enabled,
	onChange,
}: Omit< Props, 'endpoint' > & { title: string } ) {
	return (
		<fieldset className="svc-choices svc-choices--wide">
			<legend>{ title }</legend>
			{ tools.map( ( { name, ability, title: label } ) => (
				<ToggleControl
					key={ name }
					label={ label }
					help={ ability }
					checked={ enabled.has( name ) }
					onChange={ ( isOn ) => {
						const next = new Set( enabled );
						if ( isOn ) {
							next.add( name );
						} else {
							next.delete( name );
						}
						onChange( next );
					} }
				/>
			) ) }
		</fieldset>
	);
}

/** Browsers offer a clipboard on secure addresses only. */
async function copy( text: string ) {
	try {
		await navigator.clipboard.writeText( text );
		say( __( 'Address copied.', 'svc' ) );
	} catch {
		complain(
			__(
				'Your browser does not let this page copy. Select the address and copy it.',
				'svc'
			)
		);
	}
}
