import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Lead } from '../../../../client/src/lead-pages/index';
import { spamReasonText } from '../../shared/vocabulary';
import { releasedText } from '../texts';
import type { Save } from './use-lead';

/** Why a lead is in the spam folder, and what takes it out. */
export const SpamNotice = ( { lead, save }: { lead: Lead; save: Save } ) =>
	lead.folder === 'spam' ? (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Not spam', 'svc' ),
					onClick: () =>
						void save(
							{ folder: 'inbox' },
							{ text: releasedText( 1 ) }
						),
				},
			] }
		>
			{ lead.spam_reasons && lead.spam_reasons.length > 0
				? sprintf(
						/* translators: %s: reasons. */
						__( 'This lead is in the spam folder: %s.', 'svc' ),
						lead.spam_reasons.map( spamReasonText ).join( ', ' )
					)
				: __( 'This lead is in the spam folder.', 'svc' ) }
		</Notice>
	) : null;
