import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { envelope, mobile } from '@wordpress/icons';
import { mailUrl, phoneUrl } from '../../../../blocks/shared/contact-urls';
import type { Lead } from '../../../../client/src/lead-pages/index';
import { EmailText, PhoneText } from '../../../shared/people/contact';
import { nameText } from '../texts';

type Props = Pick<
	Lead,
	'first_name' | 'last_name' | 'email' | 'phone' | 'do_not_contact'
>;

/** Calls and writes with one tap; a person who is not to be contacted has texts in their place. */
export const Reach = ( lead: Props ) =>
	lead.do_not_contact ? (
		<p className="svc-lead-reach">
			<PhoneText phone={ lead.phone } />{ ' ' }
			<EmailText email={ lead.email } />
		</p>
	) : (
		<div className="svc-lead-reach">
			{ phoneUrl( lead.phone ) !== '' && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					icon={ mobile }
					href={ phoneUrl( lead.phone ) }
					aria-label={ sprintf(
						/* translators: 1: a name, 2: a phone number. */
						__( 'Call %1$s: %2$s', 'svc' ),
						nameText( lead ),
						lead.phone
					) }
				>
					<PhoneText phone={ lead.phone } />
				</Button>
			) }
			{ phoneUrl( lead.phone ) === '' && (
				<PhoneText phone={ lead.phone } />
			) }
			{ lead.email !== '' && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ envelope }
					href={ mailUrl( lead.email ) }
					aria-label={ sprintf(
						/* translators: 1: a name, 2: an e-mail address. */
						__( 'E-mail %1$s: %2$s', 'svc' ),
						nameText( lead ),
						lead.email
					) }
				>
					<EmailText email={ lead.email } />
				</Button>
			) }
		</div>
	);
