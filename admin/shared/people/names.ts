import { __ } from '@wordpress/i18n';
import type { Role } from '../../../client/src/users/vocabulary.js';

export const roleName = ( role: Role ): string =>
	( {
		loan_officer: __( 'Loan Officer', 'svc' ),
		realtor_partner: __( 'Realtor Partner', 'svc' ),
		staff: __( 'Staff', 'svc' ),
		leadership: __( 'Leadership', 'svc' ),
		assistant: __( 'Assistant', 'svc' ),
	} )[ role ];

/** The name of a person, which some answers have in one piece. */
export const nameOf = (
	one: { name: string } | { first_name: string; last_name: string }
): string => ( 'name' in one ? one.name : fullName( one ) );

export const fullName = ( {
	first_name,
	last_name,
}: {
	first_name: string;
	last_name: string;
} ) => `${ first_name } ${ last_name }`;
