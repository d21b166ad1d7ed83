import {
	InnerBlocks,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';

interface Props {
	attributes: { layout?: { orientation?: 'horizontal' | 'vertical' } };
	isSelected: boolean;
}

/** WordPress's own has settings of icons: their size, and whether their names are shown. E-mails have the names. */
export function SocialLinksEdit( { attributes, isSelected }: Props ) {
	const props = useInnerBlocksProps( useBlockProps(), {
		orientation: attributes.layout?.orientation ?? 'horizontal',
		renderAppender: isSelected
			? InnerBlocks.ButtonBlockAppender
			: () => null,
	} );
	return <ul { ...props } />;
}
