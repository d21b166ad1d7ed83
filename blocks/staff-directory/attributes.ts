import { __ } from '@wordpress/i18n';
import { rolesOfSite } from './roles-of-site';

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

/** The roles to filter by, with the labels of the settings; of hidden ones only the chosen. A directory has no partners. */
export const roles = ( chosen: string ): Choice[] => [
	{ value: '', label: __( 'All roles', 'svc' ) },
	...rolesOfSite()
		.filter(
			( { value, isHidden } ) =>
				value === chosen ||
				( ! isHidden && value !== 'realtor_partner' )
		)
		.map( ( { value, label } ) => ( { value, label } ) ),
];

export const sorts = (): Choice[] => [
	{ value: 'last_name', label: __( 'Last name', 'svc' ) },
	{ value: 'first_name', label: __( 'First name', 'svc' ) },
	{ value: 'title', label: __( 'Title', 'svc' ) },
	{ value: 'department', label: __( 'Department', 'svc' ) },
	{ value: 'start_date', label: __( 'Start date', 'svc' ) },
];
