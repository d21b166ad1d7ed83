import { __ } from '@wordpress/i18n';

export interface Attributes {
	/** 0 for the lead page that the block is on. */
	pageId: number;
	layout: 'stacked' | 'columns';
}

export interface EditProps {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
	context: { postId?: number; postType?: string };
}

export const layouts = () => [
	{ value: 'stacked', label: __( 'Fields below each other', 'svc' ) },
	{ value: 'columns', label: __( 'Short fields in two columns', 'svc' ) },
];
