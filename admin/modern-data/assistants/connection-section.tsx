import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Section } from '../../shared/form/section';
import { copy } from './copy';

/** Where AI assistants connect. */
export const ConnectionSection = ( { endpoint }: { endpoint: string } ) => (
	<Section title={ __( 'Connect an assistant', 'svc' ) }>
		<p>
			{ __(
				'Add this address as an MCP server in your assistant. It signs in with a WordPress username and an application password, which users create in their WordPress profile.',
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
				onClick={ () =>
					void copy( endpoint, __( 'Address copied.', 'svc' ) )
				}
			>
				{ __( 'Copy', 'svc' ) }
			</Button>
		</div>
	</Section>
);
