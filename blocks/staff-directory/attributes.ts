import { __ } from '@wordpress/i18n';

export interface Attributes {
	layout: 'cards' | 'list' | 'table';
	fields: string[];
	department: string;
	role: string;
	perPage: number;
	orderBy: string;
	order: 'asc' | 'desc';
	showSearch: boolean;
	filters: string[];
	showSort: boolean;
	showDetails: boolean;
	signInText: string;
}

export interface EditProps {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}

interface Choice {
	value: string;
	label: string;
}

export const layouts = (): Choice[] => [
	{ value: 'cards', label: __( 'Cards', 'svc' ) },
	{ value: 'list', label: __( 'List', 'svc' ) },
	{ value: 'table', label: __( 'Table', 'svc' ) },
];

/** In the order in which they are shown. */
export const fields = (): Choice[] => [
	{ value: 'photo', label: __( 'Photo', 'svc' ) },
	{ value: 'title', label: __( 'Title', 'svc' ) },
	{ value: 'department', label: __( 'Department', 'svc' ) },
	{ value: 'role', label: __( 'Role', 'svc' ) },
	{ value: 'office', label: __( 'Office', 'svc' ) },
	{ value: 'email', label: __( 'E-mail', 'svc' ) },
	{ value: 'phone', label: __( 'Phone', 'svc' ) },
];

export const filters = (): Choice[] =>
	fields().filter( ( { value } ) =>
		[ 'department', 'role', 'office' ].includes( value )
	);

/** Partners are no colleagues, so a directory has none. */
export const roles = (): Choice[] => [
	{ value: '', label: __( 'All roles', 'svc' ) },
	{ value: 'loan_officer', label: __( 'Loan Officer', 'svc' ) },
	{ value: 'staff', label: __( 'Staff', 'svc' ) },
	{ value: 'leadership', label: __( 'Leadership', 'svc' ) },
	{ value: 'assistant', label: __( 'Assistant', 'svc' ) },
];

export const sorts = (): Choice[] => [
	{ value: 'last_name', label: __( 'Last name', 'svc' ) },
	{ value: 'first_name', label: __( 'First name', 'svc' ) },
	{ value: 'title', label: __( 'Title', 'svc' ) },
	{ value: 'department', label: __( 'Department', 'svc' ) },
	{ value: 'start_date', label: __( 'Start date', 'svc' ) },
];
