import { useBlockProps } from '@wordpress/block-editor';
import { ServerSideRender } from '@wordpress/server-side-render';
export const Edit = ( {
	attributes,
}: {
	attributes: Record< string, unknown >;
} ) => (
	<div { ...useBlockProps() }>
		<ServerSideRender block="svc/person-card" attributes={ attributes } />
	</div>
);
