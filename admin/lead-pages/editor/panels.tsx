import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { AfterPanel } from './after-panel';
import { ConsentsPanel } from './consents-panel';
import { FormPanel } from './form-panel';
import { RefusalsProvider } from './messages';
import { actions, selectors, useRefusals } from './page';
import { PartnerPanel } from './partner-panel';
import { panelsOf, type PanelName } from './refusals';
import { RoutingPanel } from './routing-panel';

const plugin = 'svc-lead-page';

const panels = (): {
	name: PanelName;
	title: string;
	Body: ComponentType;
}[] => [
	{ name: 'form', title: __( 'Lead form', 'svc' ), Body: FormPanel },
	{ name: 'consents', title: __( 'Consents', 'svc' ), Body: ConsentsPanel },
	{ name: 'after', title: __( 'After sending', 'svc' ), Body: AfterPanel },
	{ name: 'routing', title: __( 'Leads', 'svc' ), Body: RoutingPanel },
	{ name: 'partner', title: __( 'Partner', 'svc' ), Body: PartnerPanel },
];

/** WordPress closes panels of plugins until they are opened. */
export function openPanel( panel: PanelName ): void {
	const name = `${ plugin }/${ plugin }-${ panel }`;
	if ( ! selectors().isEditorPanelOpened( name ) ) {
		actions().toggleEditorPanelOpened( name );
	}
}

const showFirst = () =>
	document
		.querySelector( '.svc-lead-panel__error' )
		?.scrollIntoView( { block: 'center' } );

/** What a lead page has besides its blocks. A panel with a message of the server opens. */
export function Panels() {
	const refusals = useRefusals();
	useEffect( () => {
		panelsOf( refusals ).forEach( openPanel );
		requestAnimationFrame( showFirst );
	}, [ refusals ] );
	return (
		<>
			{ panels().map( ( { name, title, Body } ) => (
				<PluginDocumentSettingPanel
					key={ name }
					name={ `${ plugin }-${ name }` }
					title={ title }
					className="svc-lead-panel"
				>
					{ /* Inside the panel: WordPress renders its content elsewhere in React's tree, out of reach of a provider around it. */ }
					<RefusalsProvider value={ refusals }>
						<Body />
					</RefusalsProvider>
				</PluginDocumentSettingPanel>
			) ) }
		</>
	);
}
