import { EmailText, PhoneText } from '../../shared/people/contact';
import type { Row } from './list';

type Contact = Pick< Row, 'email' | 'phone' | 'do_not_contact' >;

/** What a phone dials of a number as it was typed. */
export const dialled = ( phone: string ): string =>
	phone.replace( /[^+\d]/g, '' );

/** The e-mail address; a link unless the person is not to be contacted. */
export const LeadEmail = ( { email, do_not_contact: isOff }: Contact ) =>
	isOff || email === '' ? (
		<EmailText email={ email } />
	) : (
		<a href={ `mailto:${ email }` }>
			<EmailText email={ email } />
		</a>
	);

/** The phone number; a link unless the person is not to be contacted. */
export const LeadPhone = ( { phone, do_not_contact: isOff }: Contact ) =>
	isOff || phone === '' ? (
		<span className="svc-lead-phone">
			<PhoneText phone={ phone } />
		</span>
	) : (
		<a className="svc-lead-phone" href={ `tel:${ dialled( phone ) }` }>
			<PhoneText phone={ phone } />
		</a>
	);
