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

export const variations: Variation[] = [
	{
		name: 'contact',
		title: __( 'Contact line', 'svc' ),
		description: __( 'Only photo, name and contact details.', 'svc' ),
		icon: 'email',
		attributes: { fields: [ 'photo', 'title', 'email', 'phone' ] },
		isActive: [ 'fields' ],
	},
];
