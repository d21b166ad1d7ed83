import { __ } from '@wordpress/i18n';
import type { Profile } from '../../../client/src/users/index';

export const source = 'svc/profile-field';

/** Blocks of core, and which of their attributes a field may fill. */
export const bindable: Record< string, string[] > = {
	'core/paragraph': [ 'content' ],
	'core/heading': [ 'content' ],
	'core/button': [ 'text', 'url' ],
	'core/image': [ 'url', 'alt' ],
};

const rich = [ 'content', 'text', 'caption' ];

/** The fields that an attribute may show. */
export const fieldsFor = ( attribute: string, block: string ) => {
	if ( block === 'core/image' && attribute === 'url' ) {
		return images();
	}
	return attribute === 'url' ? links() : texts();
};

const images = () => [ { value: 'avatar_url', label: __( 'Photo', 'svc' ) } ];

const links = () => [
	{ value: 'email_url', label: __( 'E-mail', 'svc' ) },
	{ value: 'phone_url', label: __( 'Phone', 'svc' ) },
	{ value: 'vcard_url', label: __( 'Address book entry', 'svc' ) },
	{ value: 'facebook', label: 'Facebook' },
	{ value: 'twitter', label: 'Twitter' },
	{ value: 'linkedin', label: 'LinkedIn' },
	{ value: 'instagram', label: 'Instagram' },
];

const texts = () => [
	{ value: 'name', label: __( 'Name', 'svc' ) },
	{ value: 'first_name', label: __( 'First name', 'svc' ) },
	{ value: 'last_name', label: __( 'Last name', 'svc' ) },
	{ value: 'job_title', label: __( 'Title', 'svc' ) },
	{ value: 'role', label: __( 'Role', 'svc' ) },
	{ value: 'company', label: __( 'Company', 'svc' ) },
	{ value: 'department', label: __( 'Department', 'svc' ) },
	{ value: 'nmls_id', label: __( 'NMLS number', 'svc' ) },
	{ value: 'email', label: __( 'E-mail', 'svc' ) },
	{ value: 'phone', label: __( 'Phone', 'svc' ) },
	{ value: 'bio', label: __( 'Biography', 'svc' ) },
];

const escaped = ( text: string ) =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

/** Preview of the server's output; links are inactive in the editor. */
export function valueFor(
	profile: Profile,
	field: string,
	attribute: string
): string {
	const value = plain( profile, field );
	return rich.includes( attribute ) && field !== 'bio'
		? escaped( value )
		: value;
}

function plain( profile: Profile, field: string ): string {
	const { social, meta, ...rest } = profile;
	const known: Record< string, unknown > = {
		...social,
		...rest,
		...Object.fromEntries(
			Object.entries( meta ).map( ( [ name, value ] ) => [
				`meta.${ name }`,
				value,
			] )
		),
		name: `${ profile.first_name } ${ profile.last_name }`,
		department: meta.svc_department,
		email_url: `mailto:${ profile.email }`,
		phone_url: profile.phone && `tel:${ profile.phone }`,
		vcard_url: '#vcard',
	};
	return String( known[ field ] ?? '' );
}
