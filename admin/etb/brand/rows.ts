import { __ } from '@wordpress/i18n';
import {
	mailColors,
	mailFonts,
	purposes,
	signatureRoles,
} from '../../../client/src/etb/vocabulary.js';
import { boot } from '../../shared/boot';
import { companyRows } from '../../shared/company-rows';
import {
	byName,
	type FieldChoice,
	type FieldRow,
	type FieldRows,
} from '../../shared/form/field-row';
import { roleName } from '../../shared/people/roles';
import { colorText, fontText, purposeText } from '../vocabulary';

type Row = Omit< FieldRow, 'required' | 'editor' > & { required?: boolean };

/** Active templates by purpose, to choose from. */
export type Choices = ( purpose: string ) => FieldChoice[];

const colors = ( of: 'colors' | 'dark', group: string ): Row[] =>
	mailColors.map( ( name ) => ( {
		name: `brand.${ of }.${ name }`,
		label: colorText( name ),
		group,
		kind: 'text',
		required: true,
		pattern: '^#[0-9a-fA-F]{6}$',
		patternHint: __( 'This must be a color such as #1f5fa8.', 'svc' ),
	} ) );

const brand = (): Row[] => [
	{ name: 'brand.logo_id', label: __( 'Logo', 'svc' ), kind: 'whole' },
	{
		name: 'brand.logo_dark_id',
		label: __( 'Logo on dark backgrounds', 'svc' ),
		kind: 'whole',
	},
	{
		name: 'brand.logo_width',
		label: __( 'Logo width (pixels)', 'svc' ),
		kind: 'whole',
		required: true,
		min: 20,
		max: 536,
	},
	{
		name: 'brand.font',
		label: __( 'Font', 'svc' ),
		kind: 'choice',
		choices: mailFonts.map( ( value ) => ( {
			value,
			label: fontText( value ),
		} ) ),
	},
	...colors( 'colors', __( 'Colors', 'svc' ) ),
	...colors( 'dark', __( 'Dark colors', 'svc' ) ),
];

const from = (): Row[] => [
	{
		name: 'from.name',
		label: __( 'Sender name', 'svc' ),
		kind: 'text',
		max: 100,
		help: __( 'Leave empty to use WordPress’s name.', 'svc' ),
	},
	{
		name: 'from.email',
		label: __( 'Sender address', 'svc' ),
		kind: 'email',
		max: 254,
		help: __( 'Leave empty to use WordPress’s address.', 'svc' ),
	},
	{
		name: 'from.reply_to',
		label: __( 'Reply-to address', 'svc' ),
		kind: 'email',
		max: 254,
	},
];

const sending = (): Row[] => [
	{
		name: 'wrap_wordpress',
		label: __( 'Use the brand in WordPress’s own e-mails', 'svc' ),
		kind: 'flag',
		help: __(
			'Plain e-mails of WordPress and plugins. Their text is not changed.',
			'svc'
		),
	},
	{
		name: 'work_anniversaries',
		label: __( 'Send e-mails on work anniversaries', 'svc' ),
		kind: 'flag',
	},
	{
		name: 'keep_days',
		label: __( 'Keep sent e-mails for this many days', 'svc' ),
		kind: 'whole',
		required: true,
		min: 1,
		max: 365,
	},
];

const uses = ( choices: Choices ): Row[] => [
	...purposes
		.filter( ( purpose ) => purpose !== 'signature' )
		.map( ( purpose ): Row => ( {
			name: `uses.${ purpose }`,
			label: purposeText( purpose ),
			kind: 'choice',
			choices: [
				{ value: '', label: __( 'Default template', 'svc' ) },
				...choices( purpose ),
			],
		} ) ),
	{
		name: 'signature.default',
		label: __( 'Signature', 'svc' ),
		kind: 'choice',
		choices: [
			{ value: '', label: __( 'Default template', 'svc' ) },
			...choices( 'signature' ),
		],
	},
	...signatureRoles.map( ( role ): Row => ( {
		name: `signature.roles.${ role }`,
		label: roleName( role ),
		kind: 'choice',
		choices: [
			{ value: '', label: __( 'The signature above', 'svc' ) },
			...choices( 'signature' ),
		],
	} ) ),
];

/** The settings by their paths. The limits repeat the server's; a contract test compares them. */
export const brandRows = ( choices: Choices ): FieldRows =>
	byName( [
		...[ ...brand(), ...from(), ...sending(), ...uses( choices ) ].map(
			( row ): FieldRow => ( {
				required: false,
				editor: 'administrator',
				...row,
			} )
		),
		...[ ...companyRows().values() ].map( ( row ) => ( {
			...row,
			name: `company.${ row.name }`,
			...( ! boot().mayManage && { editor: 'nobody' as const } ),
		} ) ),
	] );
