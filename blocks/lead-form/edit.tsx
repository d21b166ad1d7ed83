import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerSideRender } from '@wordpress/server-side-render';
import { LEAD_PAGE } from '../shared/lead-page';
import { useIsPreview } from '../shared/use-is-preview';
import type { EditProps } from './attributes';
import { Controls } from './controls';
import { PagePicker } from './page-picker';
import { Sample } from './sample';

const Gone = () => (
	<p>
		{ __(
			'Visitors see nothing here: the lead page of this form is not published. Publish it, or choose another one in the sidebar.',
			'svc'
		) }
	</p>
);

export const Edit = ( { attributes, setAttributes, context }: EditProps ) => {
	const blockProps = useBlockProps();
	const isOnLeadPage = context.postType === LEAD_PAGE;
	const choose = ( pageId: number ) => setAttributes( { pageId } );
	if ( useIsPreview() ) {
		return (
			<div { ...blockProps }>
				<Sample layout={ attributes.layout } />
			</div>
		);
	}
	return (
		<>
			<InspectorControls>
				<Controls
					attributes={ attributes }
					setAttributes={ setAttributes }
					isOnLeadPage={ isOnLeadPage }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				{ attributes.pageId || isOnLeadPage ? (
					<Disabled>
						<ServerSideRender
							block="svc/lead-form"
							attributes={ { ...attributes } }
							skipBlockSupportAttributes
							EmptyResponsePlaceholder={ Gone }
						/>
					</Disabled>
				) : (
					<Placeholder
						icon="feedback"
						label={ __( 'Lead form', 'svc' ) }
						instructions={ __(
							'Whose form is it? What visitors send here arrives as a lead of that page.',
							'svc'
						) }
					>
						<PagePicker value={ 0 } onChange={ choose } />
					</Placeholder>
				) }
			</div>
		</>
	);
};
