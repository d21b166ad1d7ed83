import { __ } from '@wordpress/i18n';
import type { LeadPerson } from '../../../client/src/lead-pages/index';

/** The default label of a role: the editor of pages does not have those of the settings. */
export const roleLabel = ( role: LeadPerson[ 'role' ] ): string =>
	( {
		loan_officer: __( 'Loan Officer', 'svc' ),
		realtor_partner: __( 'Realtor Partner', 'svc' ),
		staff: __( 'Staff', 'svc' ),
		leadership: __( 'Leadership', 'svc' ),
		assistant: __( 'Assistant', 'svc' ),
	} )[ role ];
