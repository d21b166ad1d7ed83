import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { ServerSideRender } from '@wordpress/server-side-render';
import { useIsPreview } from '../shared/use-is-preview';
import type { EditProps } from './attributes';
import { Controls } from './controls';
import { Sample } from './sample';

export const Edit = ( { attributes, setAttributes }: EditProps ) => {
	const blockProps = useBlockProps();
	if ( useIsPreview() ) {
		return (
			<div { ...blockProps }>
				<Sample mode={ attributes.mode } />
			</div>
		);
	}
	return (
		<>
			<InspectorControls>
				<Controls
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				<Disabled>
					<ServerSideRender
						block="svc/mortgage-calculator"
						attributes={ { ...attributes } }
						skipBlockSupportAttributes
					/>
				</Disabled>
			</div>
		</>
	);
};
