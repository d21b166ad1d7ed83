import type { Layout } from './arrangement';

/** As block.json declares them. */
export interface Attributes {
	start: 'company' | 'person' | 'viewer';
	personId: number;
	depth: number;
	layout: Layout;
	fitWidth: boolean;
	showOverview: boolean;
	showPhoto: boolean;
	showTitle: boolean;
	showDepartment: boolean;
	showCount: boolean;
	showSearch: boolean;
	showTools: boolean;
	signInText: string;
	isExample?: boolean;
}

export interface EditProps {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}
