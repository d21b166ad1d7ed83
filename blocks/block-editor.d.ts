/** The package brings no types; this is what the blocks use of it. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	type ElementProps = HTMLAttributes< HTMLElement > &
		Record< `data-${ string }`, unknown >;

	export const useBlockProps: {
		( props?: ElementProps ): ElementProps;
		save: ( props?: ElementProps ) => ElementProps;
	};
	export const useInnerBlocksProps: {
		( props?: ElementProps, options?: object ): ElementProps;
		save: ( props?: ElementProps ) => ElementProps;
	};
	export const InnerBlocks: { ButtonBlockAppender: ComponentType };
	export const InspectorControls: ComponentType< {
		group?: 'settings' | 'styles' | 'advanced' | 'color';
		children: ReactNode;
	} >;
	export const BlockControls: ComponentType< {
		group?: 'block' | 'inline' | 'other' | 'parent';
		children: ReactNode;
	} >;
	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			object,
			{
				getSettings: ( state: unknown ) => {
					/** The inserter's and the patterns' previews. */
					isPreviewMode?: boolean;
				};
			}
		>
	>;
	export const RichText: ComponentType< {
		value: string;
		onChange: ( value: string ) => void;
		tagName?: string;
		className?: string;
		placeholder?: string;
		allowedFormats?: string[];
		'aria-label'?: string;
	} >;
}
