import { store } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether this is a preview of the inserter or of a pattern, which reads no real people. */
export const useIsPreview = (): boolean =>
	useSelect(
		( select ) => select( store ).getSettings().isPreviewMode === true,
		[]
	);
