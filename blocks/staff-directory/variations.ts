import { __, sprintf } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { rolesOfSite } from './roles-of-site';

interface Variation {
	name: string;
	title: string;
	description: string;
	icon: string;
	attributes: Partial< Attributes >;
	isActive: string[];
}

/** The site's own label of a role, where it has one. */
function ownLabel( role: string ): string | null {
	const found = rolesOfSite().find( ( { value } ) => value === role );
	return found && found.label !== found.defaultLabel ? found.label : null;
}

/** The texts of a variation for the people of a role. */
function ofRole(
	role: string,
	texts: Pick< Variation, 'title' | 'description' >
) {
	const label = ownLabel( role );
	return label === null
		? texts
		: {
				title: label,
				description: sprintf(
					/* translators: %s: label of a role. */
					__( 'The people with the role “%s”.', 'svc' ),
					label
				),
			};
}

const isOffered = ( { attributes: { role } }: Variation ): boolean =>
	! rolesOfSite().some(
		( { value, isHidden } ) => value === role && isHidden
	);

const plain = { showSearch: false, showSort: false, filters: [] };

/** Without those of roles that forms do not offer. */
export const variations = (): Variation[] => all().filter( isOffered );

const all = (): Variation[] => [
	{
		name: 'loan-officers',
		...ofRole( 'loan_officer', {
			title: __( 'Loan officers', 'svc' ),
			description: __(
				'Loan officers with their contact details. Visible to clients if their profiles are public.',
				'svc'
			),
		} ),
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
		...ofRole( 'leadership', {
			title: __( 'Leadership', 'svc' ),
			description: __( 'The people who lead the company.', 'svc' ),
		} ),
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
