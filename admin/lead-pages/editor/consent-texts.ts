import { __ } from '@wordpress/i18n';
import type { consentKeys } from '../../../client/src/lead-pages/vocabulary.js';

type ConsentKey = ( typeof consentKeys )[ number ];

export const consentHelp = ( key: ConsentKey ): string =>
	( {
		contact: __( 'From 20 to 2,000 characters.', 'svc' ),
		sms_calls: __(
			'The law does not let you require this one. From 20 to 2,000 characters.',
			'svc'
		),
		partner: __(
			'Without it, the partner sees nothing of the visitor. From 20 to 2,000 characters.',
			'svc'
		),
	} )[ key ];

/** What a new consent begins with. */
export const startText = ( key: ConsentKey ): string =>
	( {
		contact: __(
			'I agree that {owner} and {company} may contact me about my request by phone and e-mail.',
			'svc'
		),
		sms_calls: __(
			'I agree to receive text messages and automated calls from {company} at the number I gave. Consent is not a condition of any loan. Message and data rates may apply.',
			'svc'
		),
		partner: __(
			'I agree that {company} shares my name and contact details with {partner}, who may contact me about my request.',
			'svc'
		),
	} )[ key ];
