import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { layouts, type Attributes, type EditProps } from './attributes';
import { PagePicker } from './page-picker';

export const Controls = ( {
	attributes,
	setAttributes,
	isOnLeadPage,
}: Pick< EditProps, 'attributes' | 'setAttributes' > & {
	isOnLeadPage: boolean;
} ) => (
	<PanelBody title={ __( 'Form', 'svc' ) }>
		<PagePicker
			value={ attributes.pageId }
			help={
				isOnLeadPage
					? __( 'Without a choice it is the form of this page.', 'svc' )
					: undefined
			}
			onChange={ ( pageId ) => setAttributes( { pageId } ) }
		/>
		<SelectControl
			__next40pxDefaultSize
			label={ __( 'Layout', 'svc' ) }
			value={ attributes.layout }
			options={ layouts() }
			onChange={ ( layout ) =>
				setAttributes( { layout: layout as Attributes[ 'layout' ] } )
			}
		/>
	</PanelBody>
);
