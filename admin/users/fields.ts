import { __ } from '@wordpress/i18n';
import { roles } from '../../client/src/users/vocabulary.js';
import { boot, type CustomField } from '../shared/boot';
import {
	byName,
	type FieldRow,
	type FieldRows,
} from '../shared/form/field-row';
import { roleName } from '../shared/people/names';

type Row = Omit< FieldRow, 'required' | 'editor' > & Partial< FieldRow >;

const row = ( given: Row ): FieldRow => ( {
	required: false,
	editor: 'administrator',
	...given,
} );

/** Fields of the profile. `social.` and `meta.` are the objects of the API that hold a field. */
const profileRows = (): FieldRow[] => [
	row( {
		name: 'user_id',
		label: __( 'Account', 'svc' ),
		kind: 'whole',
		required: true,
	} ),
	row( {
		name: 'first_name',
		label: __( 'First name', 'svc' ),
		kind: 'text',
		max: 100,
		required: true,
	} ),
	row( {
		name: 'last_name',
		label: __( 'Last name', 'svc' ),
		kind: 'text',
		max: 100,
		required: true,
	} ),
	row( {
		name: 'email',
		label: __( 'E-mail', 'svc' ),
		kind: 'email',
		max: 254,
		required: true,
		editor: 'owner-if-allowed',
	} ),
	row( {
		name: 'role',
		label: __( 'Role', 'svc' ),
		kind: 'choice',
		choices: roles.map( ( value ) => ( {
			value,
			label: roleName( value ),
		} ) ),
		required: true,
	} ),
	row( {
		name: 'nmls_id',
		label: __( 'NMLS number', 'svc' ),
		kind: 'text',
		max: 12,
		pattern: '^[0-9]*$',
		patternHint: __( 'This must be digits only.', 'svc' ),
	} ),
	row( {
		name: 'job_title',
		label: __( 'Job title', 'svc' ),
		kind: 'text',
		max: 150,
		editor: 'owner-if-allowed',
	} ),
	row( {
		name: 'phone',
		label: __( 'Phone', 'svc' ),
		kind: 'phone',
		max: 40,
		pattern: '^(?:[0-9 +().x-]|ext)*$',
		patternHint: __(
			'This may have digits, spaces, + - ( ) . and x or ext.',
			'svc'
		),
		editor: 'owner',
	} ),
	row( {
		name: 'company',
		label: __( 'Company', 'svc' ),
		kind: 'text',
		max: 150,
	} ),
	row( {
		name: 'bio',
		label: __( 'Biography', 'svc' ),
		kind: 'html',
		max: 10000,
		editor: 'owner',
		help: __( 'You can use links, bold, italics and quotes.', 'svc' ),
	} ),
	...[
		[ 'facebook', __( 'Facebook', 'svc' ) ] as const,
		[ 'twitter', __( 'X (Twitter)', 'svc' ) ] as const,
		[ 'linkedin', __( 'LinkedIn', 'svc' ) ] as const,
		[ 'instagram', __( 'Instagram', 'svc' ) ] as const,
	].map( ( [ network, label ] ) =>
		row( {
			name: `social.${ network }`,
			label,
			kind: 'url',
			max: 2000,
			editor: 'owner',
		} )
	),
	row( {
		name: 'meta.svc_department',
		label: __( 'Department', 'svc' ),
		kind: 'text',
		max: 100,
	} ),
	row( {
		name: 'meta.svc_reports_to',
		label: __( 'Manager', 'svc' ),
		kind: 'whole',
	} ),
];

/** Fields of the intranet profile, which realtor partners do not have. */
const intranetRows = (): FieldRow[] => [
	row( {
		name: 'intranet.office_location',
		label: __( 'Office', 'svc' ),
		kind: 'text',
		max: 100,
		editor: 'owner',
	} ),
	row( {
		name: 'intranet.extension',
		label: __( 'Extension', 'svc' ),
		kind: 'text',
		max: 20,
		pattern: '^[0-9A-Za-z #*+.-]*$',
		patternHint: __(
			'This may have digits, letters, spaces and # * + . -',
			'svc'
		),
		editor: 'owner',
	} ),
	row( {
		name: 'intranet.start_date',
		label: __( 'Start date', 'svc' ),
		kind: 'date',
	} ),
	row( {
		name: 'intranet.bio',
		label: __( 'Introduction for colleagues', 'svc' ),
		kind: 'multiline',
		max: 10000,
		editor: 'owner',
	} ),
	row( {
		name: 'intranet.skills',
		label: __( 'Skills', 'svc' ),
		kind: 'tags',
		max: 50,
		maxLength: 60,
		editor: 'owner',
	} ),
];

const kinds = { string: 'text', integer: 'whole', boolean: 'flag' } as const;

const audience = ( { visibility }: CustomField ): string =>
	( {
		public: __( 'Visible to everyone who can see the profile.', 'svc' ),
		intranet: __( 'Visible to colleagues.', 'svc' ),
		private: __( 'Visible to the person and administrators only.', 'svc' ),
	} )[ visibility ];

/** Fields that code on this site has added with the filter `svc_profile_meta_keys`. */
export const customRows = ( fields: readonly CustomField[] ): FieldRow[] =>
	fields.map( ( field ) =>
		row( {
			name: `meta.${ field.key }`,
			label: field.label,
			kind: kinds[ field.type ],
			...( field.type === 'string' && { max: 500 } ),
			help: audience( field ),
		} )
	);

/** Only for a person whose account does not exist yet; WordPress's own field. */
export const usernameRow = (): FieldRow =>
	row( {
		name: 'account.username',
		label: __( 'Username', 'svc' ),
		kind: 'text',
		max: 60,
		required: true,
		help: __(
			'The account gets the e-mail address below and the default role of this site. Its owner sets a password with “Lost your password?” on the login page.',
			'svc'
		),
	} );

/** The fields of a person, by the names of a draft. */
export const personRows = (
	custom: readonly CustomField[] = boot().customFields
): FieldRows =>
	byName( [ ...profileRows(), ...intranetRows(), ...customRows( custom ) ] );
