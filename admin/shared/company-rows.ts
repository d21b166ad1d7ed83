import { __ } from '@wordpress/i18n';
import { byName, type FieldRow, type FieldRows } from './form/field-row';

type Row = Omit< FieldRow, 'required' | 'editor' >;

/** The fields of the company record, in the words and with the limits of the server. */
export const companyRows = (): FieldRows => {
	const rows: Row[] = [
		{
			name: 'name',
			label: __( 'Company name', 'svc' ),
			kind: 'text',
			max: 150,
			help: __(
				'If this is empty, the title of the site or network is shown.',
				'svc'
			),
		},
		{
			name: 'legal_name',
			label: __( 'Legal name', 'svc' ),
			kind: 'text',
			max: 150,
		},
		{
			name: 'nmls_id',
			label: __( 'NMLS number', 'svc' ),
			kind: 'text',
			max: 12,
			pattern: '^[0-9]*$',
			patternHint: __( 'This must be digits only.', 'svc' ),
		},
		{
			name: 'phone',
			label: __( 'Phone', 'svc' ),
			kind: 'phone',
			max: 40,
			pattern: '^(?:[0-9 +().x-]|ext)*$',
			patternHint: __(
				'This may have digits, spaces, + - ( ) . and x or ext.',
				'svc'
			),
		},
		{
			name: 'url',
			label: __( 'Website address', 'svc' ),
			kind: 'url',
			max: 2000,
		},
		{
			name: 'postal_address',
			label: __( 'Postal address', 'svc' ),
			kind: 'multiline',
			max: 300,
		},
		{
			name: 'disclosure',
			label: __( 'Disclosure', 'svc' ),
			kind: 'multiline',
			max: 2000,
		},
		{
			name: 'equal_housing',
			label: __( 'Equal Housing Lender', 'svc' ),
			kind: 'flag',
			help: __(
				'Public pages and e-mails state that the company is an Equal Housing Lender.',
				'svc'
			),
		},
	];
	return byName(
		rows.map( ( row ) => ( {
			required: false,
			editor: 'administrator',
			...row,
		} ) )
	);
};
