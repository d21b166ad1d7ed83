import { __ } from '@wordpress/i18n';
import { boot } from '../shared/boot';
import { networkName } from '../shared/people/names';

/** What a field is called where the form is not there to call it. */
export function labelOf( key: string ): string {
	const [ group, name ] = key.split( '.' );
	if ( group === 'social' ) {
		return networkName( name ?? '' );
	}
	const custom = boot().customFields.find(
		( field ) => `meta.${ field.key }` === key
	);
	return custom?.label ?? labels()[ key ] ?? key;
}

const labels = (): Record< string, string > => ( {
	first_name: __( 'First name', 'svc' ),
	last_name: __( 'Last name', 'svc' ),
	email: __( 'E-mail', 'svc' ),
	role: __( 'Role', 'svc' ),
	nmls_id: __( 'NMLS number', 'svc' ),
	job_title: __( 'Job title', 'svc' ),
	phone: __( 'Phone', 'svc' ),
	company: __( 'Company', 'svc' ),
	bio: __( 'Biography', 'svc' ),
	user_id: __( 'Account', 'svc' ),
	avatar: __( 'Photo', 'svc' ),
	'meta.svc_department': __( 'Department', 'svc' ),
	'meta.svc_reports_to': __( 'Manager', 'svc' ),
	'intranet.office_location': __( 'Office', 'svc' ),
	'intranet.extension': __( 'Extension', 'svc' ),
	'intranet.start_date': __( 'Start date', 'svc' ),
	'intranet.bio': __( 'About me, for colleagues', 'svc' ),
	'intranet.skills': __( 'Skills', 'svc' ),
} );
