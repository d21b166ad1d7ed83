import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { ServerSideRender } from '@wordpress/server-side-render';
import { useIsPreview } from '../shared/use-is-preview';
import type { Attributes } from './attributes';
import { Inspector } from './inspector';
import { Sample } from './sample';

interface Props {
	attributes: Attributes;
	setAttributes: ( change: Partial< Attributes > ) => void;
}

/** The bookmarks of the person who edits, as the page shows them; invented ones in the inserter. */
export function Edit( { attributes, setAttributes }: Props ) {
	const isPreview = useIsPreview();
	return (
		<div { ...useBlockProps() }>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<Disabled>
				{ isPreview ? (
					<Sample />
				) : (
					<ServerSideRender
						block="svc/my-bookmarks"
						attributes={ { ...attributes } }
						skipBlockSupportAttributes
					/>
				) }
			</Disabled>
		</div>
	);
}
