import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { listAccounts } from '../../../client/src/users/accounts.js';
import type { Choice } from '../../shared/pick';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { useDebounced } from '../../shared/use-debounced';

interface Props {
	email: string;
	onUse: ( account: Choice ) => void;
}

/** Offers the account without a profile that has the e-mail address, on any site of a network. */
export function EmailOwner( { email, onUse }: Props ) {
	const settled = useDebounced( email.trim(), 400 );
	const isWhole = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test( settled );
	const { value, isWaiting, failure } = useAnswer(
		isWhole ? settled : null,
		async ( signal ) => {
			const { body } = await listAccounts(
				transport,
				{ email: settled, per_page: 1 },
				{ signal }
			);
			return body.data[ 0 ] ?? null;
		}
	);
	const owner = isWhole && ! isWaiting && failure === null ? value : null;
	return (
		<div aria-live="polite" className="svc-email-owner">
			{ owner && (
				<Notice
					status="info"
					isDismissible={ false }
					spokenMessage=""
					actions={ [
						{
							label: __( 'Use this account', 'svc' ),
							onClick: () =>
								onUse( {
									value: String( owner.id ),
									label: owner.display_name || owner.login,
								} ),
						},
					] }
				>
					{ sprintf(
						/* translators: 1: e-mail address, 2: name of an account, 3: username. */
						__(
							'%1$s is the address of an account that exists: %2$s (%3$s). It has no profile yet.',
							'svc'
						),
						settled,
						owner.display_name || owner.login,
						owner.login
					) }
				</Notice>
			) }
		</div>
	);
}
