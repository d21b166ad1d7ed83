import { __ } from '@wordpress/i18n';
import type {
	consentKeys,
	leadSources,
	leadStatuses,
	loanPurposes,
	standardFields,
	timeframes,
} from '../../../client/src/lead-pages/vocabulary.js';

export type LeadStatus = ( typeof leadStatuses )[ number ];

export const statusText = ( status: LeadStatus ): string =>
	( {
		new: __( 'New', 'svc' ),
		contacted: __( 'Contacted', 'svc' ),
		qualified: __( 'Qualified', 'svc' ),
		won: __( 'Won', 'svc' ),
		lost: __( 'Lost', 'svc' ),
	} )[ status ];

export type LeadSource = ( typeof leadSources )[ number ];

export const sourceText = ( source: LeadSource ): string =>
	( {
		page: __( 'Lead page', 'svc' ),
		phone: __( 'Phone', 'svc' ),
		walk_in: __( 'Walk-in', 'svc' ),
		event: __( 'Event', 'svc' ),
		'mortgage-calculator': __( 'Mortgage calculator', 'svc' ),
		'property-valuation': __( 'Home value', 'svc' ),
	} )[ source ];

export const consentText = ( key: ( typeof consentKeys )[ number ] ): string =>
	( {
		contact: __( 'Contact', 'svc' ),
		sms_calls: __( 'Text messages and calls', 'svc' ),
		partner: __( 'Sharing with the partner', 'svc' ),
	} )[ key ];

type StandardField = ( typeof standardFields )[ number ];

const standardTexts = (): Record< StandardField, string > => ( {
	first_name: __( 'First name', 'svc' ),
	last_name: __( 'Last name', 'svc' ),
	email: __( 'E-mail', 'svc' ),
	phone: __( 'Phone', 'svc' ),
	state: __( 'State', 'svc' ),
	zip: __( 'ZIP code', 'svc' ),
	address: __( 'Address', 'svc' ),
	purpose: __( 'Purpose', 'svc' ),
	timeframe: __( 'Time frame', 'svc' ),
	message: __( 'Message', 'svc' ),
} );

/** A word of the API as people read it: `loan_amount` is "Loan amount". */
export function wordText( word: string ): string {
	const words = word.replace( /[_-]+/g, ' ' ).trim();
	return words.charAt( 0 ).toLocaleUpperCase() + words.slice( 1 );
}

/** The label of a form's field; one of the page's own is shown by its key. */
export const fieldText = ( key: string ): string =>
	( standardTexts() as Record< string, string > )[ key ] ??
	wordText( key.replace( /^x_/, '' ) );

const purposeTexts = (): Record<
	( typeof loanPurposes )[ number ],
	string
> => ( {
	purchase: __( 'Buy a home', 'svc' ),
	refinance: __( 'Refinance', 'svc' ),
	cash_out: __( 'Cash out', 'svc' ),
	home_equity: __( 'Home equity', 'svc' ),
	other: __( 'Other', 'svc' ),
} );

const timeframeTexts = (): Record<
	( typeof timeframes )[ number ],
	string
> => ( {
	now: __( 'Now', 'svc' ),
	'3_months': __( 'Within 3 months', 'svc' ),
	'6_months': __( 'Within 6 months', 'svc' ),
	'12_months': __( 'Within 12 months', 'svc' ),
	researching: __( 'Just looking', 'svc' ),
} );

/** The value of a form's field. */
export function fieldValueText( key: string, value: unknown ): string {
	if ( typeof value === 'boolean' ) {
		return value ? __( 'Yes', 'svc' ) : __( 'No', 'svc' );
	}
	const words = {
		purpose: purposeTexts(),
		timeframe: timeframeTexts(),
	} as Record< string, Record< string, string > >;
	const text = String( value ?? '' );
	return words[ key ]?.[ text ] ?? text;
}

/** Why a submission was taken for spam; a word that is not known is shown as it is. */
export const spamReasonText = ( reason: string ): string =>
	(
		( {
			honeypot: __( 'a field was filled that people do not see', 'svc' ),
			token_forged: __( 'it was not sent by the form', 'svc' ),
			token_old: __( 'the form was open for too long', 'svc' ),
			too_fast: __( 'it was sent too fast for a person', 'svc' ),
			links: __( 'the message has many links', 'svc' ),
			link_in_name: __( 'the name has a link', 'svc' ),
			disallowed_keys: __(
				'it has words that the site does not allow in comments',
				'svc'
			),
			challenge: __( 'the challenge was not solved', 'svc' ),
			filter: __( 'another plugin takes it for spam', 'svc' ),
		} ) as Record< string, string >
	 )[ reason ] ?? reason;
