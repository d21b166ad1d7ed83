import { __ } from '@wordpress/i18n';

export interface Attributes {
	profileId: number;
	/** Whom the lead page names, instead of one person. */
	person: '' | 'owner' | 'partner';
	layout: 'side' | 'stacked';
	fields: string[];
	headingLevel: number;
	showName: boolean;
	structuredData: boolean;
	signInText: string;
}

export interface EditProps {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
	context: { postType?: string };
}

export const persons = () => [
	{ value: '', label: __( 'A person chosen here', 'svc' ) },
	{ value: 'owner', label: __( 'The owner of the lead page', 'svc' ) },
	{ value: 'partner', label: __( 'The partner of the lead page', 'svc' ) },
];

/** In the order in which they are shown. */
export const fields = () => [
	{ value: 'photo', label: __( 'Photo', 'svc' ) },
	{ value: 'title', label: __( 'Title', 'svc' ) },
	{ value: 'role', label: __( 'Role', 'svc' ) },
	{ value: 'company', label: __( 'Company', 'svc' ) },
	{ value: 'nmls', label: __( 'NMLS number', 'svc' ) },
	{ value: 'email', label: __( 'E-mail', 'svc' ) },
	{ value: 'phone', label: __( 'Phone', 'svc' ) },
	{ value: 'social', label: __( 'Social links', 'svc' ) },
	{ value: 'bio', label: __( 'Biography', 'svc' ) },
	{ value: 'vcard', label: __( 'Address book link', 'svc' ) },
];

export const layouts = () => [
	{ value: 'side', label: __( 'Photo beside the text', 'svc' ) },
	{ value: 'stacked', label: __( 'Photo above the text', 'svc' ) },
];
