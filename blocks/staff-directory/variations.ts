import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface Variation {
	name: string;
	title: string;
	description: string;
	icon: string;
	attributes: Partial< Attributes >;
	isActive: string[];
}

const plain = { showSearch: false, showSort: false, filters: [] };

export const variations: Variation[] = [
	{
		name: 'loan-officers',
		title: __( 'Loan officers', 'svc' ),
		description: __(
			'Loan officers with their contact details. Visible to clients if their profiles are public.',
			'svc'
		),
		icon: 'businessperson',
		attributes: {
			role: 'loan_officer',
			fields: [ 'photo', 'title', 'email', 'phone' ],
			filters: [ 'office' ],
		},
		isActive: [ 'role' ],
	},
	{
		name: 'department-team',
		title: __( 'Department team', 'svc' ),
		description: __(
			'The people of one department. Choose it in the sidebar.',
			'svc'
		),
		icon: 'networking',
		attributes: {
			...plain,
			layout: 'list',
			fields: [ 'photo', 'title', 'email', 'phone' ],
			perPage: 50,
		},
		isActive: [ 'layout', 'showSearch', 'perPage' ],
	},
	{
		name: 'leadership',
		title: __( 'Leadership', 'svc' ),
		description: __( 'The people who lead the company.', 'svc' ),
		icon: 'star-filled',
		attributes: {
			...plain,
			role: 'leadership',
			fields: [ 'photo', 'title', 'email' ],
			perPage: 50,
		},
		isActive: [ 'role' ],
	},
];
