import { __, sprintf } from '@wordpress/i18n';
import type { CustomField } from '../boot';
import type { Draft, Value } from '../../users/shared/profile/draft';

interface Rule {
	max?: number;
	isRequired?: boolean;
	isMultiline?: boolean;
	fits?: RegExp;
	hint?: () => string;
	isWhole?: boolean;
	items?: { max: number; length: number };
}

const link: Rule = {
	max: 2000,
	fits: /^https?:\/\/[^/?#@\s\\"'<>`]+(?:[/?#][^\s\\"'<>`]*)?$/iu,
	hint: () =>
		__(
			'This must be a web address that starts with http:// or https://.',
			'svc'
		),
};

/** The limits of the contract; a contract test on the server's side keeps them, and it has the last word. */
const rules: Record< string, Rule > = {
	first_name: { max: 100, isRequired: true },
	last_name: { max: 100, isRequired: true },
	email: {
		max: 254,
		isRequired: true,
		fits: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u,
		hint: () =>
			__(
				'This must be an e-mail address, such as jane@example.com.',
				'svc'
			),
	},
	role: { isRequired: true },
	user_id: { isRequired: true },
	'account.username': { max: 60, isRequired: true },
	nmls_id: {
		max: 12,
		fits: /^[0-9]*$/,
		hint: () => __( 'This must be digits only.', 'svc' ),
	},
	job_title: { max: 150 },
	phone: {
		max: 40,
		fits: /^(?:[0-9 +().x-]|ext)*$/,
		hint: () =>
			// The hyphen is one that may be typed, and the words are the server's.

			__(
				'This may have digits, spaces, + - ( ) . and x or ext.',
				'svc'
			),
	},
	company: { max: 150 },
	bio: { max: 10000, isMultiline: true },
	'social.facebook': link,
	'social.twitter': link,
	'social.linkedin': link,
	'social.instagram': link,
	'meta.svc_department': { max: 100 },
	'intranet.office_location': { max: 100 },
	'intranet.extension': {
		max: 20,
		fits: /^[0-9A-Za-z #*+.-]*$/,
		hint: () =>
			__( 'This may have digits, letters, spaces and # * + . -', 'svc' ),
	},
	'intranet.start_date': {
		fits: /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/,
		hint: () =>
			// eslint-disable-next-line @wordpress/i18n-hyphenated-range
			__(
				'This must be a day of the calendar, such as 2026-01-31.',
				'svc'
			),
	},
	'intranet.bio': { max: 10000, isMultiline: true },
	'intranet.skills': { items: { max: 50, length: 60 } },
};

const ruleOf = ( key: string, custom: readonly CustomField[] ): Rule => {
	const field = custom.find( ( one ) => `meta.${ one.key }` === key );
	if ( ! field ) {
		return rules[ key ] ?? {};
	}
	return field.type === 'integer' ? { isWhole: true } : { max: 500 };
};

/** What is wrong with a field, in the server's words; nothing where it is right. */
export function complaintAbout(
	key: string,
	value: Value | undefined,
	custom: readonly CustomField[] = []
): string | null {
	const rule = ruleOf( key, custom );
	if ( Array.isArray( value ) ) {
		return rule.items ? listComplaint( value, rule.items ) : null;
	}
	if ( typeof value !== 'string' ) {
		return rule.isRequired && value === null ? needed() : null;
	}
	return textComplaint( stored( value ), rule );
}

export function complaintsAbout(
	draft: Draft,
	keys: readonly string[],
	custom: readonly CustomField[] = []
): Record< string, string > {
	return Object.fromEntries(
		keys
			.map( ( key ) => [
				key,
				complaintAbout( key, draft[ key ], custom ),
			] )
			.filter(
				( pair ): pair is [ string, string ] => pair[ 1 ] !== null
			)
	);
}

const needed = () => __( 'This is required.', 'svc' );

/** As the server keeps it. */
const stored = ( typed: string ) =>
	typed
		.normalize( 'NFC' )
		.replace( /^[\p{White_Space}\uFEFF]+|[\p{White_Space}\uFEFF]+$/gu, '' );

function textComplaint( text: string, rule: Rule ): string | null {
	const length = [ ...text ].length;
	if ( length === 0 ) {
		return rule.isRequired ? needed() : null;
	}
	if ( rule.isWhole ) {
		return /^-?[0-9]{1,15}$/.test( text )
			? null
			: __( 'This must be a whole number.', 'svc' );
	}
	if (
		/\p{Cc}/u.test(
			rule.isMultiline ? text.replace( /[\n\t]/g, '' ) : text
		)
	) {
		return rule.isMultiline
			? __(
					'This must not have control characters other than line feed and tab.',
					'svc'
				)
			: __( 'This must be one line without control characters.', 'svc' );
	}
	if ( rule.max !== undefined && length > rule.max ) {
		return tooLong( rule.max, length );
	}
	return rule.fits && ! rule.fits.test( text )
		? ( rule.hint?.() ?? null )
		: null;
}

const tooLong = ( max: number, length: number ) =>
	sprintf(
		/* translators: 1: largest allowed number of characters, 2: number of characters sent. */
		__( 'This may have at most %1$d characters; it has %2$d.', 'svc' ),
		max,
		length
	);

function listComplaint(
	items: readonly string[],
	{ max, length }: { max: number; length: number }
): string | null {
	if ( items.length > max ) {
		return sprintf(
			/* translators: %d: largest allowed number of items. */
			__( 'This may have at most %d items.', 'svc' ),
			max
		);
	}
	const long = items
		.map( stored )
		.find( ( one ) => [ ...one ].length > length );
	return long === undefined ? null : tooLong( length, [ ...long ].length );
}
