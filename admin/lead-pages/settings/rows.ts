import { __ } from '@wordpress/i18n';
import { companyRows } from '../../shared/company-rows';
import {
	byName,
	type FieldRow,
	type FieldRows,
} from '../../shared/form/field-row';

type Row = Omit< FieldRow, 'required' | 'editor' >;

const flag = ( name: string, label: string, help: string ): Row => ( {
	name,
	label,
	kind: 'flag',
	help,
} );

const whole = (
	name: string,
	label: string,
	[ min, max ]: readonly [ number, number ],
	help: string
): Row & { required: true } => ( {
	name,
	label,
	kind: 'whole',
	min,
	max,
	help,
	required: true,
} );

/** Names in these settings of fields of the company record. */
const ofCompany = { company_name: 'name', company_nmls: 'nmls_id' };

const companyParts = (): Row[] => {
	const rows = companyRows();
	return Object.entries( ofCompany ).map( ( [ name, of ] ) => ( {
		...rows.get( of )!,
		name,
	} ) );
};

const visitorRows = (): Row[] => [
	whole(
		'quota_per_address',
		__( 'Submissions from one address', 'svc' ),
		[ 0, 1000 ],
		__(
			'More of them are refused until the minutes are over. 0 allows any number.',
			'svc'
		)
	),
	whole(
		'quota_minutes',
		__( 'Within minutes', 'svc' ),
		[ 1, 1440 ],
		__( 'An office often has one address for all its people.', 'svc' )
	),
	flag(
		'challenge',
		__( 'Ask browsers for a short computation', 'svc' ),
		__(
			'Visitors notice nothing. What comes without it, such as from browsers without JavaScript, goes to the spam folder.',
			'svc'
		)
	),
	whole(
		'spam_days',
		__( 'Delete spam after days', 'svc' ),
		[ 1, 365 ],
		__( 'Until then, it can be moved to the inbox.', 'svc' )
	),
];

const rightRows = (): Row[] => [
	flag(
		'notify_owner',
		__( 'Tell owners of new leads by e-mail', 'svc' ),
		__( 'To the address of their profile.', 'svc' )
	),
	flag(
		'editors_manage_leads',
		__( 'Editors manage all leads', 'svc' ),
		__(
			'Accounts that may edit pages of others see and change every lead. Webhooks and settings stay with administrators.',
			'svc'
		)
	),
	flag(
		'owners_publish',
		__( 'Owners publish their pages', 'svc' ),
		__(
			'Without it, they send their pages for review, and published pages are changed by those who manage pages.',
			'svc'
		)
	),
];

const keepingRows = (): Row[] => [
	whole(
		'retention_days',
		__( 'Erase won and lost leads after days', 'svc' ),
		[ 0, 3650 ],
		__( '0 keeps them.', 'svc' )
	),
	flag(
		'keep_consent_evidence',
		__( 'Keep the proof of consent', 'svc' ),
		__(
			'Name, phone number and consent of erased leads are kept for five years, as the rules for calls want it (47 CFR 64.1200).',
			'svc'
		)
	),
	{
		name: 'base',
		label: __( 'First part of the addresses', 'svc' ),
		kind: 'text',
		max: 50,
		pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
		patternHint: __(
			'This may have lower case letters, digits and hyphens.',
			'svc'
		),
		help: __( 'Old addresses lead to the new ones.', 'svc' ),
	},
];

/** The settings of leads, with the limits of the server. */
export const settingRows = (): FieldRows =>
	byName(
		[
			...companyParts(),
			...visitorRows(),
			...rightRows(),
			...keepingRows(),
		].map( ( row ) => ( {
			required: row.name === 'base',
			editor: 'administrator',
			...row,
		} ) )
	);

/** Whether a setting is one of the company record, which fewer people may change. */
export const isOfCompany = ( name: string ): boolean =>
	Object.hasOwn( ofCompany, name );
