import { mailUrl, phoneUrl } from '../../../blocks/shared/contact-urls';
import { EmailText, PhoneText } from '../../shared/people/contact';
import type { Row } from './list';

type Contact = Pick< Row, 'email' | 'phone' | 'do_not_contact' >;

/** The e-mail address; a link unless the person is not to be contacted. */
export const LeadEmail = ( { email, do_not_contact: isOff }: Contact ) =>
	isOff || email === '' ? (
		<span className="svc-lead-email">
			<EmailText email={ email } />
		</span>
	) : (
		<a className="svc-lead-email" href={ mailUrl( email ) }>
			<EmailText email={ email } />
		</a>
	);

/** The phone number; a link if it has digits, unless the person is not to be contacted. */
export const LeadPhone = ( { phone, do_not_contact: isOff }: Contact ) =>
	isOff || phoneUrl( phone ) === '' ? (
		<span className="svc-lead-phone">
			<PhoneText phone={ phone } />
		</span>
	) : (
		<a className="svc-lead-phone" href={ phoneUrl( phone ) }>
			<PhoneText phone={ phone } />
		</a>
	);
